-- What inquiries, offers and the desk still do in the database; it goes as their verbs come.

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

-- Confirmations go to an address that nobody has proven. Beyond its budget they are not written; what was sent is
-- stored all the same, and the staff hears of it.
create function private.limit_confirmations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  select email into address from public.inquiries where id = new.inquiry_id;
  if address is not null and not private.take_mail(address, 'confirmation') then
    return null;
  end if;
  return new;
end;
$$;

create trigger mail_outbox_limit_confirmations before insert on public.mail_outbox
  for each row when (new.recipient = 'visitor' and new.kind = 'inquiry')
  execute function private.limit_confirmations();

-- Stores an inquiry and the mails about it in one transaction. A known idempotency key returns the stored row and counts
-- nothing, so that a retry is always safe; with other content it is a conflict. Whoever types fast is no robot: an inquiry
-- that looks suspicious is flagged for the staff and confirmed like any other.
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
  content text := private.hash_content(jsonb_build_array(p_email, p_name, private.sent_plan(p_payload)));
begin
  perform private.require_server();
  -- Two simultaneous posts with one key: the second waits here and then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('inquiry:' || p_idempotency_key::text, 0));
  select * into stored from public.inquiries where idempotency_key = p_idempotency_key;
  if found and stored.content_hash is distinct from content then
    return jsonb_build_object('status', 'conflict');
  end if;
  if stored.id is null then
    repeated := false;
    wait_seconds := private.take_from_bucket(p_bucket, p_limit_per_hour, interval '1 hour');
    if wait_seconds > 0 then
      return jsonb_build_object('status', 'limited', 'retryAfterSeconds', wait_seconds);
    end if;
    -- References are drawn one at a time, so that two inquiries never draw the same one.
    perform pg_advisory_xact_lock(hashtextextended('inquiry-reference', 0));
    insert into public.inquiries (
      reference, idempotency_key, user_id, locale, email, name, catalogue_version, payload, price,
      shown_total_cents, server_total_cents, price_differs, suspicious, answer_by, content_hash
    ) values (
      private.new_reference(), p_idempotency_key, p_user_id, p_locale, p_email, p_name,
      p_catalogue_version, p_payload, p_price, p_shown_total_cents, p_server_total_cents,
      p_shown_total_cents is not null and p_shown_total_cents is distinct from p_server_total_cents,
      p_suspicious, p_answer_by, content
    ) returning * into stored;
    insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
    values ('inquiry', 'house', 'de', stored.id);
    insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
    values ('inquiry', 'visitor', p_locale, stored.id);
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

-- Whether the caller's session still exists. A token outlives a sign-out by up to an hour; what it may read must not.
create function public.has_live_session() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  return exists (
    select 1 from auth.sessions where id::text = session and user_id = (select auth.uid())
  );
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.has_live_session(),
  public.submit_inquiry(uuid, text, integer, text, text, text, text, jsonb, jsonb, bigint, bigint, boolean,
                        timestamptz, uuid)
from public, anon, authenticated;
grant execute on function
  public.submit_inquiry(uuid, text, integer, text, text, text, text, jsonb, jsonb, bigint, bigint, boolean,
                        timestamptz, uuid)
to service_role;
grant execute on function public.has_live_session() to authenticated;
