-- What an account gives: one's own inquiries, and a draft that follows from device to device.

-- What an account gives: one's own inquiries, and a draft that follows from device to device.
-- Row level security carries all of it: the embedded backend grants every table to every role again.

-- Addresses whose owner followed a link that was mailed there. `auth.users.email_confirmed_at` does not say that: where
-- no mail can be sent it is set at once. Only a proven address may be given what was sent from it earlier.
create table public.proven_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (email = lower(email)),
  proven_at timestamptz not null default now()
);

-- Keyed hashes of links that were used, so that a second click can be told from an outdated mail.
create table public.used_links (
  hash text primary key,
  used_at timestamptz not null default now()
);

create table public.drafts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null once it was sent or cleared: the revision has to go on counting, or an old copy would come back.
  draft jsonb check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 131072),
  -- Whoever saves names the revision that was read; a wrong one means that another device was faster.
  revision integer not null default 1 check (revision > 0),
  saved_at timestamptz not null default now()
);

alter table public.proven_addresses enable row level security;
alter table public.used_links enable row level security;
alter table public.drafts enable row level security;
revoke all on public.proven_addresses, public.used_links, public.drafts from public, anon, authenticated;
grant select, insert, update, delete on public.proven_addresses, public.used_links, public.drafts to service_role;
grant select, insert, update on public.drafts to authenticated;

-- Whether the caller's session still exists. A token outlives a sign-out by up to an hour; what it may read must not.
create function public.has_live_session() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  return exists (
    select 1 from auth.sessions where id::text = session and user_id = (select auth.uid())
  );
end;
$$;

-- An account shows what belongs to its address only to a living session. Reading only: what was sent is the house's to change.
create policy drafts_select_own on public.drafts for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy drafts_insert_own on public.drafts for insert to authenticated
  with check (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy drafts_update_own on public.drafts for update to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()))
  with check (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy inquiries_select_own on public.inquiries for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy contact_messages_select_own on public.contact_messages for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()));

grant select (id, reference, user_id, locale, email, name, catalogue_version, payload, price, state, created_at,
              answer_by, link_version)
  on public.inquiries to authenticated;
grant select (id, reference, user_id, locale, topic, name, email, phone, message, callback, callback_day,
              callback_window, created_at, answer_by)
  on public.contact_messages to authenticated;

-- A draft's time is the database's: with a hosted project, browsers can write their own row past the site, and a time
-- in the far future would escape deletion.
create function private.stamp_own_draft() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(nullif(current_setting('role', true), ''), 'none') not in ('none', 'service_role', 'postgres') then
    new.saved_at := now();
  end if;
  return new;
end;
$$;

create trigger drafts_stamp before insert or update on public.drafts
  for each row execute function private.stamp_own_draft();

-- Gives an account the inquiries and messages that were sent from its proven address before. What looked automatic
-- may carry a stranger's address and stays with the house.
create function private.link_earlier(p_user_id uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  proven text;
  linked integer;
begin
  select address.email into proven
  from public.proven_addresses as address join auth.users as person on person.id = address.user_id
  where person.id = p_user_id and lower(person.email) = address.email;
  if not found then
    return 0;
  end if;
  update public.inquiries set user_id = p_user_id
  where user_id is null and lower(email) = proven and not suspicious;
  get diagnostics linked = row_count;
  update public.contact_messages set user_id = p_user_id
  where user_id is null and lower(email) = proven and not suspicious;
  return linked;
end;
$$;

-- The same for whoever asks; returns the number of inquiries that were added. Calling it again adds nothing.
create function public.link_own_inquiries() returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  return private.link_earlier((select auth.uid()));
end;
$$;

-- Ends what an earlier holder of an account could come back with: every session but one, pending links, the password.
create function private.end_earlier_access(p_user_id uuid, p_session text, p_keep_password boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = p_user_id and id::text is distinct from p_session;
  update auth.users
  set confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
      email_change_token_current = '',
      encrypted_password = case when p_keep_password then encrypted_password else '' end
  where id = p_user_id;
  -- Newer hosted projects keep the secrets of links there.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using p_user_id;
  end if;
end;
$$;

-- Notes that an account's address is proven by a mailed link, ends earlier access, and gives the account what was sent
-- from the address before; all of it or nothing. `first` = the address was not proven until now.
create function public.prove_address(
  p_user_id uuid,
  p_link text,
  p_session text default null,
  p_keep_password boolean default true
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  known boolean;
begin
  perform private.require_server();
  select lower(email) into address from auth.users where id = p_user_id;
  if address is null then
    raise exception 'no such account' using errcode = 'P0002';
  end if;
  if p_session is not null then
    perform private.end_earlier_access(p_user_id, p_session, p_keep_password);
  end if;
  delete from public.used_links where used_at < now() - interval '30 days';
  insert into public.used_links (hash) values (p_link) on conflict (hash) do nothing;
  select exists (select 1 from public.proven_addresses where user_id = p_user_id and email = address) into known;
  insert into public.proven_addresses (user_id, email) values (p_user_id, address)
  on conflict (user_id) do update set email = excluded.email, proven_at = excluded.proven_at;
  return jsonb_build_object('first', not known, 'linked', private.link_earlier(p_user_id));
end;
$$;

create function public.is_link_used(p_link text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return exists (select 1 from public.used_links where hash = p_link);
end;
$$;

-- Deletes an account with everything that is only there for it, and says goodbye by mail. Inquiries and messages lose
-- their link and end with their own periods. Returns whether there was one.
create function public.delete_account(p_user_id uuid, p_locale text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_server();
  select lower(email) into address from auth.users where id = p_user_id;
  if not found then
    return false;
  end if;
  delete from public.mail_outbox
  where kind = 'account' and sent_at is null and lower(payload ->> 'email') = address;
  -- The sign-in interface's own diary names the address. Hosted projects may keep it out of reach.
  if to_regclass('auth.audit_log_entries') is not null then
    begin
      execute 'delete from auth.audit_log_entries where payload ->> ''actor_id'' = $1' using p_user_id::text;
    exception when insufficient_privilege then
      null;
    end;
  end if;
  delete from auth.users where id = p_user_id;
  insert into public.mail_outbox (kind, recipient, locale, payload)
  values ('account', 'visitor', p_locale,
          jsonb_build_object('purpose', 'deleted', 'email', address, 'url', null));
  return true;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.has_live_session(), public.link_own_inquiries(), public.prove_address(uuid, text, text, boolean),
  public.is_link_used(text), public.delete_account(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.prove_address(uuid, text, text, boolean), public.is_link_used(text), public.delete_account(uuid, text)
to service_role;
grant execute on function public.has_live_session(), public.link_own_inquiries() to authenticated;
