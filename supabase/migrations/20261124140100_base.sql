-- Tables, and what only a database can promise of them. Runs on hosted Supabase, on plain PostgreSQL 15+ with Supabase's
-- roles, and on the embedded backend. The site comes as the owner; row level security without a policy keeps everybody else
-- out, also where grants come back: the embedded backend grants every table to every role again and honours no revoke.

-- Counters that keep one client from flooding the house. The bucket is a keyed hash, never an address; rows live for a day.
create table public.rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_window_start on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated, service_role;
