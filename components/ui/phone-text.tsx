import type { Locale } from '@/content/locales';
import { phoneFor, site } from '@/content/site';

/** A sentence in which the house's number, where it is named, can be called. */
export function PhoneText({ text, locale }: { text: string; locale: Locale }) {
  const phone = phoneFor(locale);
  const [before, after] = text.split(phone);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {phone}
      </a>
      {after}
    </>
  );
}
