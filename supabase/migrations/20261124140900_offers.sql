-- Offers, what comes of them, and what staff and visitors do with both. The site calls the visitors' functions after it has
-- checked the key of the inquiry's link; answers say what is the case now, and asking again changes nothing more.
-- P0002: no such inquiry; P0S02: sign in again; P0S03: the inquiry's state does not allow it; 22023: unusable value.

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  -- Of the form that sent it, so that sending it twice sends once.
  key uuid not null unique,
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  version integer not null check (version > 0),
  -- {plan, terms, price}: an answer is a plan and its terms; the price is what they cost.
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 262144),
  -- First day; null when the offer names none. Plans over several days hold the following ones too.
  day date,
  kind text not null check (kind in ('house', 'delivery')),
  -- The last day on which it can be accepted, in Germany.
  valid_until date not null,
  total_cents bigint not null check (total_cents >= 0),
  sent_by_name text not null,
  sent_at timestamptz not null default now(),
  state text not null default 'open'
    check (state in ('open', 'superseded', 'accepted', 'declined', 'expired', 'withdrawn')),
  unique (inquiry_id, version)
);
create unique index offers_one_open on public.offers (inquiry_id) where state = 'open';
create index offers_due on public.offers (valid_until) where state = 'open';

create table public.offer_acceptances (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  inquiry_id uuid not null unique references public.inquiries (id) on delete cascade,
  version integer not null,
  name text not null check (length(name) between 1 and 200),
  terms_version text not null,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  -- What the person saw: the priced offer, the wording of terms and button.
  shown jsonb not null check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 524288),
  accepted_at timestamptz not null default now()
);

-- One per order, and never changed: who ended the contract, why, and when the notice arrived.
create table public.cancellations (
  inquiry_id uuid primary key references public.inquiries (id) on delete cascade,
  -- Of the form that cancelled, so that sending it twice cancels once.
  key uuid not null unique,
  cause text not null check (cause in ('guest', 'house', 'deposit', 'breach', 'force_majeure')),
  received_on date not null,
  message text not null default '' check (length(message) <= 4000),
  cancelled_by_name text not null,
  cancelled_at timestamptz not null default now()
);

alter table public.offers enable row level security;
alter table public.offer_acceptances enable row level security;
alter table public.cancellations enable row level security;
revoke all on public.offers, public.offer_acceptances, public.cancellations
  from public, anon, authenticated;
grant select on public.offers, public.offer_acceptances, public.cancellations
  to authenticated, service_role;
grant select on public.offer_acceptances to desk;
grant select, update on public.offers to desk;
grant select, insert on public.cancellations to desk;

create policy offers_select_staff on public.offers for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy offer_acceptances_select_staff on public.offer_acceptances for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy cancellations_select_staff on public.cancellations for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));

create policy offer_acceptances_desk on public.offer_acceptances for select to desk using ((select public.is_staff()));
create policy offers_desk on public.offers to desk using ((select public.is_staff()));
create policy cancellations_desk on public.cancellations to desk using ((select public.is_staff()));

-- An offer that was sent is what the visitor has in hand: only its state goes on.
create function private.keep_offer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new) - 'state' is distinct from to_jsonb(old) - 'state' then
    raise exception 'an offer that was sent cannot change' using errcode = '23001';
  end if;
  return new;
end;
$$;

create trigger offers_keep before update on public.offers for each row execute function private.keep_offer();

create trigger offer_acceptances_keep before update or delete on public.offer_acceptances
  for each row execute function private.keep_row();
create trigger offers_keep_row before delete on public.offers for each row execute function private.keep_row();
create trigger cancellations_keep before update or delete on public.cancellations
  for each row execute function private.keep_row();

-- The answer that counts in place of the plan that was sent; none before there is one, or when it was taken back.
create function private.current_answer(p_inquiry uuid) returns public.offers
language sql
stable
set search_path = ''
as $$
  select * from public.offers where inquiry_id = p_inquiry and state not in ('superseded', 'withdrawn')
  order by version desc limit 1;
$$;

-- Answers an inquiry: stores the answer as the next version, holds the days of its plan until p_option_until (null = only
-- looks whether they can still be had), queues the mail and moves the state, all or nothing. A known key returns what was
-- sent; p_from is the version that the answer was made from, 0 for the plan that was sent.
create function public.staff_answer(
  p_key uuid,
  p_reference text,
  p_from integer,
  p_body jsonb,
  p_total_cents bigint,
  p_valid_until date,
  p_option_until timestamptz,
  p_max_deliveries integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff(true);
  inquiry public.inquiries := private.lock_inquiry(p_reference);
  offer public.offers;
  plan jsonb := p_body -> 'plan';
  first_day date := private.event_day(plan);
  days date[] := private.plan_days(plan, first_day);
  taken date;
begin
  select * into offer from public.offers where key = p_key;
  if found then
    if offer.inquiry_id <> inquiry.id then
      raise exception 'the key belongs to another offer' using errcode = '22023';
    end if;
    return jsonb_build_object('status', 'sent', 'version', offer.version, 'repeated', true);
  end if;
  if inquiry.state not in ('received', 'in_progress', 'offer_sent', 'declined', 'expired') then
    perform private.reject(409, 'P0S03', 'the inquiry is closed');
  end if;
  select * into offer from public.offers where inquiry_id = inquiry.id order by version desc limit 1;
  if coalesce(offer.version, 0) <> p_from then
    return jsonb_build_object('status', 'conflict', 'version', offer.version, 'name', offer.sent_by_name);
  end if;
  if p_valid_until < private.berlin_today() or p_option_until <= now() or first_day < private.berlin_today() then
    raise exception 'an offer is for the future' using errcode = '22023';
  end if;
  if first_day is not null and p_option_until is not null then
    taken := private.take_days(inquiry.id, private.plan_kind(plan), days, p_option_until, p_max_deliveries, 'staff',
                               member.name);
  else
    perform private.give_days_back(inquiry.id, 'staff', member.name, 'moved');
    taken := private.find_taken(inquiry.id, private.plan_kind(plan), days, p_max_deliveries, array['booked', 'closed']);
  end if;
  if taken is not null then
    return jsonb_build_object('status', 'day_taken', 'day', taken);
  end if;
  update public.offers set state = 'superseded' where inquiry_id = inquiry.id and state = 'open';
  insert into public.offers (key, inquiry_id, version, body, day, kind, valid_until, total_cents, sent_by_name)
  values (p_key, inquiry.id, p_from + 1, p_body, first_day, private.plan_kind(plan), p_valid_until, p_total_cents,
          member.name)
  returning * into offer;
  update public.inquiries
  set state = 'offer_sent', event_day = first_day, decided_at = null, decided_by = null, decision_key = null, last_contact_at = now(),
      assignee = coalesce(assignee, member.user_id), assignee_name = coalesce(assignee_name, member.name)
  where id = inquiry.id;
  perform private.log_event(inquiry.id, 'staff', member.name, 'offer_sent', jsonb_build_object(
    'offerId', offer.id, 'version', offer.version, 'totalCents', offer.total_cents, 'day', offer.day,
    'validUntil', offer.valid_until));
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  values ('offer', 'visitor', inquiry.locale, inquiry.id,
          jsonb_build_object('offerId', offer.id, 'version', offer.version));
  return jsonb_build_object('status', 'sent', 'version', offer.version, 'repeated', false);
end;
$$;

-- Declines an inquiry that has no offer yet, with other days where there are some. A known key declines once.
create function public.staff_decline(p_key uuid, p_reference text, p_message text, p_days date[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff(true);
  inquiry public.inquiries := private.lock_inquiry(p_reference);
  other_days jsonb := coalesce(to_jsonb(p_days), '[]'::jsonb);
begin
  if inquiry.decision_key = p_key then
    return jsonb_build_object('status', 'declined', 'repeated', true);
  end if;
  if inquiry.state not in ('received', 'in_progress') then
    perform private.reject(409, 'P0S03', 'the inquiry is no longer open');
  end if;
  if length(coalesce(p_message, '')) > 4000 or jsonb_array_length(other_days) > 10 then
    raise exception 'too long' using errcode = '22023';
  end if;
  perform private.give_days_back(inquiry.id, 'staff', member.name, 'declined');
  update public.inquiries
  set state = 'declined', decided_at = now(), decided_by = 'house', decision_key = p_key where id = inquiry.id;
  perform private.log_event(inquiry.id, 'staff', member.name, 'declined',
    jsonb_build_object('by', 'house', 'message', coalesce(p_message, ''), 'days', other_days));
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id, payload)
  values ('inquiry_declined', 'visitor', inquiry.locale, inquiry.id,
          jsonb_build_object('message', coalesce(p_message, ''), 'days', other_days));
  return jsonb_build_object('status', 'declined', 'repeated', false);
end;
$$;

-- Accepts an offer, books its days, queues both mails, all or nothing. The same version accepted again under the same
-- name is the same acceptance. An acceptance that comes too late is an entry of the history.
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
  days := private.plan_days(offer.body -> 'plan', offer.day);
  taken := private.take_days(inquiry.id, offer.kind, days, null, p_max_deliveries, 'visitor', inquiry.name);
  if taken is not null then
    -- The house hears of everybody whom it has to disappoint, of each once.
    if not exists (select 1 from public.inquiry_events where inquiry_id = inquiry.id and kind = 'acceptance_refused'
                   and details @> jsonb_build_object('version', p_version, 'day', taken)) then
      perform private.log_event(inquiry.id, 'visitor', inquiry.name, 'acceptance_refused',
        jsonb_build_object('version', p_version, 'day', taken));
    end if;
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

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.staff_answer(uuid, text, integer, jsonb, bigint, date, timestamptz, integer),
  public.staff_decline(uuid, text, text, date[]),
  public.visitor_accept_offer(text, integer, text, text, text, jsonb, integer),
  public.visitor_decline_offer(text, integer, text), public.visitor_ask(text, text),
  public.visitor_withdraw(text, text)
from public, anon, authenticated;
grant execute on function
  public.staff_answer(uuid, text, integer, jsonb, bigint, date, timestamptz, integer),
  public.staff_decline(uuid, text, text, date[])
to authenticated;
grant execute on function
  public.visitor_accept_offer(text, integer, text, text, text, jsonb, integer),
  public.visitor_decline_offer(text, integer, text), public.visitor_ask(text, text),
  public.visitor_withdraw(text, text)
to service_role;
