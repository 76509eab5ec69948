-- Messages of the contact form. One has no states: it waits, or somebody has answered it.
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
  assignee uuid references auth.users (id) on delete set null,
  assignee_name text,
  answered_at timestamptz,
  answered_by_name text,
  reminded_at timestamptz,
  overdue_reminded_at timestamptz
);

create index contact_messages_user_id on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_email on public.contact_messages (lower(email)) where user_id is null;
create index contact_messages_open on public.contact_messages (answer_by, id) where answered_at is null;

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
