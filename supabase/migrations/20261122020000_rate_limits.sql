-- Every limit is counted here, so that all processes of a site share it (lib/server/rate-limit.ts).

-- Counts one use of each bucket, in order, until one is full: [{"bucket", "max", "windowSeconds"}, …].
-- Null when all allowed it, else the number of the full one (from 0) and the seconds until its next use.
create function public.consume_rate_limits(p_limits jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry record;
  wait_seconds integer;
begin
  perform private.require_server();
  for entry in
    select value ->> 'bucket' as bucket, (value ->> 'max')::integer as max,
           make_interval(secs => (value ->> 'windowSeconds')::integer) as period, ordinality as number
    from jsonb_array_elements(p_limits) with ordinality
    order by ordinality
  loop
    wait_seconds := private.take_from_bucket(entry.bucket, entry.max, entry.period);
    if wait_seconds > 0 then
      return jsonb_build_object('index', entry.number - 1, 'retryAfterSeconds', wait_seconds);
    end if;
  end loop;
  return null;
end;
$$;

-- Forgets what was counted, after it turned out to be nobody's attack.
create function public.reset_rate_limits(p_buckets jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  delete from public.rate_limits where bucket in (select jsonb_array_elements_text(p_buckets));
end;
$$;

-- Keys the hashes under which recipients of mails are counted; drawn once per database, and it never leaves it.
create table private.secrets (name text primary key, value text not null);
alter table private.secrets enable row level security;
revoke all on private.secrets from public, anon, authenticated;
insert into private.secrets (name, value) values ('recipients', gen_random_uuid()::text || gen_random_uuid()::text);

-- The bucket of a mailbox; `name+anything@` is the same one.
create function private.mailbox_bucket(p_address text, p_budget text) returns text
language sql
stable
set search_path = ''
as $$
  select 'mail-' || p_budget || ':' || encode(sha256(convert_to(
    value || ':' || regexp_replace(lower(trim(p_address)), '\+[^@]*(?=@)', ''), 'UTF8')), 'hex')
  from private.secrets where name = 'recipients';
$$;

-- Three mails an hour that strangers can cause at one mailbox, over everything that shares a budget.
create function private.mail_budget() returns integer
language sql
immutable
set search_path = ''
as $$ select 3 $$;

-- Counts one mail; false when the mailbox has had enough for now.
create function private.take_mail(p_address text, p_budget text) returns boolean
language sql
volatile
set search_path = ''
as $$
  select private.take_from_bucket(private.mailbox_bucket(p_address, p_budget), private.mail_budget(),
                                  interval '1 hour') = 0;
$$;

-- Whether the next mail would be one too many; counts nothing.
create function private.is_mail_spent(p_address text, p_budget text) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.rate_limits
    where bucket = private.mailbox_bucket(p_address, p_budget)
      and window_start > now() - interval '1 hour' and count >= private.mail_budget()
  );
$$;

-- Confirmations go to an address that nobody has proven. Beyond its budget they are not written; what was sent is
-- stored all the same, and the staff hears of it.
create function private.limit_confirmations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  if new.inquiry_id is not null then
    select email into address from public.inquiries where id = new.inquiry_id;
  else
    select email into address from public.contact_messages where id = new.contact_message_id;
  end if;
  if address is not null and not private.take_mail(address, 'confirmation') then
    return null;
  end if;
  return new;
end;
$$;

create trigger mail_outbox_limit_confirmations before insert on public.mail_outbox
  for each row when (new.recipient = 'visitor' and new.kind in ('inquiry', 'contact'))
  execute function private.limit_confirmations();

revoke all on function
  public.consume_rate_limits(jsonb),
  public.reset_rate_limits(jsonb),
  private.mailbox_bucket(text, text),
  private.mail_budget(),
  private.take_mail(text, text),
  private.is_mail_spent(text, text),
  private.limit_confirmations()
from public, anon, authenticated;
grant execute on function public.consume_rate_limits(jsonb), public.reset_rate_limits(jsonb) to service_role;
