-- Mails that wait, were sent or given up. A mail is about an inquiry, a message, or what its payload says.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null check (recipient in ('house', 'visitor')),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  contact_message_id uuid references public.contact_messages (id) on delete cascade,
  payload jsonb not null default '{}'::jsonb,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  sent_at timestamptz,
  -- Set when trying again is pointless; the row stays as evidence.
  abandoned_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create index mail_outbox_due on public.mail_outbox (next_attempt_at)
  where sent_at is null and abandoned_at is null;
create index mail_outbox_inquiry_id on public.mail_outbox (inquiry_id);
create index mail_outbox_contact_message_id on public.mail_outbox (contact_message_id);

alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from anon, authenticated, service_role;
