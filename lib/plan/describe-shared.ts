import { formatCents } from '@/lib/i18n/format';
import { billingAddress, deliveryAddress } from './addresses';
import type { DescribeContext, PlanContext, PlanValue } from './describe';
import { whenText } from './describe-texts';
import type { Draft } from './draft';
import type { SharedRow } from './field-row';
import type { PlannedService } from './resolve-services';

const typed = (text: string): PlanValue => ({ text, typed: true });

/** A country's name; Germany goes without saying. */
function countryName(code: string | undefined, locale: string): string {
  if (!code || code === 'DE') return '';
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

function billingValue(draft: Draft, { locale, t }: DescribeContext): readonly PlanValue[] {
  const address = billingAddress(draft);
  if (address === null) return deliveryAddress(draft) ? [{ text: t('described.sameAddress') }] : [];
  return [typed([address, countryName(draft.billingCountry, locale)].filter(Boolean).join(', '))];
}

function serviceValue({ service, count, hours, brought }: PlannedService, context: PlanContext): PlanValue {
  const { texts, t, locale, plan } = context;
  const isCounted = service.unit === 'staff-hour' || service.unit === 'piece';
  // A short event is charged with the least hours all the same.
  const isLeast = !brought && hours === service.hours && hours > Math.ceil(plan.event.durationHours);
  const note = [
    isCounted ? `${t('fields.count')}: ${count}` : '',
    hours === null ? '' : `${t('fields.hours')}: ${new Intl.NumberFormat(locale).format(hours)}`,
    isLeast ? t('described.leastHours') : '',
    brought && hours !== null ? t('described.brought', { hours: brought.hours }) : '',
  ];
  return { text: texts.services[service.id].name, note: note.filter(Boolean).join(', ') || undefined };
}

function tipValue(
  { tipPercent = 0, details }: Draft,
  locale: DescribeContext['locale'],
): readonly PlanValue[] {
  if (tipPercent > 0) return [{ text: `${tipPercent} %` }];
  return details.tip > 0 ? [{ text: formatCents(details.tip, locale) }] : [];
}

function occasionValue(draft: Draft, { texts }: DescribeContext): readonly PlanValue[] {
  if (draft.otherEvent && draft.otherEventText.trim() !== '') return [typed(draft.otherEventText)];
  return draft.eventType ? [{ text: texts.eventTypes[draft.eventType] }] : [];
}

/** A row that several fields make together. */
export function describeSharedRow(row: SharedRow, draft: Draft, context: PlanContext): readonly PlanValue[] {
  switch (row) {
    case 'when':
      return [{ text: whenText(draft, context) }];
    case 'occasion':
      return occasionValue(draft, context);
    case 'name':
      return [typed(`${draft.details.firstName} ${draft.details.lastName}`.trim())];
    case 'delivery':
      return [typed(deliveryAddress(draft))];
    case 'billing':
      return billingValue(draft, context);
    case 'services':
      return [
        ...context.plan.services.map((planned) => serviceValue(planned, context)),
        // What the catalogue no longer has stays readable.
        ...draft.services.filter((id) => context.plan.unknown.includes(id)).map((id) => ({ text: id })),
      ];
    case 'tip':
      return tipValue(draft, context.locale);
  }
}
