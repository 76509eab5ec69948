-- What every other file needs: who may call, dates, and the counters that keep one client from flooding the house.
-- Runs on hosted Supabase, on plain PostgreSQL 15+ with Supabase's roles, and on the embedded backend.
-- Row level security carries every table: the embedded backend grants every table to every role again and honours no
-- revoke, so that each function checks its caller itself.

-- Not exposed by the data API.
create schema if not exists private;
revoke all on schema private from public;

-- What staff does through the site's own transactions runs as `desk`: the claims name the member, and row level security
-- lets pass what a member may do. Nobody signs in as `desk`, and the data API cannot become it.
do $$
begin
  if to_regrole('desk') is null then create role desk nologin; end if;
end $$;

grant desk to current_user;
grant usage on schema public to desk;

-- Second line behind the revoked execute right: `role` keeps the caller's role inside SECURITY DEFINER.
create function private.require_server() returns void
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(nullif(current_setting('role', true), ''), 'none') not in ('none', 'service_role', 'postgres')
    or session_user in ('anon', 'authenticated')
  then
    raise exception 'only the server may call this' using errcode = '42501';
  end if;
end;
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

create function private.berlin_today() returns date
language sql
stable
set search_path = ''
as $$ select (now() at time zone 'Europe/Berlin')::date; $$;

-- Versions in Supabase's own migration history; null where none is kept. Readiness compares them.
create function public.applied_migrations() returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  versions text[];
begin
  perform private.require_server();
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return null;
  end if;
  execute 'select array_agg(version::text order by version) from supabase_migrations.schema_migrations'
    into versions;
  return versions;
end;
$$;

-- The bucket holds a keyed hash of a client address, never the address; rows live for a day at most.
create table public.rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_window_start on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;

revoke all on public.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on public.rate_limits to service_role;

-- Counts one use of a bucket. Returns 0 when it was allowed, else the seconds until the next is.
-- The window starts with the first use, so that a bucket's limit does not depend on the clock's full hour.
create function private.take_from_bucket(p_bucket text, p_limit integer, p_window interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  started timestamptz;
begin
  insert into public.rate_limits as current (bucket, window_start, count)
  values (p_bucket, now(), 1)
  on conflict (bucket) do update
    set window_start = case when current.window_start <= now() - p_window then now()
                            else current.window_start end,
        count = case when current.window_start <= now() - p_window then 1 else current.count + 1 end
    where current.window_start <= now() - p_window or current.count < p_limit
  returning current.window_start into started;
  if found then
    return 0;
  end if;
  select window_start into started from public.rate_limits where bucket = p_bucket;
  return greatest(1, ceil(extract(epoch from (started + p_window - now())))::integer);
end;
$$;

-- Every limit is counted here, so that all processes of a site share it (lib/server/rate-limit.ts).

-- Counts one use of each bucket, in order, until one is full: [{"bucket", "max", "windowSeconds"}, …].
-- Null when all allowed it, else the number of the full one (from 0) and the seconds until its next use.
create function public.consume_rate_limits(p_limits jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry record;
  wait_seconds integer;
begin
  perform private.require_server();
  for entry in
    select value ->> 'bucket' as bucket, (value ->> 'max')::integer as max,
           make_interval(secs => (value ->> 'windowSeconds')::integer) as period, ordinality as number
    from jsonb_array_elements(p_limits) with ordinality
    order by ordinality
  loop
    wait_seconds := private.take_from_bucket(entry.bucket, entry.max, entry.period);
    if wait_seconds > 0 then
      return jsonb_build_object('index', entry.number - 1, 'retryAfterSeconds', wait_seconds);
    end if;
  end loop;
  return null;
end;
$$;

-- Forgets what was counted, after it turned out to be nobody's attack.
create function public.reset_rate_limits(p_buckets jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  delete from public.rate_limits where bucket in (select jsonb_array_elements_text(p_buckets));
end;
$$;

-- Counters older than a day serve nobody.
create function public.prune_rate_limits() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  perform private.require_server();
  delete from public.rate_limits where window_start < now() - interval '1 day';
  get diagnostics removed = row_count;
  return removed;
end;
$$;

-- Keys the hashes under which recipients of mails are counted; drawn once per database, and it never leaves it.
create table private.secrets (name text primary key, value text not null);
alter table private.secrets enable row level security;
revoke all on private.secrets from public, anon, authenticated;
insert into private.secrets (name, value) values ('recipients', gen_random_uuid()::text || gen_random_uuid()::text);

-- The bucket of a mailbox. The great providers deliver several spellings of an address to one: Gmail ignores dots and knows
-- two domains; Apple has three; Yahoo's parts after a dash are one person's; the rest know `name+anything@`.
create function private.mailbox_bucket(p_address text, p_budget text) returns text
language sql
stable
set search_path = ''
as $$
  with address as (
    select regexp_replace(split_part(typed, '@', 1), '\+.*$', '') as name, split_part(typed, '@', 2) as host
    from (select lower(trim(p_address)) as typed) as given
  ), mailbox as (
    select case
      when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when host in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
      when host ~ '^(yahoo|ymail|rocketmail|myyahoo)\.' then split_part(name, '-', 1) || '@' || host
      when host in ('proton.me', 'protonmail.com', 'pm.me') then regexp_replace(name, '[._-]', '', 'g') || '@proton.me'
      else name || '@' || host
    end as spelling
    from address
  )
  select 'mail-' || p_budget || ':' || encode(sha256(convert_to(secret.value || ':' || spelling, 'UTF8')), 'hex')
  from private.secrets as secret, mailbox where secret.name = 'recipients';
$$;

-- Three mails an hour that strangers can cause at one mailbox, over everything that shares a budget.
create function private.mail_budget() returns integer
language sql
immutable
set search_path = ''
as $$ select 3 $$;

-- Counts one mail; false when the mailbox has had enough for now.
create function private.take_mail(p_address text, p_budget text) returns boolean
language sql
volatile
set search_path = ''
as $$
  select private.take_from_bucket(private.mailbox_bucket(p_address, p_budget), private.mail_budget(),
                                  interval '1 hour') = 0;
$$;

-- Whether the next mail would be one too many; counts nothing.
create function private.is_mail_spent(p_address text, p_budget text) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.rate_limits
    where bucket = private.mailbox_bucket(p_address, p_budget)
      and window_start > now() - interval '1 hour' and count >= private.mail_budget()
  );
$$;

-- Supabase's default privileges grant every new function to anon and authenticated by name.
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.applied_migrations(), public.consume_rate_limits(jsonb), public.reset_rate_limits(jsonb),
  public.prune_rate_limits()
from public, anon, authenticated;
grant execute on function
  public.applied_migrations(), public.consume_rate_limits(jsonb), public.reset_rate_limits(jsonb),
  public.prune_rate_limits()
to service_role;
