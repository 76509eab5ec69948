'use client';

import type { Locale } from '@/content/locales';
import { useStore } from '@/lib/browser-store/use-store';
import { noCategories, optionalCategories } from '@/lib/consent/consent';
import { consentStore } from '@/lib/consent/consent-store';
import { decideConsent } from '@/lib/consent/decide-consent';
import { announce } from '../ui/announce';
import { buttonClass } from '../ui/button-class';

type Texts = Readonly<
  Record<
    | 'undecided'
    | 'decidedAt'
    | 'version'
    | 'textVersion'
    | 'allowed'
    | 'denied'
    | 'always'
    | 'withdraw'
    | 'saved',
    string
  >
> & { readonly categories: Readonly<Record<'necessary' | (typeof optionalCategories)[number], string>> };

/** Follows the stored consent while it is looked at, also from another tab. */
export function ConsentStateLive({ locale, texts }: { locale: Locale; texts: Texts }) {
  const consent = useStore(consentStore);
  const rows = [
    [texts.categories.necessary, texts.always],
    ...optionalCategories.map((category) => [
      texts.categories[category],
      consent[category] ? texts.allowed : texts.denied,
    ]),
  ] as const;
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const withdrawable = optionalCategories.some((category) => consent[category]);
  const withdraw = () => {
    if (!withdrawable) return;
    decideConsent(noCategories);
    announce(texts.saved);
  };
  return (
    <div className="border border-line bg-surface p-6" data-consent-state>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {rows.map(([category, state]) => (
          <div key={category} className="contents">
            <dt className="font-medium">{category}</dt>
            <dd className="text-muted">{state}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-5 border-t border-line pt-4 text-sm text-muted">
        {consent.decidedAt === null
          ? texts.undecided
          : `${texts.decidedAt} ${day.format(new Date(consent.decidedAt))} · ${texts.version} ${consent.version} · ${texts.textVersion} ${consent.textVersion}`}
      </p>
      <button
        type="button"
        aria-disabled={!withdrawable}
        className={`mt-5 ${buttonClass('outline', 'sm')}`}
        onClick={withdraw}
      >
        {texts.withdraw}
      </button>
    </div>
  );
}
