-- Vouchers that the house has given out. Nobody but the server reads here: row level security is on and has no policy,
-- and the one question that visitors may ask is answered by a function that counts wrong guesses.
create table public.vouchers (
  -- As it is compared: capitals, digits and hyphens (content/catering/rules.ts, `voucherPattern`).
  code text primary key check (code ~ '^[A-Z0-9-]{4,20}$'),
  -- One of the two: a share of the gross price, or gross cents.
  percent integer check (percent between 1 and 100),
  amount_cents integer check (amount_cents > 0),
  -- First and last day in Germany on which an inquiry may use it; null = no bound.
  valid_from date,
  valid_to date,
  -- Gross price before the voucher from which on it counts.
  minimum_gross_cents integer not null default 0 check (minimum_gross_cents >= 0),
  note text,
  created_at timestamptz not null default now(),
  constraint vouchers_one_value check (num_nonnulls(percent, amount_cents) = 1),
  constraint vouchers_days check (valid_from <= valid_to)
);

alter table public.vouchers enable row level security;
revoke all on public.vouchers from public, anon, authenticated;
grant select, insert, update, delete on public.vouchers to service_role;

-- Says what a code is worth today. With a bucket, each unknown code counts; once the bucket is full nothing is looked up
-- any more, or guessing would go on for whoever does not mind the waiting. Without a bucket (an inquiry, which has a
-- limit of its own) nothing is counted.
create function public.check_voucher(p_code text, p_bucket text default null, p_limit_per_hour integer default 0)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_voucher public.vouchers;
  today date := (now() at time zone 'Europe/Berlin')::date;
  counted public.rate_limits;
begin
  perform private.require_server();
  if p_bucket is not null then
    select * into counted from public.rate_limits
    where bucket = p_bucket and window_start > now() - interval '1 hour' and count >= p_limit_per_hour;
    if found then
      return jsonb_build_object('status', 'limited', 'retryAfterSeconds',
        greatest(1, ceil(extract(epoch from (counted.window_start + interval '1 hour' - now())))::integer));
    end if;
  end if;
  select * into found_voucher from public.vouchers where code = p_code;
  if not found then
    if p_bucket is not null then
      perform private.take_from_bucket(p_bucket, p_limit_per_hour, interval '1 hour');
    end if;
    return jsonb_build_object('status', 'unknown');
  end if;
  if found_voucher.valid_from > today then
    return jsonb_build_object('status', 'early', 'day', found_voucher.valid_from);
  end if;
  if found_voucher.valid_to < today then
    return jsonb_build_object('status', 'expired', 'day', found_voucher.valid_to);
  end if;
  return jsonb_build_object(
    'status', 'valid',
    'percent', found_voucher.percent,
    'amountCents', found_voucher.amount_cents,
    'minimumGrossCents', found_voucher.minimum_gross_cents
  );
end;
$$;

revoke all on function public.check_voucher(text, text, integer) from public, anon, authenticated;
grant execute on function public.check_voucher(text, text, integer) to service_role;
