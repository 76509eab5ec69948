-- Messages of the contact form.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SK-[0-9]{4}-[2-9A-HJKMNP-Z]{5}$'),
  idempotency_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  topic text not null,
  name text not null,
  email text not null,
  -- Empty when none was given.
  phone text not null default '',
  message text not null,
  callback boolean not null default false,
  -- Both null when any day or hour suits; the window as `10-12`, hours in Berlin.
  callback_day date,
  callback_window text check (callback_window ~ '^[0-9]{2}-[0-9]{2}$'),
  suspicious boolean not null default false,
  created_at timestamptz not null default now(),
  answer_by timestamptz not null,
  -- A message has no states: it waits, or somebody has answered it.
  assignee uuid references auth.users (id) on delete set null,
  assignee_name text,
  answered_at timestamptz,
  answered_by_name text,
  reminded_at timestamptz,
  overdue_reminded_at timestamptz
);

create index contact_messages_user_id on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_email on public.contact_messages (lower(email));
create index contact_messages_created_at on public.contact_messages (created_at desc);
create index contact_messages_open on public.contact_messages (answer_by, id) where answered_at is null;
create index contact_messages_answer_by on public.contact_messages (answer_by desc, id);
create index contact_messages_assignee on public.contact_messages (assignee) where assignee is not null;

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

-- SK-2026-7KQ4M: told apart from the number of an inquiry (SG-…) by its second letter, also on the telephone.
create function private.new_contact_reference() returns text
language plpgsql
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  candidate text;
begin
  loop
    candidate := 'SK-' || to_char(now() at time zone 'Europe/Berlin', 'YYYY') || '-';
    for i in 1..5 loop
      candidate := candidate || substr(alphabet, 1 + floor(random() * length(alphabet))::integer, 1);
    end loop;
    if not exists (select 1 from public.contact_messages where reference = candidate) then
      return candidate;
    end if;
  end loop;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
