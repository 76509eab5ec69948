import { useTranslations } from 'next-intl';

const gains = ['find', 'reuse', 'carryOn'] as const;

/** What an account is good for, beside the forms; never a condition for anything. */
export function Gains() {
  const t = useTranslations('account.gains');
  return (
    <section
      aria-labelledby="account-gains"
      className="border-line max-md:border-t max-md:pt-8 md:border-l md:pl-8"
    >
      <h3 id="account-gains" className="eyebrow font-sans">
        {t('title')}
      </h3>
      <ul className="mt-5 space-y-5">
        {gains.map((gain, index) => (
          <li key={gain} className="flex gap-4">
            <span aria-hidden="true" className="figures font-display text-2xl leading-none text-accent">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h4 className="font-display text-2xl leading-none">{t(gain)}</h4>
              <p className="mt-1 text-[0.9375rem] leading-snug text-muted">{t(`${gain}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
