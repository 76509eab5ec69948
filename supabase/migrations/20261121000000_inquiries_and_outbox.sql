-- Inquiries, the mails they cause, and the counters that keep one address from flooding the house.
-- Runs on hosted Supabase, on plain PostgreSQL 15+ with Supabase's roles, and on the embedded backend.
-- Nobody but the server (service_role) reads or writes here: row level security is on and has no policy.
-- Table grants alone would not do, because the embedded backend grants every table to every role again.

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SG-[0-9]{4}-[2-9A-HJKMNP-Z]{5}$'),
  idempotency_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  locale text not null check (locale in ('de', 'en', 'es')),
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
  state text not null default 'received' check (state in ('received', 'in_progress', 'offer_sent')),
  created_at timestamptz not null default now(),
  answer_by timestamptz not null
);

create index inquiries_user_id on public.inquiries (user_id) where user_id is not null;
create index inquiries_email on public.inquiries (lower(email));
create index inquiries_created_at on public.inquiries (created_at desc);

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null check (recipient in ('house', 'visitor')),
  locale text not null check (locale in ('de', 'en', 'es')),
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  -- For mails that are not about an inquiry.
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

-- The bucket holds a keyed hash of a client address, never the address; rows live for a day at most.
create table public.rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);

create index rate_limits_window_start on public.rate_limits (window_start);

alter table public.inquiries enable row level security;
alter table public.mail_outbox enable row level security;
alter table public.rate_limits enable row level security;

revoke all on public.inquiries, public.mail_outbox, public.rate_limits from public, anon, authenticated;
grant select, insert, update, delete on public.inquiries, public.mail_outbox, public.rate_limits
  to service_role;

-- Not exposed by the data API.
create schema if not exists private;
revoke all on schema private from public;

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

-- Stores an inquiry and the mails about it in one transaction.
-- A known idempotency key returns the stored row and counts nothing, so that a retry is always safe.
create function public.submit_inquiry(
  p_idempotency_key uuid,
  p_bucket text,
  p_limit_per_hour integer,
  p_locale text,
  p_email text,
  p_name text,
  p_catalogue_version text,
  p_payload jsonb,
  p_price jsonb,
  p_shown_total_cents bigint,
  p_server_total_cents bigint,
  p_suspicious boolean,
  p_answer_by timestamptz,
  p_user_id uuid default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.inquiries;
  repeated boolean := true;
  wait_seconds integer;
begin
  perform private.require_server();
  -- Two simultaneous posts with one key: the second waits here and then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('inquiry:' || p_idempotency_key::text, 0));
  select * into stored from public.inquiries where idempotency_key = p_idempotency_key;
  if not found then
    repeated := false;
    wait_seconds := private.take_from_bucket(p_bucket, p_limit_per_hour, interval '1 hour');
    if wait_seconds > 0 then
      return jsonb_build_object('status', 'limited', 'retryAfterSeconds', wait_seconds);
    end if;
    -- References are drawn one at a time, so that two inquiries never draw the same one.
    perform pg_advisory_xact_lock(hashtextextended('inquiry-reference', 0));
    insert into public.inquiries (
      reference, idempotency_key, user_id, locale, email, name, catalogue_version, payload, price,
      shown_total_cents, server_total_cents, price_differs, suspicious, answer_by
    ) values (
      private.new_reference(), p_idempotency_key, p_user_id, p_locale, p_email, p_name,
      p_catalogue_version, p_payload, p_price, p_shown_total_cents, p_server_total_cents,
      p_shown_total_cents is not null and p_shown_total_cents is distinct from p_server_total_cents,
      p_suspicious, p_answer_by
    ) returning * into stored;
    insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
    values ('inquiry', 'house', 'de', stored.id);
    -- A suspicious post may carry a stranger's address: the house decides, nobody else gets a mail.
    if not p_suspicious then
      insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
      values ('inquiry', 'visitor', p_locale, stored.id);
    end if;
  end if;
  return jsonb_build_object(
    'status', 'stored',
    'repeated', repeated,
    'reference', stored.reference,
    'createdAt', stored.created_at,
    'answerBy', stored.answer_by,
    'totalCents', stored.server_total_cents,
    'priceDiffers', stored.price_differs
  );
end;
$$;

-- Hands due mails to one sender and locks them against every other one. An attempt counts when it starts,
-- so that a mail which kills its sender cannot do so for ever.
create function public.claim_outbox(p_batch integer, p_lock_seconds integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform private.require_server();
  with due as (
    select id from public.mail_outbox
    where sent_at is null and abandoned_at is null and next_attempt_at <= now()
      and (locked_until is null or locked_until <= now())
    order by next_attempt_at
    limit p_batch
    for update skip locked
  ), taken as (
    update public.mail_outbox as mail
    set locked_until = now() + make_interval(secs => p_lock_seconds), attempts = mail.attempts + 1
    from due where mail.id = due.id
    returning mail.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id,
    'attempt', taken.attempts,
    'kind', taken.kind,
    'recipient', taken.recipient,
    'locale', taken.locale,
    'payload', taken.payload,
    'createdAt', taken.created_at,
    'inquiry', case when inquiry.id is null then null else jsonb_build_object(
      'reference', inquiry.reference,
      'locale', inquiry.locale,
      'email', inquiry.email,
      'name', inquiry.name,
      'payload', inquiry.payload,
      'price', inquiry.price,
      'catalogueVersion', inquiry.catalogue_version,
      'shownTotalCents', inquiry.shown_total_cents,
      'serverTotalCents', inquiry.server_total_cents,
      'priceDiffers', inquiry.price_differs,
      'suspicious', inquiry.suspicious,
      'createdAt', inquiry.created_at,
      'answerBy', inquiry.answer_by
    ) end
  ) order by taken.created_at), '[]'::jsonb) into claimed
  from taken left join public.inquiries as inquiry on inquiry.id = taken.inquiry_id;
  return claimed;
end;
$$;

-- Records how an attempt ended. Waits 30 s, 1 min, 2 min … 6 h between attempts, gives up after 40 of them
-- (about a week and a half) or at once when the address refuses for good. A sender whose lock ran out and
-- whose mail was claimed again changes nothing: p_attempt no longer matches.
create function public.settle_outbox(
  p_id uuid,
  p_attempt integer,
  p_ok boolean,
  p_error text default null,
  p_permanent boolean default false
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  if p_ok then
    update public.mail_outbox
    set sent_at = now(), locked_until = null, last_error = null
    where id = p_id and sent_at is null;
  else
    update public.mail_outbox
    set locked_until = null,
        last_error = p_error,
        next_attempt_at = now() + least(interval '30 seconds' * power(2, least(p_attempt - 1, 12)),
                                        interval '6 hours'),
        abandoned_at = case when p_permanent or p_attempt >= 40 then now() end
    where id = p_id and sent_at is null and attempts = p_attempt;
  end if;
  return found;
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

-- Supabase's default privileges grant every new function to anon and authenticated by name.
revoke all on function
  private.require_server(),
  private.new_reference(),
  private.take_from_bucket(text, integer, interval),
  public.submit_inquiry(uuid, text, integer, text, text, text, text, jsonb, jsonb, bigint, bigint, boolean,
                        timestamptz, uuid),
  public.claim_outbox(integer, integer),
  public.settle_outbox(uuid, integer, boolean, text, boolean),
  public.prune_rate_limits(),
  public.applied_migrations()
from public, anon, authenticated;
grant execute on function
  public.submit_inquiry(uuid, text, integer, text, text, text, text, jsonb, jsonb, bigint, bigint, boolean,
                        timestamptz, uuid),
  public.claim_outbox(integer, integer),
  public.settle_outbox(uuid, integer, boolean, text, boolean),
  public.prune_rate_limits(),
  public.applied_migrations()
to service_role;
