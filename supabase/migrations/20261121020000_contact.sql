-- Messages of the contact form and the mails they cause; the outbox learns to carry them.
-- Only the server writes here. A signed-in person reads the messages that are linked to their account, by row level
-- security alone: the embedded backend grants every table to every role again, so grants protect nothing there.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SK-[0-9]{4}-[2-9A-HJKMNP-Z]{5}$'),
  idempotency_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  locale text not null check (locale in ('de', 'en', 'es')),
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
  answer_by timestamptz not null
);

create index contact_messages_user_id on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_email on public.contact_messages (lower(email));
create index contact_messages_created_at on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

create policy contact_messages_select_own on public.contact_messages
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.contact_messages from public, anon, authenticated;
grant select (id, reference, user_id, locale, topic, name, email, phone, message, callback, callback_day,
              callback_window, created_at, answer_by)
  on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

alter table public.mail_outbox
  add column contact_message_id uuid references public.contact_messages (id) on delete cascade;

create index mail_outbox_contact_message_id on public.mail_outbox (contact_message_id);

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

-- Stores a message and the mails about it in one transaction.
-- A known idempotency key returns the stored row and counts nothing, so that a retry is always safe.
create function public.submit_contact_message(
  p_idempotency_key uuid,
  p_bucket text,
  p_limit_per_hour integer,
  p_locale text,
  p_topic text,
  p_name text,
  p_email text,
  p_phone text,
  p_message text,
  p_callback boolean,
  p_callback_day date,
  p_callback_window text,
  p_suspicious boolean,
  p_answer_by timestamptz,
  p_user_id uuid default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.contact_messages;
  repeated boolean := true;
  wait_seconds integer;
begin
  perform private.require_server();
  -- Two simultaneous posts with one key: the second waits here and then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('contact:' || p_idempotency_key::text, 0));
  select * into stored from public.contact_messages where idempotency_key = p_idempotency_key;
  if not found then
    repeated := false;
    wait_seconds := private.take_from_bucket(p_bucket, p_limit_per_hour, interval '1 hour');
    if wait_seconds > 0 then
      return jsonb_build_object('status', 'limited', 'retryAfterSeconds', wait_seconds);
    end if;
    -- References are drawn one at a time, so that two messages never draw the same one.
    perform pg_advisory_xact_lock(hashtextextended('contact-reference', 0));
    insert into public.contact_messages (
      reference, idempotency_key, user_id, locale, topic, name, email, phone, message,
      callback, callback_day, callback_window, suspicious, answer_by
    ) values (
      private.new_contact_reference(), p_idempotency_key, p_user_id, p_locale, p_topic, p_name, p_email,
      p_phone, p_message, p_callback, p_callback_day, p_callback_window, p_suspicious, p_answer_by
    ) returning * into stored;
    insert into public.mail_outbox (kind, recipient, locale, contact_message_id)
    values ('contact', 'house', 'de', stored.id);
    -- A suspicious post may carry a stranger's address: the house decides, nobody else gets a mail.
    if not p_suspicious then
      insert into public.mail_outbox (kind, recipient, locale, contact_message_id)
      values ('contact', 'visitor', p_locale, stored.id);
    end if;
  end if;
  return jsonb_build_object(
    'status', 'stored',
    'repeated', repeated,
    'reference', stored.reference,
    'createdAt', stored.created_at,
    'answerBy', stored.answer_by
  );
end;
$$;

-- As before, and with the message a mail is about.
create or replace function public.claim_outbox(p_batch integer, p_lock_seconds integer) returns jsonb
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
    ) end,
    'contact', case when contact.id is null then null else jsonb_build_object(
      'reference', contact.reference,
      'locale', contact.locale,
      'topic', contact.topic,
      'name', contact.name,
      'email', contact.email,
      'phone', contact.phone,
      'message', contact.message,
      'callback', contact.callback,
      'callbackDay', contact.callback_day,
      'callbackWindow', contact.callback_window,
      'suspicious', contact.suspicious,
      'createdAt', contact.created_at,
      'answerBy', contact.answer_by
    ) end
  ) order by taken.created_at), '[]'::jsonb) into claimed
  from taken
  left join public.inquiries as inquiry on inquiry.id = taken.inquiry_id
  left join public.contact_messages as contact on contact.id = taken.contact_message_id;
  return claimed;
end;
$$;

-- As before, and mails about an account lose what they carried once they are sent or given up: the link in them
-- opens the account.
create or replace function public.settle_outbox(
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
    set sent_at = now(), locked_until = null, last_error = null,
        payload = case when kind = 'account' then '{}'::jsonb else payload end
    where id = p_id and sent_at is null;
  else
    update public.mail_outbox
    set locked_until = null,
        last_error = p_error,
        next_attempt_at = now() + least(interval '30 seconds' * power(2, least(p_attempt - 1, 12)),
                                        interval '6 hours'),
        abandoned_at = case when p_permanent or p_attempt >= 40 then now() end,
        payload = case when kind = 'account' and (p_permanent or p_attempt >= 40) then '{}'::jsonb
                       else payload end
    where id = p_id and sent_at is null and attempts = p_attempt;
  end if;
  return found;
end;
$$;

-- Supabase's default privileges grant every new function to anon and authenticated by name.
revoke all on function
  private.new_contact_reference(),
  public.submit_contact_message(uuid, text, integer, text, text, text, text, text, text, boolean, date, text,
                                boolean, timestamptz, uuid),
  public.claim_outbox(integer, integer),
  public.settle_outbox(uuid, integer, boolean, text, boolean)
from public, anon, authenticated;
grant execute on function
  public.submit_contact_message(uuid, text, integer, text, text, text, text, text, text, boolean, date, text,
                                boolean, timestamptz, uuid),
  public.claim_outbox(integer, integer),
  public.settle_outbox(uuid, integer, boolean, text, boolean)
to service_role;
