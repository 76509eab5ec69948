import { useTranslations } from 'next-intl';
import type { ShownDifference, ShownLine, ShownOffer } from '@/lib/inquiry/plan-answer';
import { Heading } from '../ui/heading';

const tones = { changed: 'text-accent', added: 'text-lake', removed: 'text-ember' } as const;

/** What differs from the plan, plan and offer side by side. */
export function OfferChanges({ offer: { differences, planTotal, total } }: { offer: ShownOffer }) {
  const t = useTranslations('planPage.offer');
  return (
    <section className="mt-12" data-differences={differences.length}>
      <Heading level={3}>{t('changes')}</Heading>
      {differences.length === 0 ? (
        <p className="measure mt-3 text-muted">{t('noChanges')}</p>
      ) : (
        <>
          <ul className="mt-5 border-b border-line">
            {differences.map((difference) => (
              <Difference key={difference.id} {...difference} />
            ))}
          </ul>
          {planTotal && (
            <dl className="figures grid gap-x-6 gap-y-2 pt-4 sm:grid-cols-2">
              <div className="flex justify-between gap-6 text-muted">
                <dt>{t('inPlan')}</dt>
                <dd className="whitespace-nowrap">{planTotal}</dd>
              </div>
              <div className="flex justify-between gap-6 font-medium">
                <dt>{t('inOffer')}</dt>
                <dd className="whitespace-nowrap">{total.text}</dd>
              </div>
            </dl>
          )}
        </>
      )}
    </section>
  );
}

function Difference({ kind, before, after }: ShownDifference) {
  const t = useTranslations('planPage.offer');
  const isRenamed = before !== null && after !== null && before.text !== after.text;
  return (
    <li className="border-t border-line py-4" data-difference={kind}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="min-w-0 font-medium break-words">{(after ?? before)?.text}</span>
        <span className={`text-sm ${tones[kind]}`}>{t(`kind.${kind}`)}</span>
      </p>
      <dl className="figures mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Side term={t('inPlan')} line={before} named={isRenamed} muted />
        <Side term={t('inOffer')} line={after} named={false} />
      </dl>
    </li>
  );
}

type SideProps = { term: string; line: ShownLine | null; named: boolean; muted?: boolean };

function Side({ term, line, named, muted = false }: SideProps) {
  const t = useTranslations('planPage.offer');
  return (
    <div className={`grid grid-cols-[1fr_auto] gap-x-6 ${muted || !line ? 'text-muted' : ''}`}>
      <dt className="col-span-2 text-sm text-muted">{term}</dt>
      {line ? (
        <>
          <dd className="min-w-0 break-words">
            {named && <span className="block">{line.text}</span>}
            {line.detail}
          </dd>
          <dd className="text-right whitespace-nowrap">{line.amount}</dd>
        </>
      ) : (
        <dd className="col-span-2">{t('nothing')}</dd>
      )}
    </div>
  );
}
