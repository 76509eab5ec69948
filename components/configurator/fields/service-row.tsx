import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { applyToDraft, changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { Checkbox } from '@/components/ui/checkbox';
import { grossUnitCents } from '@/content/catering/unit-price';
import { formatCents } from '@/lib/i18n/format';
import type { ServiceQuantity } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import type { PlannedService } from '@/lib/plan/resolve-services';
import type { ServiceAdvice } from '@/lib/plan/service-advice';
import type { KnownService } from '@/lib/plan/service-catalogue';
import { toggleService } from '@/lib/plan/service-rules';
import { useFieldErrors } from './field-errors';
import { NumberField } from './number-field';

/** One service with its price; number and hours where they can be changed, suggested from the guests. */
export function ServiceRow({
  service,
  advice,
}: {
  service: KnownService;
  advice: ServiceAdvice | undefined;
}) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const chosen = useDraftPart((newest) => newest.services.includes(service.id));
  const draft = useSettledDraft();
  const net = draft.customerType === 'business';
  const price = net ? service.priceCents : grossUnitCents(service.priceCents, service.vat);
  const { name, note } = texts.services[service.id];
  const facts = [
    `${formatCents(price, locale)} ${t(`units.${service.unit}`)}, ${net ? t('exclVat') : t('inclVat')}`,
    note,
  ];
  const engine = useEngine();
  const plan = useResolvedPlan();
  const planned = plan?.services.find((entry) => entry.service.id === service.id);
  const isDue = planned?.reason === 'due';
  const isAdvised = advice !== undefined;
  const reason =
    advice && t(`advice.service.${advice.reason}`, { count: advice.count, guests: draft.guests });
  const cost = useMemo(
    () =>
      engine && isAdvised && !draft.services.includes(service.id)
        ? engine.addedCents(draft, toggleService(draft, service.id), new Date())
        : 0,
    [engine, isAdvised, draft, service.id],
  );
  return (
    <li className="border-t border-line py-3">
      <Checkbox
        label={name}
        description={facts.filter(Boolean).join('\u00a0· ')}
        name="services"
        value={service.id}
        checked={chosen || isDue}
        disabled={isDue}
        onChange={() => applyToDraft((current) => toggleService(current, service.id))}
      />
      {reason && (
        <p className="mt-1 pl-9 text-sm text-lake" data-advice={service.id}>
          {[reason, cost > 0 && t('advice.costs', { price: formatCents(cost, locale) })]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {(isDue || planned?.reason === 'included') && (
        <p className="mt-1 pl-9 text-sm text-lake">{t(isDue ? 'advice.due' : 'advice.included')}</p>
      )}
      {chosen && planned && plan && engine && (
        <Quantity planned={planned} durationHours={plan.event.durationHours} engine={engine} />
      )}
    </li>
  );
}

type QuantityProps = { planned: PlannedService; durationHours: number; engine: Engine };

function Quantity({ planned, durationHours, engine }: QuantityProps) {
  const { service } = planned;
  const t = useTranslations('configurator');
  const quantities = useDraftPart((draft) => draft.serviceQuantities);
  const draft = useSettledDraft();
  const { errorOf, touch } = useFieldErrors();
  const eventHours = Math.max(service.hours ?? 0, Math.ceil(durationHours));
  const quantity = quantities?.[service.id] ?? {};
  const set = (patch: ServiceQuantity) =>
    changeDraft({ serviceQuantities: { ...quantities, [service.id]: { ...quantity, ...patch } } });
  const countable = service.unit === 'staff-hour' || service.unit === 'piece';
  if (!countable && service.hours === undefined) return null;
  const path = `serviceQuantities.${service.id}`;
  return (
    <div className="flex flex-wrap gap-6 pt-2 pb-4 pl-9">
      {countable && (
        <NumberField
          id={`${path}.count`}
          label={t('fields.count')}
          description={t('suggestion', { count: engine.suggestedCount(service, draft) })}
          error={errorOf(`${path}.count`)}
          value={quantity.count ?? planned.count}
          onChange={(count) => set({ count: count ?? 0 })}
          onLeave={() => touch(`${path}.count`)}
        />
      )}
      {service.hours !== undefined && (
        <NumberField
          id={`${path}.hours`}
          label={t('fields.hours')}
          description={t('suggestion', { count: eventHours })}
          error={errorOf(`${path}.hours`)}
          value={quantity.hours ?? planned.hours}
          onChange={(hours) => set({ hours: hours ?? 0 })}
          onLeave={() => touch(`${path}.hours`)}
        />
      )}
    </div>
  );
}
