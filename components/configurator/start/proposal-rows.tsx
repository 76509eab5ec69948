import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { type ProposalFacts, type ProposedStaff, proposalFacts } from '@/lib/plan/describe-proposal';
import { dayText } from '@/lib/plan/describe-texts';
import type { Proposal } from '@/lib/plan/propose';

/** What is eaten and drunk, who serves, when and where, and what is left out, one line each. */
export function ProposalRows({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposals.card');
  const context = useDescribeContext();
  const { texts } = context;
  const facts = proposalFacts(proposal, new Date());
  const names = (ids: readonly string[]) => ids.map((id) => texts.items[id] ?? id).join(', ');
  const dishes = facts.dishes.flatMap(({ ids }) => ids);
  return (
    <dl className="mt-4 text-sm">
      <Row term={t('dishes', { count: facts.dishCount })}>
        <ul className="space-y-1">
          {dishes.map((id) => (
            <li key={id}>{texts.items[id] ?? id}</li>
          ))}
        </ul>
        {facts.extras.length > 0 && <p className="mt-2 text-muted">{names(facts.extras)}</p>}
      </Row>
      <Row term={t('drinks')}>{facts.drinks.length > 0 ? names(facts.drinks) : t('noDrinks')}</Row>
      <Row term={t('staff')}>
        {facts.staff.length > 0
          ? facts.staff.map((one) => <StaffLine key={one.id} staff={one} />)
          : t('noStaff')}
      </Row>
      <Row term={t('hours')}>
        {t('times', {
          start: facts.event.start,
          end: facts.event.end,
          hours: facts.event.durationHours,
        })}
      </Row>
      <Row term={t('day')}>{dayText(proposal.draft, context) || t('dayOpen')}</Row>
      <Row term={t('place')}>
        <Place facts={facts} proposal={proposal} />
      </Row>
      {facts.others.length > 0 && <Row term={t('others')}>{names(facts.others)}</Row>}
      {facts.missing.length > 0 && <Row term={t('missing')}>{names(facts.missing)}</Row>}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="figures border-t border-line py-2.5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StaffLine({ staff: { id, count, hours, included } }: { staff: ProposedStaff }) {
  const t = useTranslations('proposals.card');
  const { texts } = useDescribeContext();
  const name = texts.items[id] ?? id;
  return (
    <span className="block">
      {count === null
        ? t('staffIncluded', { name, hours: hours ?? 0 })
        : t('staffLine', { name, count, hours: hours ?? 0, included })}
    </span>
  );
}

function Place({ facts: { room, place }, proposal }: { facts: ProposalFacts; proposal: Proposal }) {
  const t = useTranslations('proposals.card');
  const { texts } = useDescribeContext();
  if (room)
    return t('room', { room: texts.items[room.id] ?? room.id, seating: texts.items[room.seating] ?? '' });
  if (place === 'open') return t('placeOpen');
  return t('delivery', {
    place: [texts.locationTypes[place], proposal.draft.details.delivery_zip].filter(Boolean).join(', '),
  });
}
