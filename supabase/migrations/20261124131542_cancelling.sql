-- The house cancels an order or takes an open offer back; the site does it in transactions of its own (lib/verbs).

alter table public.inquiries drop constraint inquiries_state_check;
alter table public.inquiries add constraint inquiries_state_check check (
  state in ('received', 'in_progress', 'offer_sent', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled'));

alter table public.inquiry_events drop constraint inquiry_events_kind_check;
alter table public.inquiry_events add constraint inquiry_events_kind_check check (kind in (
  'received', 'taken', 'released', 'noted', 'offer_sent', 'offer_withdrawn', 'accepted', 'acceptance_refused', 'declined',
  'withdrawn', 'expired', 'cancelled', 'question', 'changed', 'day_held', 'day_released', 'reminded', 'link_renewed'));

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
alter table public.cancellations enable row level security;
revoke all on public.cancellations from public, anon, authenticated;
grant select on public.cancellations to service_role, authenticated, desk;
grant insert on public.cancellations to desk;
create policy cancellations_desk on public.cancellations to desk using ((select public.is_staff()));
create policy cancellations_select_staff on public.cancellations for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create trigger cancellations_keep before update or delete on public.cancellations
  for each row execute function private.keep_row();

-- As before; and an acceptance that comes too late is an entry of the history.
create or replace function public.visitor_accept_offer(
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
