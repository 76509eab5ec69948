-- A day that a guest has accepted stays theirs, whatever the code above says: it is free again once the inquiry is no
-- longer accepted. P0S04: the day is booked for a guest.
create function private.keep_booked_day() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.state, new.day, new.inquiry_id) is not distinct from (old.state, old.day, old.inquiry_id) then
    return new;
  end if;
  -- No inquiry: it is being deleted, and its days with it.
  if exists (select 1 from public.inquiries where id = old.inquiry_id and state = 'accepted') then
    perform private.reject(409, 'P0S04', 'the day is booked for a guest');
  end if;
  return coalesce(new, old);
end;
$$;
create trigger bookings_keep_booked before update or delete on public.bookings
  for each row when (old.state = 'booked' and old.inquiry_id is not null) execute function private.keep_booked_day();

revoke all on function private.keep_booked_day() from public, anon, authenticated;
