-- What the site does by itself with inquiries and messages: lets run out, reminds.

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

revoke all on function public.expire_due(), public.remind_staff() from public, anon, authenticated;
grant execute on function public.expire_due(), public.remind_staff() to service_role;
