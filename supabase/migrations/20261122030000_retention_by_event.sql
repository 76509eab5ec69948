-- An inquiry is about an event that may be a year away: its time counts from the event's day.

alter table public.inquiries add column event_day date;

-- The day that a plan names, as a calendar day in Germany; null when it names none that exists.
create function private.event_day(p_payload jsonb) returns date
language plpgsql
stable
set search_path = ''
as $$
declare
  written text := p_payload #>> '{details,date}';
begin
  if written ~ '^\d{4}-\d{2}-\d{2}$' then
    return written::date;
  end if;
  if written ~ '^\d{4}-\d{2}-\d{2}T' then
    return (written::timestamptz at time zone 'Europe/Berlin')::date;
  end if;
  return null;
exception when data_exception then
  return null;
end;
$$;

create function private.note_event_day() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.event_day := private.event_day(new.payload);
  return new;
end;
$$;

update public.inquiries set event_day = private.event_day(payload);

create trigger inquiries_note_event_day before insert or update of payload on public.inquiries
  for each row execute function private.note_event_day();

create index inquiries_event_day on public.inquiries (event_day);

-- As before, with these changes: an inquiry without an offer goes p_inquiry_days after the event's day (after the last
-- contact where no day is named); a state that this function does not know counts as an offer; and what the sign-in
-- interface notes about who signed in when goes after 30 days, also while a server runs for months.
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
  delete from public.inquiries
  where (state in ('received', 'in_progress')
         and coalesce(event_day::timestamp at time zone 'Europe/Berlin', last_contact_at)
             < now() - make_interval(days => p_inquiry_days))
    or (state not in ('received', 'in_progress')
        and date_trunc('year', last_contact_at at time zone 'Europe/Berlin')
            + make_interval(years => 1 + p_offer_years) < now() at time zone 'Europe/Berlin');
  get diagnostics inquiries_gone = row_count;
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

revoke all on function private.event_day(jsonb), private.note_event_day() from public, anon, authenticated;
