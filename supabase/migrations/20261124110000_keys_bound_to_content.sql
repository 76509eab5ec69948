-- An idempotency key stands for what was sent: known with other content, it is a conflict. The hash is of the inquiry as
-- it arrived, because its visitor may change the number of guests later.
alter table public.inquiries add column content_hash text;

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

create or replace function public.submit_inquiry(
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

create or replace function public.submit_contact_message(
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

revoke all on function private.sent_plan(jsonb), private.hash_content(jsonb) from public, anon, authenticated;
