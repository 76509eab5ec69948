-- What staff does through the site's own transactions runs as `desk`: the claims name the member, and row level security
-- lets pass what a member may do. Nobody signs in as `desk`, and the data API cannot become it.
do $$
begin
  if to_regrole('desk') is null then create role desk nologin; end if;
end $$;
grant desk to current_user;
grant usage on schema public to desk;
grant execute on function public.is_staff(), public.staff_self() to desk;

grant select on public.offer_acceptances to desk;
grant select, update on public.inquiries, public.offers to desk;
grant select, insert on public.inquiry_events to desk;
grant select, insert, update on public.bookings to desk;
grant insert on public.mail_outbox to desk;

create policy offer_acceptances_desk on public.offer_acceptances for select to desk using ((select public.is_staff()));
create policy inquiries_desk on public.inquiries to desk using ((select public.is_staff()));
create policy offers_desk on public.offers to desk using ((select public.is_staff()));
create policy inquiry_events_desk on public.inquiry_events to desk using ((select public.is_staff()));
create policy bookings_desk on public.bookings to desk using ((select public.is_staff()));
create policy mail_outbox_desk on public.mail_outbox for insert to desk with check ((select public.is_staff()));
