-- The staff and what they do with an inquiry: notes, offers, the calendar, the history of all that.
-- Nobody writes these tables directly: every change is a function (the files that follow), and row level security lets
-- staff read. The embedded backend honours no revoke, so that each function checks its caller itself.

-- Who belongs to the staff. A row here and nothing else says so: no claim in a token, no data that a person can write.
create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  role text not null default 'staff' check (role = 'staff'),
  added_at timestamptz not null default now()
);
alter table private.staff enable row level security;
revoke all on private.staff from public, anon, authenticated;

-- The staff member who calls; null for everybody else. The address has to be proven: whoever registered a colleague's
-- address first must not get the role with it. Reading the row each time makes removal effective at once.
create function private.staff_member() returns private.staff
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

-- For policies: `(select public.is_staff())` is asked once per query.
create function public.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select (private.staff_member()).user_id is not null; $$;

-- Whether the caller's session began within a day: what cannot be undone wants that.
create function private.has_fresh_session() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions
    where id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
      and user_id = (select auth.uid()) and created_at > now() - interval '24 hours'
  );
$$;

-- Ends a call with a code for the site. As PostgREST wants it ("RAISE SQLSTATE 'PGRST'"): the embedded backend passes no
-- other code of one's own on.
create function private.reject(p_status integer, p_code text, p_message text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', p_code, 'message', p_message)::text,
    detail = json_build_object('status', p_status, 'headers', json_build_object())::text;
end;
$$;

-- The caller as staff member. 42501 for everybody else; P0S02 when a fresh session is wanted and this one is older.
create function private.require_staff(p_fresh boolean default false) returns private.staff
language plpgsql
set search_path = ''
as $$
declare
  member private.staff := private.staff_member();
begin
  if member.user_id is null then
    raise exception 'only staff may do this' using errcode = '42501';
  end if;
  if p_fresh and not private.has_fresh_session() then
    perform private.reject(403, 'P0S02', 'sign in again');
  end if;
  return member;
end;
$$;

-- The caller for the pages: name, and whether the session is young enough for what cannot be undone; null for others.
create function public.staff_self() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  member private.staff := private.staff_member();
begin
  if member.user_id is null then
    return null;
  end if;
  return jsonb_build_object('userId', member.user_id, 'name', member.name, 'isFresh', private.has_fresh_session());
end;
$$;

alter table public.inquiries drop constraint inquiries_state_check;
alter table public.inquiries
  add constraint inquiries_state_check check (
    state in ('received', 'in_progress', 'offer_sent', 'accepted', 'declined', 'withdrawn', 'expired')),
  add column assignee uuid references auth.users (id) on delete set null,
  add column assignee_name text,
  add column decided_at timestamptz,
  add column decided_by text check (decided_by in ('house', 'visitor')),
  -- Of the form that declined, so that sending it twice declines once.
  add column decision_key uuid,
  add column reminded_at timestamptz,
  add column overdue_reminded_at timestamptz;

-- A contact message has no states: it waits, or somebody has answered it.
alter table public.contact_messages
  add column assignee uuid references auth.users (id) on delete set null,
  add column assignee_name text,
  add column answered_at timestamptz,
  add column answered_by_name text,
  add column reminded_at timestamptz,
  add column overdue_reminded_at timestamptz;

-- What is overdue today was answered by mail before there were states; nobody is reminded of it.
update public.inquiries set reminded_at = now(), overdue_reminded_at = now() where answer_by < now();
update public.contact_messages
set reminded_at = now(), overdue_reminded_at = now(), answered_at = now() where answer_by < now();

create index inquiries_open on public.inquiries (answer_by, id) where state in ('received', 'in_progress');
create index inquiries_state on public.inquiries (state, answer_by);
create index inquiries_answer_by on public.inquiries (answer_by desc, id);
create index inquiries_assignee on public.inquiries (assignee) where assignee is not null;
create index contact_messages_open on public.contact_messages (answer_by, id) where answered_at is null;
create index contact_messages_answer_by on public.contact_messages (answer_by desc, id);
create index contact_messages_assignee on public.contact_messages (assignee) where assignee is not null;

create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index inquiry_notes_inquiry_id on public.inquiry_notes (inquiry_id, created_at);
create index inquiry_notes_author on public.inquiry_notes (author);

-- Who did what, in order; rows are added and never changed.
create table public.inquiry_events (
  id bigint generated always as identity primary key,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('staff', 'visitor', 'system')),
  actor_name text,
  kind text not null check (kind in (
    'received', 'taken', 'released', 'noted', 'offer_sent', 'accepted', 'declined', 'withdrawn', 'expired',
    'question', 'changed', 'day_held', 'day_released', 'reminded')),
  details jsonb not null default '{}'::jsonb
);
create index inquiry_events_inquiry_id on public.inquiry_events (inquiry_id, id);

-- One draft of the next offer per inquiry; `revision` tells a second editor that the first was faster.
create table public.offer_drafts (
  inquiry_id uuid primary key references public.inquiries (id) on delete cascade,
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 262144),
  revision integer not null check (revision > 0),
  saved_by_name text not null,
  saved_at timestamptz not null default now()
);

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  -- Of the form that sent it, so that sending it twice sends once.
  key uuid not null unique,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 262144),
  -- First day; null when the offer names none. Plans over several days hold the following ones too.
  day date,
  kind text not null check (kind in ('house', 'delivery')),
  -- The last day on which it can be accepted, in Germany.
  valid_until date not null,
  total_cents bigint not null check (total_cents >= 0),
  sent_by_name text not null,
  sent_at timestamptz not null default now(),
  state text not null default 'open'
    check (state in ('open', 'superseded', 'accepted', 'declined', 'expired', 'withdrawn')),
  unique (inquiry_id, version)
);
create unique index offers_one_open on public.offers (inquiry_id) where state = 'open';
create index offers_due on public.offers (valid_until) where state = 'open';

create table public.offer_acceptances (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  inquiry_id uuid not null unique references public.inquiries (id) on delete cascade,
  version integer not null,
  name text not null check (length(name) between 1 and 200),
  terms_version text not null,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  -- What the person saw: the priced offer, the wording of terms and button.
  shown jsonb not null check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 524288),
  accepted_at timestamptz not null default now()
);

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  kind text not null check (kind in ('house', 'delivery')),
  state text not null check (state in ('option', 'booked', 'closed', 'released', 'expired')),
  option_until timestamptz,
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  note text not null default '' check (length(note) <= 500),
  created_by_name text,
  created_at timestamptz not null default now(),
  constraint bookings_option_ends check ((state = 'option') <= (option_until is not null)),
  constraint bookings_closed_house check (state <> 'closed' or kind = 'house')
);
-- One celebration a day in the house, whatever the code above it does.
create unique index bookings_one_house_a_day on public.bookings (day)
  where kind = 'house' and state in ('option', 'booked', 'closed');
create unique index bookings_once_per_inquiry on public.bookings (inquiry_id, day)
  where state in ('option', 'booked');
create index bookings_day on public.bookings (day) where state in ('option', 'booked', 'closed');
create index bookings_options on public.bookings (option_until) where state = 'option';

alter table public.inquiry_notes enable row level security;
alter table public.inquiry_events enable row level security;
alter table public.offer_drafts enable row level security;
alter table public.offers enable row level security;
alter table public.offer_acceptances enable row level security;
alter table public.bookings enable row level security;

-- `is_staff` is false without a living session, as `has_live_session` says for everybody.
create policy inquiries_select_staff on public.inquiries for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy contact_messages_select_staff on public.contact_messages for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy inquiry_notes_select_staff on public.inquiry_notes for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy inquiry_events_select_staff on public.inquiry_events for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy offer_drafts_select_staff on public.offer_drafts for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy offers_select_staff on public.offers for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy offer_acceptances_select_staff on public.offer_acceptances for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy bookings_select_staff on public.bookings for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));

-- What a person was offered and has accepted is theirs to read, in the account's export.
create policy offers_select_own on public.offers for select to authenticated
  using ((select public.has_live_session())
         and inquiry_id in (select id from public.inquiries where user_id = (select auth.uid())));
create policy offer_acceptances_select_own on public.offer_acceptances for select to authenticated
  using ((select public.has_live_session())
         and inquiry_id in (select id from public.inquiries where user_id = (select auth.uid())));

revoke all on public.inquiry_notes, public.inquiry_events, public.offer_drafts, public.offers,
  public.offer_acceptances, public.bookings from public, anon, authenticated;
grant select on public.inquiry_notes, public.inquiry_events, public.offer_drafts, public.offers,
  public.offer_acceptances, public.bookings to authenticated, service_role;
grant select (assignee, assignee_name, decided_at, decided_by, event_day, last_contact_at, shown_total_cents,
              server_total_cents, price_differs, suspicious)
  on public.inquiries to authenticated;
grant select (assignee, assignee_name, answered_at, answered_by_name, suspicious)
  on public.contact_messages to authenticated;

-- An offer that was sent is what the visitor has in hand: only its state goes on.
create function private.keep_offer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new) - 'state' is distinct from to_jsonb(old) - 'state' then
    raise exception 'an offer that was sent cannot change' using errcode = '23001';
  end if;
  return new;
end;
$$;
create trigger offers_keep before update on public.offers for each row execute function private.keep_offer();

-- Acceptances and history never change, and go only with their inquiry.
create function private.keep_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or exists (select 1 from public.inquiries where id = old.inquiry_id) then
    raise exception '% are never changed', tg_table_name using errcode = '23001';
  end if;
  return old;
end;
$$;
create trigger offer_acceptances_keep before update or delete on public.offer_acceptances
  for each row execute function private.keep_row();
create trigger inquiry_events_keep before update or delete on public.inquiry_events
  for each row execute function private.keep_row();
create trigger offers_keep_row before delete on public.offers for each row execute function private.keep_row();

create function private.log_event(
  p_inquiry uuid,
  p_actor text,
  p_actor_name text,
  p_kind text,
  p_details jsonb default '{}'::jsonb
) returns void
language sql
set search_path = ''
as $$
  insert into public.inquiry_events (inquiry_id, actor, actor_name, kind, details)
  values (p_inquiry, p_actor, p_actor_name, p_kind, p_details);
$$;

create function private.log_received() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.inquiry_events (inquiry_id, at, actor, actor_name, kind)
  values (new.id, new.created_at, 'visitor', new.name, 'received');
  return null;
end;
$$;
create trigger inquiries_log_received after insert on public.inquiries
  for each row execute function private.log_received();
insert into public.inquiry_events (inquiry_id, at, actor, actor_name, kind)
select id, created_at, 'visitor', name, 'received' from public.inquiries order by created_at;

-- The inquiry that a function is about, locked against every other change; P0002 when there is none.
-- `no key update`: rows that refer to it can still be written by others (an option that runs out).
create function private.lock_inquiry(p_reference text) returns public.inquiries
language plpgsql
set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  select * into inquiry from public.inquiries where reference = p_reference for no key update;
  if not found then
    perform private.reject(404, 'P0002', 'no such inquiry');
  end if;
  return inquiry;
end;
$$;

create function private.berlin_today() returns date
language sql
stable
set search_path = ''
as $$ select (now() at time zone 'Europe/Berlin')::date; $$;

revoke all on function
  private.reject(integer, text, text), private.staff_member(), public.is_staff(), private.has_fresh_session(), private.require_staff(boolean),
  public.staff_self(), private.keep_offer(), private.keep_row(), private.log_event(uuid, text, text, text, jsonb),
  private.log_received(), private.lock_inquiry(text), private.berlin_today()
from public, anon, authenticated;
grant execute on function public.is_staff(), public.staff_self() to authenticated;
