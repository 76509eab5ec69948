-- What a visitor does with an inquiry. The site calls these after it has checked the key of the inquiry's link.
-- Answers say what is the case now; asking again changes nothing more.

-- Accepts an offer, books its days, queues both mails, all or nothing. The same version accepted again under the same
-- name is the same acceptance.
create function public.visitor_accept_offer(
  p_reference text,
  p_version integer,
  p_name text,
  p_terms_version text,
  p_locale text,
  p_shown jsonb,
  p_max_deliveries integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
  offer public.offers;
  acceptance public.offer_acceptances;
  days date[];
  taken date;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  select * into offer from public.offers where inquiry_id = inquiry.id and version = p_version;
  select * into acceptance from public.offer_acceptances where inquiry_id = inquiry.id;
  if acceptance.offer_id = offer.id and acceptance.name = p_name then
    return jsonb_build_object('status', 'accepted', 'repeated', true, 'version', acceptance.version,
                              'acceptedAt', acceptance.accepted_at);
  end if;
  if offer.state = 'expired' or (offer.state = 'open' and offer.valid_until < private.berlin_today()) then
    return jsonb_build_object('status', 'expired', 'validUntil', offer.valid_until);
  end if;
  if offer.state is distinct from 'open' or inquiry.state <> 'offer_sent' then
    return jsonb_build_object('status', 'not_open', 'state', inquiry.state);
  end if;
  days := private.plan_days(inquiry.payload, offer.day);
  taken := private.take_days(inquiry, days, null, p_max_deliveries, 'visitor', inquiry.name);
  if taken is not null then
    return jsonb_build_object('status', 'day_taken', 'day', taken);
  end if;
  insert into public.offer_acceptances (offer_id, inquiry_id, version, name, terms_version, locale, shown)
  values (offer.id, inquiry.id, offer.version, p_name, p_terms_version, p_locale, p_shown) returning * into acceptance;
  update public.offers set state = 'accepted' where id = offer.id;
  update public.inquiries
  set state = 'accepted', decided_at = acceptance.accepted_at, decided_by = 'visitor' where id = inquiry.id;
  perform private.log_event(inquiry.id, 'visitor', p_name, 'accepted', jsonb_build_object(
    'offerId', offer.id, 'version', offer.version, 'totalCents', offer.total_cents, 'days', to_jsonb(days)));
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  select 'offer_accepted', recipient, case when recipient = 'house' then 'de' else inquiry.locale end, inquiry.id,
         jsonb_build_object('offerId', offer.id, 'version', offer.version)
  from unnest(array['visitor', 'house']) as recipient;
  return jsonb_build_object('status', 'accepted', 'repeated', false, 'version', offer.version,
                            'acceptedAt', acceptance.accepted_at, 'days', to_jsonb(days));
end;
$$;

create function public.visitor_decline_offer(p_reference text, p_version integer, p_reason text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
  offer public.offers;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  select * into offer from public.offers where inquiry_id = inquiry.id and version = p_version;
  if offer.state = 'declined' and inquiry.state = 'declined' then
    return jsonb_build_object('status', 'declined', 'repeated', true);
  end if;
  if offer.state is distinct from 'open' or inquiry.state <> 'offer_sent' then
    return jsonb_build_object('status', 'not_open', 'state', inquiry.state);
  end if;
  if length(coalesce(p_reason, '')) > 4000 then
    raise exception 'too long' using errcode = '22023';
  end if;
  perform private.give_days_back(inquiry.id, 'visitor', inquiry.name, 'declined');
  update public.offers set state = 'declined' where id = offer.id;
  update public.inquiries set state = 'declined', decided_at = now(), decided_by = 'visitor' where id = inquiry.id;
  perform private.log_event(inquiry.id, 'visitor', inquiry.name, 'declined', jsonb_build_object(
    'by', 'visitor', 'offerId', offer.id, 'version', offer.version, 'reason', coalesce(p_reason, '')));
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  select 'offer_declined', recipient, case when recipient = 'house' then 'de' else inquiry.locale end, inquiry.id,
         jsonb_build_object('offerId', offer.id, 'version', offer.version, 'reason', coalesce(p_reason, ''))
  from unnest(array['visitor', 'house']) as recipient;
  return jsonb_build_object('status', 'declined', 'repeated', false);
end;
$$;

-- The same question twice within an hour is one that was sent twice.
create function public.visitor_ask(p_reference text, p_text text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  if inquiry.state = 'withdrawn' then
    return jsonb_build_object('status', 'not_open', 'state', inquiry.state);
  end if;
  if coalesce(length(p_text), 0) not between 1 and 4000 then
    raise exception 'no usable text' using errcode = '22023';
  end if;
  if exists (
    select 1 from public.inquiry_events
    where inquiry_id = inquiry.id and kind = 'question' and details ->> 'text' = p_text
      and at > now() - interval '1 hour'
  ) then
    return jsonb_build_object('status', 'asked', 'repeated', true);
  end if;
  update public.inquiries set last_contact_at = now() where id = inquiry.id;
  perform private.log_event(inquiry.id, 'visitor', inquiry.name, 'question', jsonb_build_object('text', p_text));
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  values ('inquiry_question', 'house', 'de', inquiry.id, jsonb_build_object('text', p_text));
  return jsonb_build_object('status', 'asked', 'repeated', false);
end;
$$;

create function public.visitor_withdraw(p_reference text, p_reason text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  if inquiry.state = 'withdrawn' then
    return jsonb_build_object('status', 'withdrawn', 'repeated', true);
  end if;
  if inquiry.state not in ('received', 'in_progress', 'offer_sent') then
    return jsonb_build_object('status', 'not_open', 'state', inquiry.state);
  end if;
  if length(coalesce(p_reason, '')) > 4000 then
    raise exception 'too long' using errcode = '22023';
  end if;
  perform private.give_days_back(inquiry.id, 'visitor', inquiry.name, 'withdrawn');
  update public.offers set state = 'withdrawn' where inquiry_id = inquiry.id and state = 'open';
  update public.inquiries set state = 'withdrawn', decided_at = now(), decided_by = 'visitor' where id = inquiry.id;
  perform private.log_event(inquiry.id, 'visitor', inquiry.name, 'withdrawn',
    jsonb_build_object('reason', coalesce(p_reason, '')));
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  select 'inquiry_withdrawn', recipient, case when recipient = 'house' then 'de' else inquiry.locale end, inquiry.id,
         jsonb_build_object('reason', coalesce(p_reason, ''))
  from unnest(array['visitor', 'house']) as recipient;
  return jsonb_build_object('status', 'withdrawn', 'repeated', false);
end;
$$;

-- Another number of guests, while there is no offer; the site has priced the plan anew.
create function public.visitor_change_guests(
  p_reference text,
  p_payload jsonb,
  p_price jsonb,
  p_server_total_cents bigint
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
  change jsonb;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  if inquiry.state not in ('received', 'in_progress') then
    return jsonb_build_object('status', 'not_open', 'state', inquiry.state);
  end if;
  if inquiry.payload = p_payload then
    return jsonb_build_object('status', 'changed', 'repeated', true);
  end if;
  change := jsonb_build_object(
    'guestsBefore', inquiry.payload -> 'guests', 'guests', p_payload -> 'guests',
    'totalCentsBefore', inquiry.server_total_cents, 'totalCents', p_server_total_cents);
  update public.inquiries
  set payload = p_payload, price = p_price, server_total_cents = p_server_total_cents,
      shown_total_cents = p_server_total_cents, price_differs = false, last_contact_at = now()
  where id = inquiry.id;
  perform private.log_event(inquiry.id, 'visitor', inquiry.name, 'changed', change);
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  values ('inquiry_changed', 'house', 'de', inquiry.id, change);
  return jsonb_build_object('status', 'changed', 'repeated', false);
end;
$$;

revoke all on function
  public.visitor_accept_offer(text, integer, text, text, text, jsonb, integer),
  public.visitor_decline_offer(text, integer, text), public.visitor_ask(text, text),
  public.visitor_withdraw(text, text), public.visitor_change_guests(text, jsonb, jsonb, bigint)
from public, anon, authenticated;
grant execute on function
  public.visitor_accept_offer(text, integer, text, text, text, jsonb, integer),
  public.visitor_decline_offer(text, integer, text), public.visitor_ask(text, text),
  public.visitor_withdraw(text, text), public.visitor_change_guests(text, jsonb, jsonb, bigint)
to service_role;
