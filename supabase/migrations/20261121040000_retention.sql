-- How long personal data stays. The periods are the house's deletion concept (privacy page, "Speicherdauer"); the
-- server passes them in, so that an operator changes them in the environment and not in SQL.

-- "Six months after the last contact": whoever moves an inquiry on has been in contact.
alter table public.inquiries add column last_contact_at timestamptz;
update public.inquiries set last_contact_at = created_at;
alter table public.inquiries
  alter column last_contact_at set default now(),
  alter column last_contact_at set not null;

create function private.note_contact() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.last_contact_at := now();
  return new;
end;
$$;

create trigger inquiries_note_contact
  before update of state on public.inquiries
  for each row when (old.state is distinct from new.state)
  execute function private.note_contact();

-- Deletes what nobody may keep any longer and says how much of each kind:
--   inquiries without an offer, p_inquiry_days after the last contact (their mails go with them);
--   inquiries with an offer, p_offer_years after the end of the calendar year of the last contact
--   (commercial letters, section 257 (5) HGB);
--   contact messages, p_inquiry_days after they came; drafts of accounts, p_draft_days after they were saved;
--   mails that were sent or given up, p_mail_days later.
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
begin
  perform private.require_server();
  if least(p_inquiry_days, p_offer_years, p_mail_days, p_draft_days) < 1 then
    raise exception 'a period is missing or too short' using errcode = '22023';
  end if;
  delete from public.inquiries
  where (state <> 'offer_sent' and last_contact_at < now() - make_interval(days => p_inquiry_days))
    or (state = 'offer_sent'
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
  return jsonb_build_object(
    'inquiries', inquiries_gone, 'mails', mails_gone, 'messages', messages_gone, 'drafts', drafts_gone
  );
end;
$$;

revoke all on function private.note_contact(), public.prune_expired(integer, integer, integer, integer)
from public, anon, authenticated;
grant execute on function public.prune_expired(integer, integer, integer, integer) to service_role;
