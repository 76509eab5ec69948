-- The staff, and what they do with inquiries and messages. What the site does in transactions of its own runs as `desk`:
-- the claims name the member, and row level security lets pass what a member may do.

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
    'received', 'taken', 'released', 'noted', 'offer_sent', 'offer_withdrawn', 'accepted', 'acceptance_refused',
    'declined', 'withdrawn', 'expired', 'cancelled', 'question', 'day_held', 'day_released', 'reminded',
    'link_renewed')),
  details jsonb not null default '{}'::jsonb
);
create index inquiry_events_inquiry_id on public.inquiry_events (inquiry_id, id);

alter table public.inquiry_notes enable row level security;
alter table public.inquiry_events enable row level security;
revoke all on public.inquiry_notes, public.inquiry_events from public, anon, authenticated;
grant select on public.inquiry_notes, public.inquiry_events to authenticated, service_role;
grant select, insert on public.inquiry_events to desk;
grant select, update on public.inquiries to desk;
grant insert on public.mail_outbox to desk;
grant select on public.inquiries, public.contact_messages to authenticated;

-- `is_staff` is false without a living session, as `has_live_session` says for everybody.
create policy inquiries_select_staff on public.inquiries for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy contact_messages_select_staff on public.contact_messages for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy inquiry_notes_select_staff on public.inquiry_notes for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy inquiry_events_select_staff on public.inquiry_events for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));

create policy inquiries_desk on public.inquiries to desk using ((select public.is_staff()));
create policy inquiry_events_desk on public.inquiry_events to desk using ((select public.is_staff()));
create policy mail_outbox_desk on public.mail_outbox for insert to desk with check ((select public.is_staff()));

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

create trigger inquiry_events_keep before update or delete on public.inquiry_events
  for each row execute function private.keep_row();

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

-- What staff does with an inquiry. Each function asks who calls before anything else; the actor is the caller.
-- P0002: no such inquiry; P0S02: sign in again; P0S03: the inquiry's state does not allow it; 22023: unusable value.

-- Takes an inquiry or message (SK-…), also from a colleague, or gives it back.
create function public.staff_take(p_reference text, p_take boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
  inquiry public.inquiries;
  holder uuid := case when p_take then member.user_id end;
  holder_name text := case when p_take then member.name end;
begin
  if p_reference like 'SK-%' then
    update public.contact_messages set assignee = holder, assignee_name = holder_name where reference = p_reference;
    if not found then
      perform private.reject(404, 'P0002', 'no such message');
    end if;
    return jsonb_build_object('assigneeName', holder_name);
  end if;
  inquiry := private.lock_inquiry(p_reference);
  if inquiry.assignee is not distinct from holder then
    return jsonb_build_object('state', inquiry.state, 'assigneeName', inquiry.assignee_name);
  end if;
  update public.inquiries
  set assignee = holder, assignee_name = holder_name,
      state = case when p_take and state = 'received' then 'in_progress' else state end
  where id = inquiry.id returning * into inquiry;
  perform private.log_event(inquiry.id, 'staff', member.name, case when p_take then 'taken' else 'released' end);
  return jsonb_build_object('state', inquiry.state, 'assigneeName', inquiry.assignee_name);
end;
$$;

-- Marks a contact message as answered, or as open again.
create function public.staff_answer_message(p_reference text, p_answered boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
begin
  update public.contact_messages
  set answered_at = case when p_answered then coalesce(answered_at, now()) end,
      answered_by_name = case when p_answered then coalesce(answered_by_name, member.name) end
  where reference = p_reference;
  if not found then
    perform private.reject(404, 'P0002', 'no such message');
  end if;
  return jsonb_build_object('status', case when p_answered then 'answered' else 'open' end);
end;
$$;

create function public.staff_note(p_reference text, p_text text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
  inquiry public.inquiries := private.lock_inquiry(p_reference);
  note public.inquiry_notes;
begin
  if coalesce(length(p_text), 0) not between 1 and 4000 then
    raise exception 'no usable text' using errcode = '22023';
  end if;
  insert into public.inquiry_notes (inquiry_id, author, author_name, text)
  values (inquiry.id, member.user_id, member.name, p_text) returning * into note;
  perform private.log_event(inquiry.id, 'staff', member.name, 'noted', jsonb_build_object('noteId', note.id));
  return jsonb_build_object('id', note.id, 'createdAt', note.created_at);
end;
$$;

-- Links that open without signing in can be withdrawn: the key of a plan page names the number of the link. A new password
-- ends them, too.
create function private.renew_links_with_password() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Whoever chooses a first password has told nobody the former one: links in earlier mails go on working.
  if coalesce(old.encrypted_password, '') <> '' then
    update public.inquiries set link_version = link_version + 1 where user_id = new.id;
  end if;
  return null;
end;
$$;

create trigger renew_links_with_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.renew_links_with_password();

-- Ends every link to an inquiry and mails the new one to its address, and nowhere else: whoever held a link that was
-- passed on has lost it.
create function private.renew_link(p_inquiry public.inquiries, p_actor text, p_name text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.inquiries set link_version = link_version + 1 where id = p_inquiry.id;
  perform private.log_event(p_inquiry.id, p_actor, p_name, 'link_renewed');
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
  values ('inquiry_link', 'visitor', p_inquiry.locale, p_inquiry.id);
end;
$$;

create function public.visitor_renew_link(p_reference text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  perform private.renew_link(inquiry, 'visitor', inquiry.name);
  return jsonb_build_object('status', 'renewed');
end;
$$;

create function public.staff_renew_link(p_reference text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
begin
  perform private.renew_link(private.lock_inquiry(p_reference), 'staff', member.name);
end;
$$;

-- Gives an account the role and queues the invitation; the account must exist (the caller creates it, because only the
-- sign-in service knows how). The role counts once the address is proven, which following the link does.
-- p_token_hash: of a recovery link, which lets the person choose a password; null queues no mail.
create function public.add_staff(p_email text, p_name text, p_token_hash text default null, p_locale text default 'de')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
  known boolean;
begin
  perform private.require_server();
  select id into person from auth.users where lower(email) = lower(trim(p_email));
  if not found then
    perform private.reject(404, 'P0002', 'no such account');
  end if;
  select exists (select 1 from private.staff where user_id = person) into known;
  insert into private.staff (user_id, name) values (person, trim(p_name))
  on conflict (user_id) do update set name = excluded.name;
  if p_token_hash is not null then
    delete from public.mail_outbox
    where kind = 'staff_invitation' and sent_at is null and lower(payload ->> 'email') = lower(trim(p_email));
    insert into public.mail_outbox (kind, recipient, locale, payload)
    values ('staff_invitation', 'visitor', p_locale,
            jsonb_build_object('email', lower(trim(p_email)), 'name', trim(p_name), 'tokenHash', p_token_hash));
  end if;
  return jsonb_build_object('userId', person, 'added', not known);
end;
$$;

-- Takes the role away and ends every session of the account, which itself stays. Returns whether it was staff.
create function public.remove_staff(p_email text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed uuid;
begin
  perform private.require_server();
  delete from private.staff using auth.users as person
  where person.id = staff.user_id and lower(person.email) = lower(trim(p_email))
  returning staff.user_id into removed;
  if removed is null then
    return false;
  end if;
  delete from auth.sessions where user_id = removed;
  delete from public.mail_outbox
  where kind = 'staff_invitation' and sent_at is null and lower(payload ->> 'email') = lower(trim(p_email));
  update public.inquiries set assignee = null, assignee_name = null
  where assignee = removed and state in ('received', 'in_progress');
  update public.contact_messages set assignee = null, assignee_name = null
  where assignee = removed and answered_at is null;
  return true;
end;
$$;

-- [{"userId", "email", "name", "role", "addedAt", "isActive"}]: active = the address is proven, so that the role counts.
create function public.list_staff() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'userId', staff.user_id, 'email', person.email, 'name', staff.name, 'role', staff.role, 'addedAt', staff.added_at,
      'isActive', proven.email is not null and proven.email = lower(person.email)
    ) order by staff.name, person.email), '[]'::jsonb)
    from private.staff as staff
    join auth.users as person on person.id = staff.user_id
    left join public.proven_addresses as proven on proven.user_id = staff.user_id
  );
end;
$$;

-- One page of the inbox: {"rows": […], "hasMore"}. Without a state: what is open, the earliest promised day first, and
-- with a search everything. `p_state`: a state of an inquiry, `message` (all messages), or `all`; those newest first.
-- `p_day`: of the event. The search finds parts of reference, name and address, in any case.
create function public.staff_inbox(
  p_search text,
  p_day date,
  p_state text,
  p_mine boolean,
  p_offset integer,
  p_limit integer
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  needle text := lower(nullif(trim(p_search), ''));
  only_open boolean := p_state is null and needle is null and p_day is null;
  size integer := least(greatest(p_limit, 1), 200);
  skipped integer := least(greatest(p_offset, 0), 100000);
  own uuid := (private.require_staff()).user_id;
  answer jsonb;
begin
  -- Executed as text, so that it is planned for these values: open ones come from an index of their own.
  execute format($query$
    with found_inquiries as (
      select 'inquiry' as kind, inquiry.id, inquiry.answer_by
      from public.inquiries as inquiry
      where (not $1 or inquiry.state in ('received', 'in_progress'))
        and ($2 is null or $2 = 'all' or inquiry.state = $2)
        and (not $3 or inquiry.assignee = $4)
        and ($5 is null or inquiry.event_day = $5)
        and ($6 is null or position($6 in lower(inquiry.reference)) > 0
             or position($6 in lower(inquiry.name)) > 0 or position($6 in lower(inquiry.email)) > 0)
      order by inquiry.answer_by %1$s, inquiry.id
      limit $7 + $8 + 1
    ), found_messages as (
      select 'message' as kind, message.id, message.answer_by
      from public.contact_messages as message
      where (not $1 or message.answered_at is null)
        and ($2 is null or $2 in ('all', 'message'))
        and (not $3 or message.assignee = $4)
        and $5 is null
        and ($6 is null or position($6 in lower(message.reference)) > 0
             or position($6 in lower(message.name)) > 0 or position($6 in lower(message.email)) > 0)
      order by message.answer_by %1$s, message.id
      limit $7 + $8 + 1
    ), page as (
      select *, row_number() over (order by answer_by %1$s, id) as place
      from (select * from found_inquiries union all select * from found_messages) as found
      order by answer_by %1$s, id
      limit $7 + 1 offset $8
    )
    select jsonb_build_object(
      'hasMore', count(*) > $7,
      'rows', coalesce(jsonb_agg(coalesce(inquiry.entry, message.entry) order by place)
                       filter (where place <= $7 + $8), '[]'))
    from page
    left join lateral (
      select jsonb_build_object(
        'kind', 'inquiry', 'reference', reference, 'name', name, 'email', email, 'state', inquiries.state,
        'createdAt', created_at, 'answerBy', answer_by, 'eventDay', event_day,
        'guests', coalesce(answer.body -> 'plan', payload) -> 'guests',
        'eventType', coalesce(answer.body -> 'plan', payload) ->> 'eventType', 'company', payload #>> '{details,company}',
        'totalCents', coalesce(answer.total_cents, server_total_cents), 'suspicious', suspicious,
        'assigneeName', assignee_name, 'isMine', coalesce(assignee = $4, false)) as entry
      from public.inquiries cross join lateral private.current_answer(inquiries.id) as answer
      where page.kind = 'inquiry' and inquiries.id = page.id
    ) as inquiry on true
    left join lateral (
      select jsonb_build_object(
        'kind', 'message', 'reference', reference, 'name', name, 'email', email,
        'state', case when answered_at is null then 'open' else 'answered' end,
        'createdAt', created_at, 'answerBy', answer_by, 'topic', topic, 'callback', callback,
        'suspicious', suspicious, 'assigneeName', assignee_name, 'isMine', coalesce(assignee = $4, false)) as entry
      from public.contact_messages where page.kind = 'message' and contact_messages.id = page.id
    ) as message on true
  $query$, case when only_open or p_state in ('received', 'in_progress') then 'asc' else 'desc' end)
  into answer
  using only_open, p_state, coalesce(p_mine, false), own, p_day, needle, size, skipped;
  return answer;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.is_staff(), public.staff_self(), public.staff_take(text, boolean), public.staff_answer_message(text, boolean),
  public.staff_note(text, text), public.visitor_renew_link(text),
  public.staff_renew_link(text), public.add_staff(text, text, text, text),
  public.remove_staff(text), public.list_staff(), public.staff_inbox(text, date, text, boolean, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.visitor_renew_link(text),
  public.add_staff(text, text, text, text), public.remove_staff(text), public.list_staff()
to service_role;
grant execute on function
  public.is_staff(), public.staff_self(), public.staff_take(text, boolean), public.staff_answer_message(text, boolean),
  public.staff_note(text, text), public.staff_renew_link(text),
  public.staff_inbox(text, date, text, boolean, integer, integer)
to authenticated;
grant execute on function public.is_staff(), public.staff_self() to desk;
