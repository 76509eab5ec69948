-- A server's clock may have been ahead for a while. What was put off then would wait as long as the clock was wrong, and
-- whoever was counted then would be refused as long. This finds times that cannot be (a mail is put off for six hours
-- at most and locked for minutes, a counter starts in the past) and lets them be now.
create function public.mend_times() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails integer;
  counters integer;
begin
  perform private.require_server();
  update public.mail_outbox
  set next_attempt_at = least(next_attempt_at, now()),
      locked_until = case when locked_until <= now() + interval '1 hour' then locked_until end
  where sent_at is null and abandoned_at is null
    and (next_attempt_at > now() + interval '6 hours 5 minutes' or locked_until > now() + interval '1 hour');
  get diagnostics mails = row_count;
  delete from public.rate_limits where window_start > now() + interval '1 minute';
  get diagnostics counters = row_count;
  return mails + counters;
end;
$$;

revoke all on function public.mend_times() from public, anon, authenticated;
grant execute on function public.mend_times() to service_role;
