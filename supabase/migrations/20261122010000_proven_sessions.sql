-- An account shows what belongs to its address only to a living session, and only after its owner has shown the address
-- to be theirs. Passwords, sessions and pending links from before that moment may be a stranger's: they end with it.

-- Proofs from before kept a password that somebody else may have chosen. They count no longer.
delete from public.proven_addresses;

-- Whether the caller's session still exists. A token outlives a sign-out by up to an hour; what it may read must not.
create function public.has_live_session() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  return exists (
    select 1 from auth.sessions where id::text = session and user_id = (select auth.uid())
  );
end;
$$;

drop policy drafts_select_own on public.drafts;
drop policy drafts_insert_own on public.drafts;
drop policy drafts_update_own on public.drafts;
drop policy inquiries_select_own on public.inquiries;
drop policy contact_messages_select_own on public.contact_messages;

create policy drafts_select_own on public.drafts for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy drafts_insert_own on public.drafts for insert to authenticated
  with check (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy drafts_update_own on public.drafts for update to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()))
  with check (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy inquiries_select_own on public.inquiries for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()));
create policy contact_messages_select_own on public.contact_messages for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_live_session()));

-- Ends what an earlier holder of an account could come back with: every session but one, pending links, the password.
create function private.end_earlier_access(p_user_id uuid, p_session text, p_keep_password boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = p_user_id and id::text is distinct from p_session;
  update auth.users
  set confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
      email_change_token_current = '',
      encrypted_password = case when p_keep_password then encrypted_password else '' end
  where id = p_user_id;
  -- Newer hosted projects keep the secrets of links there.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using p_user_id;
  end if;
end;
$$;

-- Replaced: the same name with the session that followed the link. Without a session (an older version of the site)
-- it does what it did before.
drop function public.prove_address(uuid, text);

-- Notes that an account's address is proven by a mailed link, ends earlier access, and gives the account what was sent
-- from the address before; all of it or nothing. `first` = the address was not proven until now.
create function public.prove_address(
  p_user_id uuid,
  p_link text,
  p_session text default null,
  p_keep_password boolean default true
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  known boolean;
begin
  perform private.require_server();
  select lower(email) into address from auth.users where id = p_user_id;
  if address is null then
    raise exception 'no such account' using errcode = 'P0002';
  end if;
  if p_session is not null then
    perform private.end_earlier_access(p_user_id, p_session, p_keep_password);
  end if;
  delete from public.used_links where used_at < now() - interval '30 days';
  insert into public.used_links (hash) values (p_link) on conflict (hash) do nothing;
  select exists (select 1 from public.proven_addresses where user_id = p_user_id and email = address) into known;
  insert into public.proven_addresses (user_id, email) values (p_user_id, address)
  on conflict (user_id) do update set email = excluded.email, proven_at = excluded.proven_at;
  return jsonb_build_object('first', not known, 'linked', private.link_earlier(p_user_id));
end;
$$;

-- A draft's time is the database's: with a hosted project, browsers can write their own row past the site, and a time
-- in the far future would escape deletion.
create function private.stamp_own_draft() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(nullif(current_setting('role', true), ''), 'none') not in ('none', 'service_role', 'postgres') then
    new.saved_at := now();
  end if;
  return new;
end;
$$;

create trigger drafts_stamp before insert or update on public.drafts
  for each row execute function private.stamp_own_draft();

update public.drafts set saved_at = now() where saved_at > now();

revoke all on function
  public.has_live_session(),
  private.end_earlier_access(uuid, text, boolean),
  public.prove_address(uuid, text, text, boolean),
  private.stamp_own_draft()
from public, anon, authenticated;
grant execute on function public.has_live_session() to authenticated;
grant execute on function public.prove_address(uuid, text, text, boolean) to service_role;
