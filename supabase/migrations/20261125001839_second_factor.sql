-- A second factor for everybody of the staff: a code of six digits that an app computes (RFC 6238), or one of eight
-- recovery codes. The site computes; what makes a code count once, and for one session, is here.

-- One row per member who has set it up. It goes with the membership.
create table private.staff_factors (
  user_id uuid primary key references private.staff (user_id) on delete cascade,
  -- Base32, as the app was given it.
  secret text not null,
  -- The period of 30 seconds whose code was accepted last: neither that code nor an older one counts again.
  last_step bigint not null,
  -- Keyed hashes of those that are left.
  recovery_codes text[] not null,
  -- Sessions that have passed.
  sessions text[] not null,
  enrolled_at timestamptz not null default now()
);
alter table private.staff_factors enable row level security;
revoke all on private.staff_factors from public, anon, authenticated;

create function private.session_id() returns text
language sql
stable
set search_path = ''
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'; $$;

-- Whoever has the role with a proven address and a living session, whether or not the second factor was shown.
create function private.staff_by_password() returns setof private.staff
language sql
stable
security definer
set search_path = ''
as $$
  select staff.*
  from private.staff as staff
  join auth.users as person on person.id = staff.user_id
  join public.proven_addresses as proven on proven.user_id = person.id and proven.email = lower(person.email)
  where staff.user_id = (select auth.uid()) and (select public.has_live_session());
$$;

-- The staff member who calls; null for everybody else, and before the second factor. Reading the rows each time makes
-- removal and reset effective at once.
create or replace function private.staff_member() returns private.staff
language sql
stable
security definer
set search_path = ''
as $$
  select staff.*
  from private.staff_by_password() as staff
  join private.staff_factors as factor on factor.user_id = staff.user_id
  where private.session_id() = any (factor.sessions);
$$;

-- The caller between password and second factor; null for who is not of the staff.
create function public.staff_step() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'userId', staff.user_id,
    'email', (select email from auth.users where id = staff.user_id),
    'session', private.session_id(),
    'isEnrolled', exists (select 1 from private.staff_factors where user_id = staff.user_id)
  )
  from private.staff_by_password() as staff;
$$;

-- The secret to compute codes with; null where nothing was set up.
create function public.staff_secret(p_user uuid) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return (select secret from private.staff_factors where user_id = p_user);
end;
$$;

-- Keeps a new second factor and lets the session pass. False where there is one already.
create function public.enrol_staff_factor(
  p_user uuid,
  p_session text,
  p_secret text,
  p_step bigint,
  p_codes text[]
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  insert into private.staff_factors (user_id, secret, last_step, recovery_codes, sessions)
  values (p_user, p_secret, p_step, p_codes, array[p_session])
  on conflict (user_id) do nothing;
  return found;
end;
$$;

-- Lets a session pass, by the code of a period later than the last one, or by a recovery code, which is used up. False
-- when neither counts.
create function public.pass_staff_factor(p_user uuid, p_session text, p_step bigint, p_code text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  update private.staff_factors
  set last_step = coalesce(p_step, last_step),
      recovery_codes = array_remove(recovery_codes, p_code),
      sessions = array_append(
        array(select id::text from auth.sessions where id::text = any (staff_factors.sessions)), p_session)
  where user_id = p_user and (last_step < p_step or p_code = any (recovery_codes));
  return found;
end;
$$;

-- After the loss of the app and of the codes: the next sign-in sets up a new factor. Every session ends.
create function public.reset_staff_factor(p_email text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  member uuid;
begin
  perform private.require_server();
  delete from private.staff_factors using auth.users as person
  where person.id = staff_factors.user_id and lower(person.email) = lower(trim(p_email))
  returning staff_factors.user_id into member;
  delete from auth.sessions where user_id = member;
  return member is not null;
end;
$$;

revoke all on function
  private.session_id(), private.staff_by_password(), public.staff_step(), public.staff_secret(uuid),
  public.enrol_staff_factor(uuid, text, text, bigint, text[]),
  public.pass_staff_factor(uuid, text, bigint, text), public.reset_staff_factor(text)
from public, anon, authenticated;
grant execute on function public.staff_step() to authenticated;
grant execute on function
  public.staff_secret(uuid), public.enrol_staff_factor(uuid, text, text, bigint, text[]),
  public.pass_staff_factor(uuid, text, bigint, text), public.reset_staff_factor(text)
to service_role;
