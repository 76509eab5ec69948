-- What an account gives: one's own inquiries, and a draft that follows from device to device.

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
revoke all on public.proven_addresses, public.used_links, public.drafts from anon, authenticated, service_role;
