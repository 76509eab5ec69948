import { useTranslations } from 'next-intl';
import { Eyebrow } from '../ui/eyebrow';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';

const gains = ['find', 'reuse', 'carryOn'] as const;

/** What an account is good for, beside the forms; never a condition for anything. */
export function Gains() {
  const t = useTranslations('account.gains');
  return (
    <section
      aria-labelledby="account-gains"
      className="border-line max-md:border-t max-md:pt-8 md:border-l md:pl-8"
    >
      <Eyebrow as="h3" id="account-gains">
        {t('title')}
      </Eyebrow>
      <ul className="mt-5 space-y-5">
        {gains.map((gain, index) => (
          <li key={gain} className="grid grid-cols-[auto_1fr] gap-4">
            <Figure aria-hidden="true">{String(index + 1).padStart(2, '0')}</Figure>
            <div>
              <Heading level={4}>{t(gain)}</Heading>
              <p className="mt-1 text-sm text-muted">{t(`${gain}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
