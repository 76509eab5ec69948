-- Whoever types fast is no robot: an inquiry that looks suspicious is flagged for the staff, and confirmed like any
-- other. Its mail to the visitor holds none of the words that were typed, and the limit per address bounds its number.
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
