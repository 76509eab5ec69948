'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/catalogue-context';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { Checkbox } from '@/components/ui/checkbox';
import { vatTreatments } from '@/content/catering/rules';
import { formatCents } from '@/lib/i18n/format';
import type { KnownService } from '@/lib/plan/catalogue';
import type { ServiceQuantity } from '@/lib/plan/draft';
import { addVat } from '@/lib/plan/price-line';
import { toggleService } from '@/lib/plan/rules';
import type { ServiceAdvice } from '@/lib/plan/service-advice';
import { suggestedCount } from '@/lib/plan/suggestions';
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
  const { draft, apply } = useDraft();
  const net = draft.customerType === 'business';
  const [share] = vatTreatments[service.vat];
  const price = net ? service.priceCents : addVat(service.priceCents, share.rate);
  const chosen = draft.services.includes(service.id);
  const { name, note } = texts.services[service.id];
  const facts = [
    `${formatCents(price, locale)} ${t(`units.${service.unit}`)}, ${net ? t('exclVat') : t('inclVat')}`,
    note,
  ];
  const reason =
    advice && t(`advice.service.${advice.reason}`, { count: advice.count, guests: draft.guests });
  return (
    <li className="border-t border-line py-3">
      <Checkbox
        label={name}
        description={facts.filter(Boolean).join(' · ')}
        name="services"
        value={service.id}
        checked={chosen}
        onChange={() => apply((current) => toggleService(current, service.id))}
      />
      {reason && (
        <p className="mt-1 pl-9 text-[0.9375rem] leading-snug text-lake" data-advice={service.id}>
          {reason}
        </p>
      )}
      {chosen && <Quantity service={service} />}
    </li>
  );
}

function Quantity({ service }: { service: KnownService }) {
  const t = useTranslations('configurator');
  const { draft, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const quantity = draft.serviceQuantities?.[service.id] ?? {};
  const suggested = suggestedCount(service, draft);
  const set = (patch: ServiceQuantity) =>
    change({ serviceQuantities: { ...draft.serviceQuantities, [service.id]: { ...quantity, ...patch } } });
  const countable = service.unit === 'staff-hour' || service.unit === 'piece';
  if (!countable && service.hours === undefined) return null;
  const path = `serviceQuantities.${service.id}`;
  return (
    <div className="flex flex-wrap gap-6 pt-2 pb-4 pl-9">
      {countable && (
        <NumberField
          id={`${path}.count`}
          label={t('fields.count')}
          hint={t('suggestion', { count: suggested })}
          error={errorOf(`${path}.count`)}
          value={quantity.count ?? suggested}
          onChange={(count) => set({ count: count ?? 0 })}
          onLeave={() => touch(`${path}.count`)}
        />
      )}
      {service.hours !== undefined && (
        <NumberField
          id={`${path}.hours`}
          label={t('fields.hours')}
          hint={t('suggestion', { count: service.hours })}
          error={errorOf(`${path}.hours`)}
          value={quantity.hours ?? service.hours}
          onChange={(hours) => set({ hours: hours ?? 0 })}
          onLeave={() => touch(`${path}.hours`)}
        />
      )}
    </div>
  );
}
