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
revoke all on public.mail_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.mail_outbox to service_role;
grant insert on public.mail_outbox to desk;

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
  if new.inquiry_id is not null then
    select email into address from public.inquiries where id = new.inquiry_id;
  else
    select email into address from public.contact_messages where id = new.contact_message_id;
  end if;
  if address is not null and not private.take_mail(address, 'confirmation') then
    return null;
  end if;
  return new;
end;
$$;

create trigger mail_outbox_limit_confirmations before insert on public.mail_outbox
  for each row when (new.recipient = 'visitor' and new.kind in ('inquiry', 'contact'))
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

-- Stores a message and the mails about it in one transaction, by the same rules.
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
  if found and (stored.topic, stored.name, stored.email, stored.phone, stored.message, stored.callback,
                stored.callback_day, stored.callback_window)
      is distinct from (p_topic, p_name, p_email, p_phone, p_message, p_callback, p_callback_day, p_callback_window) then
    return jsonb_build_object('status', 'conflict');
  end if;
  if stored.id is null then
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

-- Records how an attempt ended. Waits 30 s, 1 min, 2 min … 6 h between attempts, gives up after 40 of them
-- (about a week and a half) or at once when the address refuses for good. A sender whose lock ran out and
-- whose mail was claimed again changes nothing: p_attempt no longer matches. What
-- opens an account goes with its mail.
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
    set sent_at = now(), locked_until = null, last_error = null,
        payload = case when kind in ('account', 'staff_invitation') then '{}'::jsonb else payload end
    where id = p_id and sent_at is null;
  else
    update public.mail_outbox
    set locked_until = null,
        last_error = p_error,
        next_attempt_at = now() + least(interval '30 seconds' * power(2, least(p_attempt - 1, 12)),
                                        interval '6 hours'),
        abandoned_at = case when p_permanent or p_attempt >= 40 then now() end,
        payload = case when kind in ('account', 'staff_invitation') and (p_permanent or p_attempt >= 40) then '{}'::jsonb
                       else payload end
    where id = p_id and sent_at is null and attempts = p_attempt;
  end if;
  return found;
end;
$$;

-- A server's clock may have been ahead for a while. What was put off then would wait as long as the clock was wrong, and
-- whoever was counted then would be refused as long. This finds times that cannot be (a mail is put off for six hours
-- at most and locked for minutes, a counter starts in the past) and lets them be now.
create function public.mend_times() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails integer;
  counters integer;
begin
  perform private.require_server();
  update public.mail_outbox
  set next_attempt_at = least(next_attempt_at, now()),
      locked_until = case when locked_until <= now() + interval '1 hour' then locked_until end
  where sent_at is null and abandoned_at is null
    and (next_attempt_at > now() + interval '6 hours 5 minutes' or locked_until > now() + interval '1 hour');
  get diagnostics mails = row_count;
  delete from public.rate_limits where window_start > now() + interval '1 minute';
  get diagnostics counters = row_count;
  return mails + counters;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.submit_inquiry(uuid, text, integer, text, text, text, text, jsonb, jsonb, bigint, bigint, boolean,
                        timestamptz, uuid),
  public.submit_contact_message(uuid, text, integer, text, text, text, text, text, text, boolean, date, text,
                                boolean, timestamptz, uuid),
  public.settle_outbox(uuid, integer, boolean, text, boolean), public.mend_times()
from public, anon, authenticated;
grant execute on function
  public.submit_inquiry(uuid, text, integer, text, text, text, text, jsonb, jsonb, bigint, bigint, boolean,
                        timestamptz, uuid),
  public.submit_contact_message(uuid, text, integer, text, text, text, text, text, text, boolean, date, text,
                                boolean, timestamptz, uuid),
  public.settle_outbox(uuid, integer, boolean, text, boolean), public.mend_times()
to service_role;
