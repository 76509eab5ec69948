-- Days: one celebration a day in the house, so many deliveries. Whoever writes bookings of a day holds its lock.

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  kind text not null check (kind in ('house', 'delivery')),
  state text not null check (state in ('option', 'booked', 'closed', 'released', 'expired')),
  option_until timestamptz,
  inquiry_id uuid references public.inquiries (id) on delete cascade,
  note text not null default '' check (length(note) <= 500),
  created_by_name text,
  created_at timestamptz not null default now(),
  constraint bookings_option_ends check ((state = 'option') <= (option_until is not null)),
  constraint bookings_closed_house check (state <> 'closed' or kind = 'house')
);
-- One celebration a day in the house, whatever the code above it does.
create unique index bookings_one_house_a_day on public.bookings (day)
  where kind = 'house' and state in ('option', 'booked', 'closed');
create unique index bookings_once_per_inquiry on public.bookings (inquiry_id, day)
  where state in ('option', 'booked');
create index bookings_day on public.bookings (day) where state in ('option', 'booked', 'closed');
create index bookings_options on public.bookings (option_until) where state = 'option';

alter table public.bookings enable row level security;
revoke all on public.bookings from public, anon, authenticated;
grant select on public.bookings to authenticated, service_role;
grant select, insert, update on public.bookings to desk;

create policy bookings_select_staff on public.bookings for select to authenticated
  using ((select public.is_staff()) and (select public.has_live_session()));
create policy bookings_desk on public.bookings to desk using ((select public.is_staff()));

-- `venue` is our own house, and so may be what names no place; everything else is delivered.
create function private.plan_kind(p_payload jsonb) returns text
language sql
immutable
set search_path = ''
as $$ select case when coalesce(p_payload ->> 'locationType', 'venue') = 'venue' then 'house' else 'delivery' end; $$;

-- Every day of a plan that begins on p_day.
create function private.plan_days(p_payload jsonb, p_day date) returns date[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(p_day + number order by number), '{}')
  from generate_series(0, case when jsonb_typeof(p_payload -> 'days') = 'number'
                               then least(greatest((p_payload ->> 'days')::numeric, 1), 14)::integer - 1
                               else 0 end) as number
  where p_day is not null;
$$;

-- In order, so that two which want the same days never wait for each other.
create function private.lock_days(p_days date[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  locked date;
begin
  for locked in select distinct day from unnest(p_days) as day order by day loop
    perform pg_advisory_xact_lock(hashtextextended('day:' || locked::text, 0));
  end loop;
end;
$$;

-- Ends options that have run out. The days must be locked. `clock_timestamp`: a transaction may have waited for them.
create function private.expire_options(p_days date[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  ended public.bookings;
  number integer := 0;
begin
  for ended in
    update public.bookings set state = 'expired'
    where state = 'option' and day = any (p_days) and option_until <= clock_timestamp()
    returning *
  loop
    number := number + 1;
    if ended.inquiry_id is not null then
      perform private.log_event(ended.inquiry_id, 'system', null, 'day_released',
        jsonb_build_object('day', ended.day, 'reason', 'expired'));
    end if;
  end loop;
  return number;
end;
$$;

-- The first of the days that somebody else has, or that has as many deliveries as there may be; null when all are free.
create function private.find_taken(
  p_inquiry uuid,
  p_kind text,
  p_days date[],
  p_max_deliveries integer,
  p_states text[] default array['option', 'booked', 'closed']
) returns date
language sql
volatile
set search_path = ''
as $$
  select wanted.day
  from unnest(p_days) as wanted (day)
  where (
    select count(*) from public.bookings as other
    where other.day = wanted.day and other.kind = p_kind and other.state = any (p_states)
      and other.inquiry_id is distinct from p_inquiry
  ) >= case when p_kind = 'house' then 1 else coalesce(p_max_deliveries, 2147483647) end
  order by wanted.day
  limit 1;
$$;

-- Gives the days of an inquiry back, except some. The days must be locked.
create function private.release_days(p_inquiry uuid, p_except date[], p_actor text, p_actor_name text, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  released public.bookings;
begin
  for released in
    update public.bookings set state = case when p_reason = 'expired' then 'expired' else 'released' end
    where inquiry_id = p_inquiry and state in ('option', 'booked') and day <> all (p_except)
    returning *
  loop
    perform private.log_event(p_inquiry, p_actor, p_actor_name, 'day_released',
      jsonb_build_object('day', released.day, 'reason', p_reason));
  end loop;
end;
$$;

-- The days that an inquiry holds or has booked.
create function private.held_days(p_inquiry uuid) returns date[]
language sql
volatile
set search_path = ''
as $$
  select coalesce(array_agg(day), '{}') from public.bookings
  where inquiry_id = p_inquiry and state in ('option', 'booked');
$$;

-- Locks the days of an inquiry and gives them back.
create function private.give_days_back(p_inquiry uuid, p_actor text, p_actor_name text, p_reason text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_days(private.held_days(p_inquiry));
  perform private.release_days(p_inquiry, '{}', p_actor, p_actor_name, p_reason);
end;
$$;

-- Takes days for an inquiry, as an option until p_until or, with null, for good; others that it held are given back.
-- Returns the first day that cannot be had, and then changes nothing; null when all are taken. The inquiry must be locked.
create function private.take_days(
  p_inquiry uuid,
  p_kind text,
  p_days date[],
  p_until timestamptz,
  p_max_deliveries integer,
  p_actor text,
  p_actor_name text
) returns date
language plpgsql
set search_path = ''
as $$
declare
  taken date;
  wanted date;
  next_state text := case when p_until is null then 'booked' else 'option' end;
begin
  perform private.lock_days(p_days || private.held_days(p_inquiry));
  perform private.expire_options(p_days);
  taken := private.find_taken(p_inquiry, p_kind, p_days, p_max_deliveries);
  if taken is not null then
    return taken;
  end if;
  perform private.release_days(p_inquiry, p_days, p_actor, p_actor_name, 'moved');
  foreach wanted in array p_days loop
    update public.bookings set state = next_state, option_until = p_until, kind = p_kind
    where inquiry_id = p_inquiry and day = wanted and state in ('option', 'booked');
    if not found then
      insert into public.bookings (day, kind, state, option_until, inquiry_id, created_by_name)
      values (wanted, p_kind, next_state, p_until, p_inquiry, p_actor_name);
    end if;
    perform private.log_event(p_inquiry, p_actor, p_actor_name, 'day_held',
      jsonb_build_object('day', wanted, 'until', p_until));
  end loop;
  return null;
end;
$$;

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

-- What visitors may know of days: [{"day", "house": "free" | "option" | "taken", "deliveries"}], in order; days that
-- are missing are free and without deliveries. Nothing says who.
create function public.day_states(p_from date, p_to date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_server();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'house', house, 'deliveries', deliveries) order by day), '[]')
    from (
      select day,
        case when bool_or(kind = 'house' and state <> 'option') then 'taken'
             when bool_or(kind = 'house') then 'option' else 'free' end as house,
        count(*) filter (where kind = 'delivery') as deliveries
      from public.bookings
      where day between p_from and p_to and state in ('option', 'booked', 'closed')
        and (state <> 'option' or option_until > now())
      group by day
    ) as days
  );
end;
$$;

-- Holds the days of an inquiry's plan from p_day on, until p_until; with null as day, gives back what is held.
create function public.staff_hold_day(
  p_reference text,
  p_day date,
  p_until timestamptz,
  p_max_deliveries integer default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff();
  inquiry public.inquiries := private.lock_inquiry(p_reference);
  taken date;
begin
  if inquiry.state not in ('received', 'in_progress', 'offer_sent') then
    perform private.reject(409, 'P0S03', 'the inquiry is closed');
  end if;
  if p_day is null then
    perform private.give_days_back(inquiry.id, 'staff', member.name, 'released');
    return jsonb_build_object('status', 'released');
  end if;
  if p_until is null or p_until <= now() or p_day < private.berlin_today() then
    raise exception 'an option ends in the future' using errcode = '22023';
  end if;
  taken := private.take_days(inquiry.id, private.plan_kind(inquiry.payload), private.plan_days(inquiry.payload, p_day),
                             p_until, p_max_deliveries, 'staff', member.name);
  if taken is not null then
    return jsonb_build_object('status', 'day_taken', 'day', taken);
  end if;
  return jsonb_build_object('status', 'held', 'days', to_jsonb(private.plan_days(inquiry.payload, p_day)));
end;
$$;

-- Closes a day of the house, books it for something that came without an inquiry, or frees it, whoever had it.
create function public.staff_set_day(p_day date, p_state text, p_note text default '') returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff(true);
  current_booking public.bookings;
begin
  if p_day is null or p_state not in ('closed', 'free', 'booked') then
    raise exception 'no such state of a day' using errcode = '22023';
  end if;
  perform private.lock_days(array[p_day]);
  perform private.expire_options(array[p_day]);
  select * into current_booking from public.bookings
  where day = p_day and kind = 'house' and state in ('option', 'booked', 'closed');
  if p_state = 'free' then
    update public.bookings set state = 'released' where id = current_booking.id;
    if current_booking.inquiry_id is not null then
      perform private.log_event(current_booking.inquiry_id, 'staff', member.name, 'day_released',
        jsonb_build_object('day', p_day, 'reason', 'freed'));
    end if;
  elsif current_booking.inquiry_id is not null then
    return jsonb_build_object('status', 'day_taken', 'day', p_day);
  elsif current_booking.id is not null then
    update public.bookings set state = p_state, note = coalesce(p_note, ''), created_by_name = member.name
    where id = current_booking.id;
  else
    insert into public.bookings (day, kind, state, note, created_by_name)
    values (p_day, 'house', p_state, coalesce(p_note, ''), member.name);
  end if;
  return jsonb_build_object('status', 'set', 'day', p_day, 'state', p_state);
end;
$$;

-- Gives one booking back, for instance a delivery that was cancelled on the telephone.
create function public.staff_release_booking(p_booking uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  member private.staff := private.require_staff(true);
  found_day date;
  ended public.bookings;
begin
  select day into found_day from public.bookings where id = p_booking;
  if not found then
    perform private.reject(404, 'P0002', 'no such booking');
  end if;
  perform private.lock_days(array[found_day]);
  update public.bookings set state = 'released'
  where id = p_booking and state in ('option', 'booked', 'closed') returning * into ended;
  if ended.inquiry_id is not null then
    perform private.log_event(ended.inquiry_id, 'staff', member.name, 'day_released',
      jsonb_build_object('day', ended.day, 'reason', 'freed'));
  end if;
  return jsonb_build_object('status', 'released', 'day', found_day);
end;
$$;

-- The calendar's entries from p_from to p_to, by day: [{"id", "day", "kind", "state", "optionUntil", "note",
-- "createdByName", "inquiry": {"reference", "name", "state", "guests", "eventType"} | null}]. For staff, and for the
-- site itself.
create function public.staff_calendar(p_from date, p_to date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then
    perform private.require_server();
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', booking.id, 'day', booking.day, 'kind', booking.kind, 'state', booking.state,
      'optionUntil', booking.option_until, 'note', booking.note, 'createdByName', booking.created_by_name,
      'inquiry', case when inquiry.id is null then null else jsonb_build_object(
        'reference', inquiry.reference, 'name', inquiry.name, 'state', inquiry.state,
        'guests', coalesce((private.current_answer(inquiry.id)).body -> 'plan', inquiry.payload) -> 'guests',
        'eventType', inquiry.payload ->> 'eventType') end
    ) order by booking.day, booking.kind desc, booking.created_at), '[]'::jsonb)
    from public.bookings as booking
    left join public.inquiries as inquiry on inquiry.id = booking.inquiry_id
    where booking.day between p_from and p_to and booking.state in ('option', 'booked', 'closed')
      and (booking.state <> 'option' or booking.option_until > now())
  );
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.day_states(date, date), public.staff_calendar(date, date),
  public.staff_hold_day(text, date, timestamptz, integer), public.staff_set_day(date, text, text),
  public.staff_release_booking(uuid)
from public, anon, authenticated;
grant execute on function public.day_states(date, date), public.staff_calendar(date, date) to service_role;
grant execute on function
  public.staff_calendar(date, date), public.staff_hold_day(text, date, timestamptz, integer),
  public.staff_set_day(date, text, text), public.staff_release_booking(uuid)
to authenticated;
