-- Links that open without signing in can be withdrawn: the keys of a plan page and of a member's calendar name the number
-- of the link, and a greater number ends them. A new password does that, too.
alter table public.inquiries add column link_version integer not null default 0;
grant select (link_version) on public.inquiries to authenticated;
alter table private.staff add column feed_version integer not null default 0;

create function private.renew_links_with_password() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.staff set feed_version = feed_version + 1 where user_id = new.id;
  -- Whoever chooses a first password has told nobody the former one: links in earlier mails go on working.
  if coalesce(old.encrypted_password, '') <> '' then
    update public.inquiries set link_version = link_version + 1 where user_id = new.id;
  end if;
  return null;
end;
$$;
create trigger renew_links_with_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.renew_links_with_password();

-- The number in a member's calendar address; null for everybody else, and while the address is not proven.
create function public.feed_version(p_user_id uuid) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return (
    select staff.feed_version from private.staff as staff
    join auth.users as person on person.id = staff.user_id
    join public.proven_addresses as proven on proven.user_id = person.id and proven.email = lower(person.email)
    where staff.user_id = p_user_id
  );
end;
$$;

-- Ends the calling member's calendar address.
create function public.staff_renew_feed() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
begin
  update private.staff set feed_version = feed_version + 1 where user_id = member.user_id;
end;
$$;

alter table public.inquiry_events drop constraint inquiry_events_kind_check;
alter table public.inquiry_events add constraint inquiry_events_kind_check check (kind in (
  'received', 'taken', 'released', 'noted', 'offer_sent', 'accepted', 'declined', 'withdrawn', 'expired',
  'question', 'changed', 'day_held', 'day_released', 'reminded', 'link_renewed'));

-- Ends every link to an inquiry and mails the new one to its address, and nowhere else: whoever held a link that was
-- passed on has lost it.
create function private.renew_link(p_inquiry public.inquiries, p_actor text, p_name text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.inquiries set link_version = link_version + 1 where id = p_inquiry.id;
  perform private.log_event(p_inquiry.id, p_actor, p_name, 'link_renewed');
  insert into public.mail_outbox (kind, recipient, locale, inquiry_id)
  values ('inquiry_link', 'visitor', p_inquiry.locale, p_inquiry.id);
end;
$$;

create function public.visitor_renew_link(p_reference text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  inquiry public.inquiries;
begin
  perform private.require_server();
  inquiry := private.lock_inquiry(p_reference);
  perform private.renew_link(inquiry, 'visitor', inquiry.name);
  return jsonb_build_object('status', 'renewed');
end;
$$;

create function public.staff_renew_link(p_reference text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
begin
  perform private.renew_link(private.lock_inquiry(p_reference), 'staff', member.name);
end;
$$;

-- Replaced: the great providers deliver several spellings of an address to one mailbox. Gmail ignores dots and knows two
-- domains; Apple has three; Yahoo's parts after a dash are one person's; the rest know `name+anything@`.
create or replace function private.mailbox_bucket(p_address text, p_budget text) returns text
language sql
stable
set search_path = ''
as $$
  with address as (
    select regexp_replace(split_part(typed, '@', 1), '\+.*$', '') as name, split_part(typed, '@', 2) as host
    from (select lower(trim(p_address)) as typed) as given
  ), mailbox as (
    select case
      when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when host in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
      when host ~ '^(yahoo|ymail|rocketmail|myyahoo)\.' then split_part(name, '-', 1) || '@' || host
      when host in ('proton.me', 'protonmail.com', 'pm.me') then regexp_replace(name, '[._-]', '', 'g') || '@proton.me'
      else name || '@' || host
    end as spelling
    from address
  )
  select 'mail-' || p_budget || ':' || encode(sha256(convert_to(secret.value || ':' || spelling, 'UTF8')), 'hex')
  from private.secrets as secret, mailbox where secret.name = 'recipients';
$$;

revoke all on function
  private.renew_links_with_password(),
  public.feed_version(uuid),
  public.staff_renew_feed(),
  private.renew_link(public.inquiries, text, text),
  public.visitor_renew_link(text),
  public.staff_renew_link(text)
from public, anon, authenticated;
grant execute on function public.feed_version(uuid), public.visitor_renew_link(text) to service_role;
grant execute on function public.staff_renew_feed(), public.staff_renew_link(text) to authenticated;
