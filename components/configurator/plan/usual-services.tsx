import { useMemo } from 'react';
import { applyToDraft } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { Button } from '@/components/ui/button';
import { languages } from '@/content/locales';

/** Under a total: what usually comes with such an evening and is not in it, with its price and the way to add it. */
export function UsualServices() {
  const { t, texts, locale } = useDescribeContext();
  const engine = useEngine();
  const draft = useSettledDraft();
  const plan = useResolvedPlan();
  const usual = useMemo(
    () => engine && plan && engine.usualServices(draft, plan, new Date()),
    [engine, draft, plan],
  );
  if (!usual) return null;
  const { ids, price } = usual;
  // The package's team is there, and goes home before the end.
  const names = ids.map((id) =>
    plan?.main?.brings.includes(id) ? t('usual.team') : (texts.items[id] ?? id),
  );
  const around = new Intl.NumberFormat(languages[locale].region, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(Math.round(price.shownCents / 10_000) * 100);
  const add = () =>
    applyToDraft((current) => ({ ...current, services: [...new Set([...current.services, ...ids])] }));
  return (
    <p className="figures mt-2 text-sm text-muted" data-usual={ids.join(' ')}>
      <span>{t('usual.text', { names: names.join(', '), price: around })}</span>{' '}
      <Button variant="link" size="sm" className="px-0" onClick={add} data-take-usual>
        {t('usual.take')}
      </Button>
    </p>
  );
}
