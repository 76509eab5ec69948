-- What the site does by itself about inquiries and staff: runs out, reminds, mails, deletes, lists.

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

-- Gives an account the role and queues the invitation; the account must exist (the caller creates it, because only the
-- sign-in service knows how). The role counts once the address is proven, which following the link does.
-- p_token_hash: of a recovery link, which lets the person choose a password; null queues no mail.
create function public.add_staff(p_email text, p_name text, p_token_hash text default null, p_locale text default 'de')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
  known boolean;
begin
  perform private.require_server();
  select id into person from auth.users where lower(email) = lower(trim(p_email));
  if not found then
    raise exception 'no such account' using errcode = 'P0002';
  end if;
  select exists (select 1 from private.staff where user_id = person) into known;
  insert into private.staff (user_id, name) values (person, trim(p_name))
  on conflict (user_id) do update set name = excluded.name;
  if p_token_hash is not null then
    delete from public.mail_outbox
    where kind = 'staff_invitation' and sent_at is null and lower(payload ->> 'email') = lower(trim(p_email));
    insert into public.mail_outbox (kind, recipient, locale, payload)
    values ('staff_invitation', 'visitor', p_locale,
            jsonb_build_object('email', lower(trim(p_email)), 'name', trim(p_name), 'tokenHash', p_token_hash));
  end if;
  return jsonb_build_object('userId', person, 'added', not known);
end;
$$;

-- Takes the role away and ends every session of the account, which itself stays. Returns whether it was staff.
create function public.remove_staff(p_email text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed uuid;
begin
  perform private.require_server();
  delete from private.staff using auth.users as person
  where person.id = staff.user_id and lower(person.email) = lower(trim(p_email))
  returning staff.user_id into removed;
  if removed is null then
    return false;
  end if;
  delete from auth.sessions where user_id = removed;
  delete from public.mail_outbox
  where kind = 'staff_invitation' and sent_at is null and lower(payload ->> 'email') = lower(trim(p_email));
  update public.inquiries set assignee = null, assignee_name = null
  where assignee = removed and state in ('received', 'in_progress');
  update public.contact_messages set assignee = null, assignee_name = null
  where assignee = removed and answered_at is null;
  return true;
end;
$$;

-- [{"userId", "email", "name", "role", "addedAt", "isActive"}]: active = the address is proven, so that the role counts.
create function public.list_staff() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'userId', staff.user_id, 'email', person.email, 'name', staff.name, 'role', staff.role, 'addedAt', staff.added_at,
      'isActive', proven.email is not null and proven.email = lower(person.email)
    ) order by staff.name, person.email), '[]'::jsonb)
    from private.staff as staff
    join auth.users as person on person.id = staff.user_id
    left join public.proven_addresses as proven on proven.user_id = staff.user_id
  );
end;
$$;

-- One page of the inbox: {"rows": […], "hasMore"}. Without a state: what is open, the earliest promised day first, and
-- with a search everything. `p_state`: a state of an inquiry, `message` (all messages), or `all`; those newest first.
-- `p_day`: of the event. The search finds parts of reference, name and address, in any case.
-- As whoever calls: row level security decides what can be seen.
create function public.staff_inbox(
  p_search text,
  p_day date,
  p_state text,
  p_mine boolean,
  p_offset integer,
  p_limit integer
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  needle text := lower(nullif(trim(p_search), ''));
  only_open boolean := p_state is null and needle is null and p_day is null;
  size integer := least(greatest(p_limit, 1), 200);
  skipped integer := least(greatest(p_offset, 0), 100000);
  own uuid := (select auth.uid());
  answer jsonb;
begin
  if not public.is_staff() then
    raise exception 'only staff may do this' using errcode = '42501';
  end if;
  -- Executed as text, so that it is planned for these values: open ones come from an index of their own.
  execute format($query$
    with found_inquiries as (
      select 'inquiry' as kind, inquiry.id, inquiry.answer_by
      from public.inquiries as inquiry
      where (not $1 or inquiry.state in ('received', 'in_progress'))
        and ($2 is null or $2 = 'all' or inquiry.state = $2)
        and (not $3 or inquiry.assignee = $4)
        and ($5 is null or inquiry.event_day = $5)
        and ($6 is null or position($6 in lower(inquiry.reference)) > 0
             or position($6 in lower(inquiry.name)) > 0 or position($6 in lower(inquiry.email)) > 0)
      order by inquiry.answer_by %1$s, inquiry.id
      limit $7 + $8 + 1
    ), found_messages as (
      select 'message' as kind, message.id, message.answer_by
      from public.contact_messages as message
      where (not $1 or message.answered_at is null)
        and ($2 is null or $2 in ('all', 'message'))
        and (not $3 or message.assignee = $4)
        and $5 is null
        and ($6 is null or position($6 in lower(message.reference)) > 0
             or position($6 in lower(message.name)) > 0 or position($6 in lower(message.email)) > 0)
      order by message.answer_by %1$s, message.id
      limit $7 + $8 + 1
    ), page as (
      select *, row_number() over (order by answer_by %1$s, id) as place
      from (select * from found_inquiries union all select * from found_messages) as found
      order by answer_by %1$s, id
      limit $7 + 1 offset $8
    )
    select jsonb_build_object(
      'hasMore', count(*) > $7,
      'rows', coalesce(jsonb_agg(coalesce(inquiry.entry, message.entry) order by place)
                       filter (where place <= $7 + $8), '[]'))
    from page
    left join lateral (
      select jsonb_build_object(
        'kind', 'inquiry', 'reference', reference, 'name', name, 'email', email, 'state', state,
        'createdAt', created_at, 'answerBy', answer_by, 'eventDay', event_day, 'guests', payload -> 'guests',
        'eventType', payload ->> 'eventType', 'company', payload #>> '{details,company}',
        'totalCents', server_total_cents, 'suspicious', suspicious,
        'assigneeName', assignee_name, 'isMine', coalesce(assignee = $4, false)) as entry
      from public.inquiries where page.kind = 'inquiry' and inquiries.id = page.id
    ) as inquiry on true
    left join lateral (
      select jsonb_build_object(
        'kind', 'message', 'reference', reference, 'name', name, 'email', email,
        'state', case when answered_at is null then 'open' else 'answered' end,
        'createdAt', created_at, 'answerBy', answer_by, 'topic', topic, 'callback', callback,
        'suspicious', suspicious, 'assigneeName', assignee_name, 'isMine', coalesce(assignee = $4, false)) as entry
      from public.contact_messages where page.kind = 'message' and contact_messages.id = page.id
    ) as message on true
  $query$, case when only_open or p_state in ('received', 'in_progress') then 'asc' else 'desc' end)
  into answer
  using only_open, p_state, coalesce(p_mine, false), own, p_day, needle, size, skipped;
  return answer;
end;
$$;

-- As before, and with the offer that a mail is about and its acceptance.
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
  -- Only the functions of this schema write a payload; its identifier is one.
  left join public.offers as offer on offer.id = (taken.payload ->> 'offerId')::uuid
  left join public.offer_acceptances as acceptance on acceptance.offer_id = offer.id;
  return claimed;
end;
$$;

-- As before; an invitation's secret goes with its mail too.
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

-- As before, with these changes: an inquiry that ended without an offer goes like one that is open; notes, history,
-- offers, acceptance and days go with their inquiry.
create or replace function public.prune_expired(
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
  public.expire_due(), public.remind_staff(), public.add_staff(text, text, text, text), public.remove_staff(text),
  public.list_staff(), public.staff_inbox(text, date, text, boolean, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.expire_due(), public.remind_staff(), public.add_staff(text, text, text, text), public.remove_staff(text),
  public.list_staff()
to service_role;
grant execute on function public.staff_inbox(text, date, text, boolean, integer, integer) to authenticated;
