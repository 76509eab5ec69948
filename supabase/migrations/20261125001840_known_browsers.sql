-- What a browser is known by for an address: it changes with the account's password, so that a new one ends what older
-- browsers are known for. The same kind of answer for an address without an account.
create function public.known_as(p_email text) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return lower(p_email) || ' ' || coalesce(
    (select md5(encrypted_password) from auth.users where email = lower(p_email)), '');
end;
$$;

revoke all on function public.known_as(text) from public, anon, authenticated;
grant execute on function public.known_as(text) to service_role;
