-- Whom a mailed link belongs to, so that the page behind it names the account before anything happens; null when no
-- account waits for it. `address` is the one that the link proves.
create function public.link_owner(p_token text, p_type text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner auth.users;
begin
  perform private.require_server();
  if length(p_token) < 20 then
    return null;
  end if;
  select * into owner from auth.users
  where case p_type
    when 'recovery' then recovery_token = p_token
    when 'email_change' then p_token in (email_change_token_new, email_change_token_current)
    else confirmation_token = p_token
  end;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'userId', owner.id,
    'email', lower(owner.email),
    'address', lower(case when p_type = 'email_change' then owner.email_change else owner.email end),
    'proof', owner.raw_user_meta_data ->> 'proof',
    'isStaff', exists (select 1 from private.staff where user_id = owner.id)
  );
end;
$$;

revoke all on function public.link_owner(text, text) from public, anon, authenticated;
grant execute on function public.link_owner(text, text) to service_role;
