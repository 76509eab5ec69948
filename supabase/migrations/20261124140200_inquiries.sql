-- Inquiries: what visitors plan and send.

-- Inquiries, the mails they cause, and the counters that keep one address from flooding the house.
-- Nobody but the server (service_role) reads or writes here: row level security is on and has no policy.
-- Table grants alone would not do, because the embedded backend grants every table to every role again.
-- Not exposed by the data API.
create schema if not exists private;
revoke all on schema private from public;

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SG-[0-9]{4}-[2-9A-HJKMNP-Z]{5}$'),
  idempotency_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  -- Which languages there are is the site's to know.
  locale text not null check (locale ~ '^[a-z]{2}$'),
  email text not null,
  name text not null,
  catalogue_version text not null,
  payload jsonb not null,
  price jsonb not null,
  -- What the visitor's browser showed and what the server calculated; null when there was no figure.
  shown_total_cents bigint,
  server_total_cents bigint,
  price_differs boolean not null default false,
  suspicious boolean not null default false,
  -- Of the inquiry as it arrived, which its visitor may change: a known key with other content is a conflict.
  content_hash text,
  event_day date,
  state text not null default 'received' check (
    state in ('received', 'in_progress', 'offer_sent', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled')),
  created_at timestamptz not null default now(),
  answer_by timestamptz not null,
  -- "Six months after the last contact": whoever moves an inquiry on has been in contact.
  last_contact_at timestamptz not null default now(),
  assignee uuid references auth.users (id) on delete set null,
  assignee_name text,
  decided_at timestamptz,
  decided_by text check (decided_by in ('house', 'visitor')),
  -- Of the form that declined, so that sending it twice declines once.
  decision_key uuid,
  reminded_at timestamptz,
  overdue_reminded_at timestamptz,
  -- In the keys of its links; a greater number ends them.
  link_version integer not null default 0
);

create index inquiries_user_id on public.inquiries (user_id) where user_id is not null;
create index inquiries_email on public.inquiries (lower(email));
create index inquiries_created_at on public.inquiries (created_at desc);
create index inquiries_open on public.inquiries (answer_by, id) where state in ('received', 'in_progress');
create index inquiries_state on public.inquiries (state, answer_by);
create index inquiries_answer_by on public.inquiries (answer_by desc, id);
create index inquiries_assignee on public.inquiries (assignee) where assignee is not null;
create index inquiries_event_day on public.inquiries (event_day);

alter table public.inquiries enable row level security;
revoke all on public.inquiries from public, anon, authenticated;
grant select, insert, update, delete on public.inquiries to service_role;

create function private.note_contact() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.last_contact_at := now();
  return new;
end;
$$;

create trigger inquiries_note_contact
  before update of state on public.inquiries
  for each row when (old.state is distinct from new.state)
  execute function private.note_contact();

-- The day that a plan names, as a calendar day in Germany; null when it names none that exists.
create function private.event_day(p_payload jsonb) returns date
language plpgsql
stable
set search_path = ''
as $$
declare
  written text := p_payload #>> '{details,date}';
begin
  if written ~ '^\d{4}-\d{2}-\d{2}$' then
    return written::date;
  end if;
  if written ~ '^\d{4}-\d{2}-\d{2}T' then
    return (written::timestamptz at time zone 'Europe/Berlin')::date;
  end if;
  return null;
exception when data_exception then
  return null;
end;
$$;

create function private.note_event_day() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.event_day := private.event_day(new.payload);
  return new;
end;
$$;

create trigger inquiries_note_event_day before insert or update of payload on public.inquiries
  for each row execute function private.note_event_day();

-- SG-2026-7KQ4M: no letter or digit that is mistaken for another when read out on the telephone.
create function private.new_reference() returns text
language plpgsql
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  candidate text;
begin
  loop
    candidate := 'SG-' || to_char(now() at time zone 'Europe/Berlin', 'YYYY') || '-';
    for i in 1..5 loop
      candidate := candidate || substr(alphabet, 1 + floor(random() * length(alphabet))::integer, 1);
    end loop;
    if not exists (select 1 from public.inquiries where reference = candidate) then
      return candidate;
    end if;
  end loop;
end;
$$;

-- The plan as its visitor made it: without the calendar entry's key and the prices that the server added.
create function private.sent_plan(p_payload jsonb) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select (p_payload - 'calendarKey' - 'variants') || jsonb_build_object('variants', (
    select coalesce(jsonb_agg((value -> 'draft') - 'calendarKey' order by ordinality), '[]'::jsonb)
    from jsonb_array_elements(coalesce(p_payload -> 'variants', '[]'::jsonb)) with ordinality
  ));
$$;

create function private.hash_content(p_content jsonb) returns text
language sql
immutable
set search_path = ''
as $$ select encode(sha256(convert_to(p_content::text, 'UTF8')), 'hex'); $$;

-- Supabase's default privileges grant every new function to anon and authenticated by name.
revoke all on all functions in schema private from public, anon, authenticated;
