-- What the site does by itself: sends, runs out, reminds, deletes.

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
      'answerBy', inquiry.answer_by,
      'state', inquiry.state,
      'assigneeName', inquiry.assignee_name
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
    ) end,
    'offer', case when offer.id is null then null else jsonb_build_object(
      'id', offer.id,
      'version', offer.version,
      'body', offer.body,
      'day', offer.day,
      'validUntil', offer.valid_until,
      'totalCents', offer.total_cents,
      'state', offer.state,
      'sentByName', offer.sent_by_name,
      'sentAt', offer.sent_at
    ) end,
    'acceptance', case when acceptance.offer_id is null then null else jsonb_build_object(
      'version', acceptance.version,
      'name', acceptance.name,
      'termsVersion', acceptance.terms_version,
      'locale', acceptance.locale,
      'shown', acceptance.shown,
      'acceptedAt', acceptance.accepted_at
    ) end
  ) order by taken.created_at), '[]'::jsonb) into claimed
  from taken
  left join public.inquiries as inquiry on inquiry.id = taken.inquiry_id
  left join public.contact_messages as contact on contact.id = taken.contact_message_id
  -- The answer that the mail is about, else the one that counts. Only the functions of this schema write a payload.
  left join public.offers as offer
    on offer.id = coalesce((taken.payload ->> 'offerId')::uuid, (private.current_answer(taken.inquiry_id)).id)
  left join public.offer_acceptances as acceptance on acceptance.offer_id = offer.id;
  return claimed;
end;
$$;

-- Ends what has run out: offers (and the options that came with them), then options. Returns how many of each.
-- Inquiries are locked before days, as everywhere.
create function public.expire_due() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  due record;
  offers_ended integer := 0;
  options_ended integer := 0;
  late_days date[];
begin
  perform private.require_server();
  for due in
    select inquiry.reference, offer.id as offer_id
    from public.offers as offer join public.inquiries as inquiry on inquiry.id = offer.inquiry_id
    where offer.state = 'open' and offer.valid_until < private.berlin_today()
    order by inquiry.id
    limit 500
  loop
    declare
      inquiry public.inquiries := private.lock_inquiry(due.reference);
      ended public.offers;
    begin
      -- The visitor may have been faster.
      update public.offers set state = 'expired' where id = due.offer_id and state = 'open' returning * into ended;
      if ended.id is not null then
        offers_ended := offers_ended + 1;
        perform private.give_days_back(inquiry.id, 'system', null, 'expired');
        update public.inquiries set state = 'expired', decided_at = now() where id = inquiry.id and state = 'offer_sent';
        perform private.log_event(inquiry.id, 'system', null, 'expired',
          jsonb_build_object('offerId', ended.id, 'version', ended.version));
      end if;
    end;
  end loop;
  select array_agg(distinct day) into late_days from public.bookings
  where state = 'option' and option_until <= clock_timestamp();
  if late_days is not null then
    perform private.lock_days(late_days);
    options_ended := private.expire_options(late_days);
  end if;
  return jsonb_build_object('offers', offers_ended, 'options', options_ended);
end;
$$;

-- Queues a mail to the house about each inquiry and message that is still open on the morning before its promised day
-- (which ends at midnight: 40 hours before), and one more once that day has passed; each once. Returns how many.
create function public.remind_staff() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  queued integer := 0;
  late record;
begin
  perform private.require_server();
  -- What could not be mailed so far and has been answered meanwhile.
  delete from public.mail_outbox as mail
  where mail.kind in ('answer_due', 'answer_overdue') and mail.sent_at is null and mail.abandoned_at is null
    and mail.locked_until is null
    and not exists (select 1 from public.inquiries
                    where id = mail.inquiry_id and state in ('received', 'in_progress'))
    and not exists (select 1 from public.contact_messages
                    where id = mail.contact_message_id and answered_at is null);
  for late in
    update public.inquiries
    set reminded_at = coalesce(reminded_at, now()), overdue_reminded_at = case when answer_by <= now() then now() end
    where id in (
      select id from public.inquiries
      where state in ('received', 'in_progress') and answer_by < now() + interval '40 hours'
        and (reminded_at is null or (overdue_reminded_at is null and answer_by <= now()))
      order by answer_by limit 100 for no key update skip locked
    )
    returning id, answer_by <= now() as is_overdue
  loop
    insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
    values (case when late.is_overdue then 'answer_overdue' else 'answer_due' end, 'house', 'de', late.id);
    perform private.log_event(late.id, 'system', null, 'reminded', jsonb_build_object('overdue', late.is_overdue));
    queued := queued + 1;
  end loop;
  for late in
    update public.contact_messages
    set reminded_at = coalesce(reminded_at, now()), overdue_reminded_at = case when answer_by <= now() then now() end
    where id in (
      select id from public.contact_messages
      where answered_at is null and answer_by < now() + interval '40 hours'
        and (reminded_at is null or (overdue_reminded_at is null and answer_by <= now()))
      order by answer_by limit 100 for no key update skip locked
    )
    returning id, answer_by <= now() as is_overdue
  loop
    insert into public.mail_outbox (kind, recipient, locale, contact_message_id)
    values (case when late.is_overdue then 'answer_overdue' else 'answer_due' end, 'house', 'de', late.id);
    queued := queued + 1;
  end loop;
  return queued;
end;
$$;

-- Deletes what nobody may keep any longer and says how much of each kind. The periods are the house's deletion concept
-- (privacy page); the server passes them in, so that an operator changes them in the environment and not in SQL.
--   inquiries that never had an offer, p_inquiry_days after the event's day (the last contact where no day is named);
--   those with an offer, and in a state that this function does not know, p_offer_years after the end of the calendar year
--   of the last contact (commercial letters, section 257 (5) HGB); all that belongs to them goes with them;
--   contact messages, p_inquiry_days after they came; drafts of accounts, p_draft_days after they were saved;
--   mails that were sent or given up, p_mail_days later; notes of the sign-in interface, after 30 days.
create function public.prune_expired(
  p_inquiry_days integer,
  p_offer_years integer,
  p_mail_days integer,
  p_draft_days integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiries_gone integer;
  mails_gone integer;
  messages_gone integer;
  drafts_gone integer;
  events_gone integer := 0;
begin
  perform private.require_server();
  if least(p_inquiry_days, p_offer_years, p_mail_days, p_draft_days) < 1 then
    raise exception 'a period is missing or too short' using errcode = '22023';
  end if;
  delete from public.inquiries as inquiry
  where (state in ('received', 'in_progress', 'declined', 'withdrawn', 'expired')
         and not exists (select 1 from public.offers where offers.inquiry_id = inquiry.id)
         and coalesce(event_day::timestamp at time zone 'Europe/Berlin', last_contact_at)
             < now() - make_interval(days => p_inquiry_days))
    or ((state not in ('received', 'in_progress', 'declined', 'withdrawn', 'expired')
         or exists (select 1 from public.offers where offers.inquiry_id = inquiry.id))
        and date_trunc('year', last_contact_at at time zone 'Europe/Berlin')
            + make_interval(years => 1 + p_offer_years) < now() at time zone 'Europe/Berlin');
  get diagnostics inquiries_gone = row_count;
  -- Days that were closed, or booked without an inquiry, in the past.
  delete from public.bookings where inquiry_id is null and day < private.berlin_today() - 400;
  delete from public.mail_outbox
  where coalesce(sent_at, abandoned_at) < now() - make_interval(days => p_mail_days);
  get diagnostics mails_gone = row_count;
  delete from public.contact_messages where created_at < now() - make_interval(days => p_inquiry_days);
  get diagnostics messages_gone = row_count;
  -- The row stays, because its revision has to go on counting.
  update public.drafts set draft = null, revision = revision + 1
  where draft is not null and saved_at < now() - make_interval(days => p_draft_days);
  get diagnostics drafts_gone = row_count;
  -- Hosted projects may keep these out of reach.
  if to_regclass('auth.audit_log_entries') is not null then
    begin
      execute 'delete from auth.audit_log_entries where created_at < now() - interval ''30 days''';
      get diagnostics events_gone = row_count;
    exception when insufficient_privilege then
      null;
    end;
  end if;
  return jsonb_build_object(
    'inquiries', inquiries_gone, 'mails', mails_gone, 'messages', messages_gone, 'drafts', drafts_gone,
    'events', events_gone
  );
end;
$$;

revoke all on function
  public.claim_outbox(integer, integer), public.expire_due(), public.remind_staff(),
  public.prune_expired(integer, integer, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.claim_outbox(integer, integer), public.expire_due(), public.remind_staff(),
  public.prune_expired(integer, integer, integer, integer)
to service_role;
