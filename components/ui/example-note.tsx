import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';

type Props = { locale: Locale; about: 'house' | 'proof'; className?: string };

/** Says that the house, or what stands above, is invented; nothing once an operator has replaced the examples. */
export function ExampleNote({ locale, about, className = 'mt-4 text-sm text-muted' }: Props) {
  return site.example ? (
    <p data-example={about} className={className}>
      {siteWords[locale].example[about]}
    </p>
  ) : null;
}
