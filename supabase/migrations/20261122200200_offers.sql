-- What staff does with an inquiry. Each function asks who calls before anything else; the actor is the caller.
-- P0002: no such inquiry; P0S02: sign in again; P0S03: the inquiry's state does not allow it; 22023: unusable value.

-- Takes an inquiry or message (SK-…), also from a colleague, or gives it back.
create function public.staff_take(p_reference text, p_take boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
  inquiry public.inquiries;
  holder uuid := case when p_take then member.user_id end;
  holder_name text := case when p_take then member.name end;
begin
  if p_reference like 'SK-%' then
    update public.contact_messages set assignee = holder, assignee_name = holder_name where reference = p_reference;
    if not found then
      raise exception 'no such message' using errcode = 'P0002';
    end if;
    return jsonb_build_object('assigneeName', holder_name);
  end if;
  inquiry := private.lock_inquiry(p_reference);
  if inquiry.assignee is not distinct from holder then
    return jsonb_build_object('state', inquiry.state, 'assigneeName', inquiry.assignee_name);
  end if;
  update public.inquiries
  set assignee = holder, assignee_name = holder_name,
      state = case when p_take and state = 'received' then 'in_progress' else state end
  where id = inquiry.id returning * into inquiry;
  perform private.log_event(inquiry.id, 'staff', member.name, case when p_take then 'taken' else 'released' end);
  return jsonb_build_object('state', inquiry.state, 'assigneeName', inquiry.assignee_name);
end;
$$;

-- Marks a contact message as answered, or as open again.
create function public.staff_answer_message(p_reference text, p_answered boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
begin
  update public.contact_messages
  set answered_at = case when p_answered then coalesce(answered_at, now()) end,
      answered_by_name = case when p_answered then coalesce(answered_by_name, member.name) end
  where reference = p_reference;
  if not found then
    raise exception 'no such message' using errcode = 'P0002';
  end if;
  return jsonb_build_object('status', case when p_answered then 'answered' else 'open' end);
end;
$$;

create function public.staff_note(p_reference text, p_text text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
  inquiry public.inquiries := private.lock_inquiry(p_reference);
  note public.inquiry_notes;
begin
  insert into public.inquiry_notes (inquiry_id, author, author_name, text)
  values (inquiry.id, member.user_id, member.name, p_text) returning * into note;
  perform private.log_event(inquiry.id, 'staff', member.name, 'noted', jsonb_build_object('noteId', note.id));
  return jsonb_build_object('id', note.id, 'createdAt', note.created_at);
end;
$$;

-- Saves the draft of the next offer; p_revision is the one that was read, 0 when there was none.
create function public.staff_save_offer_draft(p_reference text, p_body jsonb, p_revision integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
  inquiry public.inquiries := private.lock_inquiry(p_reference);
  stored public.offer_drafts;
begin
  select * into stored from public.offer_drafts where inquiry_id = inquiry.id;
  if coalesce(stored.revision, 0) is distinct from p_revision then
    return jsonb_build_object('status', 'conflict', 'revision', coalesce(stored.revision, 0),
                              'savedByName', stored.saved_by_name, 'savedAt', stored.saved_at);
  end if;
  insert into public.offer_drafts (inquiry_id, body, revision, saved_by_name)
  values (inquiry.id, p_body, p_revision + 1, member.name)
  on conflict (inquiry_id) do update
    set body = excluded.body, revision = excluded.revision, saved_by_name = excluded.saved_by_name, saved_at = now();
  return jsonb_build_object('status', 'saved', 'revision', p_revision + 1);
end;
$$;

-- Sends an offer: stores it as the next version, holds its days until p_option_until (null = no option), queues the
-- mail and moves the state, all or nothing. A known key returns what was sent.
create function public.staff_send_offer(
  p_key uuid,
  p_reference text,
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
  first_day date := (p_body ->> 'day')::date;
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
    raise exception 'the inquiry is closed' using errcode = 'P0S03';
  end if;
  if p_valid_until < private.berlin_today() or p_option_until <= now() or first_day < private.berlin_today() then
    raise exception 'an offer is for the future' using errcode = '22023';
  end if;
  if first_day is not null and p_option_until is not null then
    taken := private.take_days(inquiry, private.plan_days(inquiry.payload, first_day), p_option_until,
                               p_max_deliveries, 'staff', member.name);
    if taken is not null then
      return jsonb_build_object('status', 'day_taken', 'day', taken);
    end if;
  else
    perform private.give_days_back(inquiry.id, 'staff', member.name, 'moved');
  end if;
  update public.offers set state = 'superseded' where inquiry_id = inquiry.id and state = 'open';
  insert into public.offers (key, inquiry_id, version, body, day, kind, valid_until, total_cents, sent_by_name)
  select p_key, inquiry.id, coalesce(max(version), 0) + 1, p_body, first_day, private.plan_kind(inquiry.payload),
         p_valid_until, p_total_cents, member.name
  from public.offers where inquiry_id = inquiry.id
  returning * into offer;
  update public.inquiries
  set state = 'offer_sent', decided_at = null, decided_by = null, decision_key = null, last_contact_at = now(),
      assignee = coalesce(assignee, member.user_id), assignee_name = coalesce(assignee_name, member.name)
  where id = inquiry.id;
  delete from public.offer_drafts where inquiry_id = inquiry.id;
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
    raise exception 'the inquiry is no longer open' using errcode = 'P0S03';
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

revoke all on function
  public.staff_take(text, boolean), public.staff_answer_message(text, boolean), public.staff_note(text, text),
  public.staff_save_offer_draft(text, jsonb, integer),
  public.staff_send_offer(uuid, text, jsonb, bigint, date, timestamptz, integer),
  public.staff_decline(uuid, text, text, date[])
from public, anon, authenticated;
grant execute on function
  public.staff_take(text, boolean), public.staff_answer_message(text, boolean), public.staff_note(text, text),
  public.staff_save_offer_draft(text, jsonb, integer),
  public.staff_send_offer(uuid, text, jsonb, bigint, date, timestamptz, integer),
  public.staff_decline(uuid, text, text, date[])
to authenticated;
