-- Which languages there are is the site's to know: it rejects others before they get here. So a new language needs no
-- change of the database; that nothing else than a language code is stored stays a rule of its own.
alter table public.inquiries drop constraint inquiries_locale_check,
  add constraint inquiries_locale_check check (locale ~ '^[a-z]{2}$');
alter table public.mail_outbox drop constraint mail_outbox_locale_check,
  add constraint mail_outbox_locale_check check (locale ~ '^[a-z]{2}$');
alter table public.contact_messages drop constraint contact_messages_locale_check,
  add constraint contact_messages_locale_check check (locale ~ '^[a-z]{2}$');
