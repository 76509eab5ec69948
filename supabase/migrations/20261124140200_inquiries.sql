-- One inquiry, its versions, what happened to it, and the days that it has. Every rule is the site's; what stands here a
-- database alone can promise: keys, references, checks, one place on a day, rows that never change.

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SG-[0-9]{4}-[2-9A-HJKMNP-Z]{5}$'),
  idempotency_key uuid not null unique,
  -- Of the inquiry as it arrived: a known key with other content is a conflict.
  content_hash text not null,
  user_id uuid references auth.users (id) on delete set null,
  -- Which languages there are is the site's to know.
  locale text not null check (locale ~ '^[a-z]{2}$'),
  email text not null,
  name text not null,
  suspicious boolean not null default false,
  -- What the visitor's browser showed; null when there was no figure.
  shown_cents bigint,
  created_at timestamptz not null default now(),
  -- Until when the house has promised an answer; null while nobody waits for one.
  answer_by timestamptz,
  -- "Six months after the last contact".
  last_contact_at timestamptz not null default now(),
  -- In the keys of its links; a greater number ends them.
  link_version integer not null default 0,
  -- Numbers of versions: as it was sent, the answer that waits for a yes, what both agreed on.
  sent integer not null,
  offered integer,
  agreed integer,
  -- When the signed contract was back.
  signed_at timestamptz,
  closed_by text check (closed_by in ('guest', 'house')),
  closed_at timestamptz,
  -- The version that everybody reads.
  current integer not null generated always as (coalesce(agreed, offered, sent)) stored,
  state text not null generated always as (
    case when closed_by is not null then 'closed' when agreed is not null then 'agreed'
         when offered is not null then 'offered' else 'received' end) stored,
  check (signed_at is null or agreed is not null),
  check ((closed_by is null) = (closed_at is null))
);
create index inquiries_user_id on public.inquiries (user_id) where user_id is not null;
create index inquiries_email on public.inquiries (lower(email)) where user_id is null;
create index inquiries_open on public.inquiries (last_contact_at) where closed_by is null;

-- What was sent and every answer to it. A plan of the house has terms; a guest's has none.
create table public.versions (
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  number integer not null check (number > 0),
  -- Of the form that sent it, so that sending it twice stores it once.
  key uuid not null unique,
  author text not null check (author in ('guest', 'house')),
  author_name text not null,
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 262144),
  terms jsonb,
  price jsonb not null,
  catalogue text not null,
  kind text not null check (kind in ('house', 'delivery')),
  day date,
  days integer not null check (days between 1 and 14),
  guests integer not null,
  -- Null where the plan has no price yet.
  total_cents bigint,
  valid_until date,
  created_at timestamptz not null default now(),
  primary key (inquiry_id, number),
  check ((author = 'house') = (terms is not null) and (terms is null) = (valid_until is null))
);
create index versions_day on public.versions (day);

alter table public.inquiries
  add foreign key (id, sent) references public.versions deferrable initially deferred,
  add foreign key (id, offered) references public.versions deferrable initially deferred,
  add foreign key (id, agreed) references public.versions deferrable initially deferred;

-- History, messages and notes, in order.
create table public.entries (
  id bigint generated always as identity primary key,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  at timestamptz not null default now(),
  author text not null check (author in ('guest', 'house')),
  name text not null,
  kind text not null check (kind in ('submit', 'answer', 'withdraw', 'agree', 'day_taken', 'no', 'decline', 'cancel',
                                     'sign', 'write', 'note', 'renew_link')),
  version integer,
  text text not null default '' check (length(text) <= 4000),
  -- Of the form that it came by, so that sending it twice does it once.
  key uuid unique
);
create index entries_inquiry_id on public.entries (inquiry_id, id);

-- A place on a day exists once: one celebration in our house, so many deliveries. Without an inquiry the house is closed.
create table public.bookings (
  day date not null,
  kind text not null check (kind in ('house', 'delivery')),
  slot integer not null default 0 check (slot >= 0),
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  -- Held for a guest who may still say yes on this day; null = for good.
  until date,
  note text not null default '' check (length(note) <= 500),
  primary key (day, kind, slot),
  unique (inquiry_id, day),
  check (kind = 'delivery' or slot = 0),
  check (inquiry_id is not null or (kind = 'house' and until is null))
);

-- What was sent and what happened never changes, and goes only with its inquiry.
create function public.keep_row() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' or exists (select 1 from public.inquiries where id = old.inquiry_id) then
    raise exception '% never change', tg_table_name using errcode = '23001';
  end if;
  return old;
end;
$$;
create trigger versions_keep before update or delete on public.versions
  for each row execute function public.keep_row();
create trigger entries_keep before update or delete on public.entries
  for each row execute function public.keep_row();

alter table public.inquiries enable row level security;
alter table public.versions enable row level security;
alter table public.entries enable row level security;
alter table public.bookings enable row level security;
revoke all on public.inquiries, public.versions, public.entries, public.bookings from anon, authenticated, service_role;
revoke all on function public.keep_row() from public, anon, authenticated, service_role;
