import { useTranslations } from 'next-intl';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { askedKind, plannedOccasion, plannedPlace, plannedTimes } from '@/lib/plan/first-answers';

/** What proposals are made with beyond the answers above: the kind asked for, times, and what nobody has answered yet. */
export function PlannedWith() {
  const t = useTranslations('proposals.first');
  const texts = useCatalogueTexts();
  const kind = useDraftPart(askedKind);
  const start = useDraftPart((draft) => plannedTimes(draft).start);
  const end = useDraftPart((draft) => plannedTimes(draft).end);
  const occasion = useDraftPart((draft) => (draft.eventType ? null : plannedOccasion(draft)));
  const place = useDraftPart((draft) => (draft.locationType ? null : plannedPlace(draft)));
  const answers = [occasion && texts.eventTypes[occasion], place && texts.locationTypes[place]];
  return (
    <div className="figures mt-2 text-sm text-muted sm:mt-5">
      {kind && (
        <p data-asked-kind={kind}>
          <span className="text-text">{t('kind', { kind: texts.types[kind].name })}</span>{' '}
          <StepLink id="catering-art" className="text-link inline-block py-1">
            {t('changeKind')}
          </StepLink>
        </p>
      )}
      <p>{t('times', { start, end })}</p>
      {(occasion || place) && <p>{t('assumed', { answers: answers.filter(Boolean).join(', ') })}</p>}
    </div>
  );
}
