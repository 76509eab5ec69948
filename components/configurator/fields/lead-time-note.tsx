import { useLocale, useTranslations } from 'next-intl';
import { useNoticeText } from '@/components/configurator/shell/notices';
import { usePrice, useSettledDraft } from '@/components/configurator/shell/use-price';
import { formatIsoDay } from '@/lib/i18n/format';
import type { Engine } from '@/lib/plan/engine';

/** From which day on the chosen catering costs no surcharge, or what the chosen day costs. */
export function LeadTimeNote({ engine }: { engine: Engine }) {
  const t = useTranslations('configurator.advice');
  const locale = useLocale();
  const draft = useSettledDraft();
  const express = usePrice()?.notices.find(({ code }) => code === 'express');
  const textOf = useNoticeText();
  const days = engine.plannedLeadDays(draft);
  const text = express
    ? textOf(express)
    : days !== null &&
      t('leadTime', { days, earliest: formatIsoDay(engine.earliestDay(new Date(), days), locale) });
  if (!text) return null;
  return (
    <p
      role="status"
      data-lead-time
      className={`measure mt-6 border-l-2 pl-5 ${express ? 'border-ember' : 'border-line text-muted'}`}
    >
      {text}
    </p>
  );
}
