'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/catalogue-context';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { dishCategories } from '@/content/catering/choices';
import { formatDay } from '@/lib/i18n/format';
import { addOnBreakfast, chosenDishes, chosenServices, mainPackage } from '@/lib/plan/catalogue';
import { suggestedCount } from '@/lib/plan/suggestions';
import { ReviewEntry as Entry, ReviewGroup as Group } from './review-parts';

/** What was chosen, step by step, each with the way back to change it. */
export function ReviewList() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const { draft } = useDraft();
  const { details } = draft;
  const main = mainPackage(draft);
  const breakfast = addOnBreakfast(draft);
  const day = details.date ? formatDay(details.date, locale) : t('open');
  const time = details.timeEnd ? `${details.time}–${details.timeEnd}` : details.time;
  const occasion = draft.otherEvent
    ? draft.otherEventText
    : draft.eventType && texts.eventTypes[draft.eventType];
  const place = [
    draft.locationType && texts.locationTypes[draft.locationType],
    [details.delivery_street, details.delivery_houseNumber].filter(Boolean).join(' '),
    [details.delivery_zip, details.delivery_city].filter(Boolean).join(' '),
  ];
  return (
    <div>
      <Group step="eckdaten">
        <Entry term={t('fields.customerType')}>
          {draft.customerType ? t(`customerTypes.${draft.customerType}`) : t('none')}
        </Entry>
        <Entry term={t('fields.guests')}>{draft.guests}</Entry>
        {(['childrenUnder6', 'children611'] as const).map(
          (name) =>
            !!draft[name] && (
              <Entry key={name} term={t(`fields.${name}`)}>
                {draft[name]}
              </Entry>
            ),
        )}
        <Entry term={t('fields.date')}>{`${day}, ${time}`}</Entry>
      </Group>
      <Group step="catering-art">
        <Entry term={t('fields.cateringType')}>
          {draft.cateringType ? texts.types[draft.cateringType].name : t('none')}
        </Entry>
      </Group>
      <Group step="paket">
        <Entry term={t('fields.package')}>{main ? texts.packages[main.id].name : t('none')}</Entry>
        {breakfast && <Entry term={t('fields.breakfastPackage')}>{texts.packages[breakfast.id].name}</Entry>}
        {draft.ideaText && <Entry term={t('fields.ideaText')}>{draft.ideaText}</Entry>}
      </Group>
      <Group step="speisen">
        {dishCategories.map((category) => {
          const chosen = chosenDishes(draft, category);
          if (chosen.length === 0) return null;
          return (
            <Entry key={category} term={t(`categories.${category}`)}>
              {chosen.map((dish) => texts.dishes[dish.id]).join('\n')}
            </Entry>
          );
        })}
        {(['veganGuests', 'vegetarianGuests'] as const).map(
          (name) =>
            !!draft[name] && (
              <Entry key={name} term={t(`fields.${name}`)}>
                {draft[name]}
              </Entry>
            ),
        )}
        {draft.allergyNote && <Entry term={t('fields.allergyNote')}>{draft.allergyNote}</Entry>}
      </Group>
      <Group step="services">
        <Entry term={t('steps.services.name')}>
          {chosenServices(draft)
            .map((service) => {
              const counted = service.unit === 'staff-hour' || service.unit === 'piece';
              const count = draft.serviceQuantities?.[service.id]?.count ?? suggestedCount(service, draft);
              return `${counted ? `${count} × ` : ''}${texts.services[service.id].name}`;
            })
            .join('\n') || t('none')}
        </Entry>
      </Group>
      <Group step="kontakt">
        <Entry term={t('fields.lastName')}>
          {`${details.firstName} ${details.lastName}`.trim() || t('none')}
        </Entry>
        <Entry term={t('fields.email')}>{details.email || t('none')}</Entry>
        {details.phone && <Entry term={t('fields.phone')}>{details.phone}</Entry>}
        {details.company && <Entry term={t('fields.company')}>{details.company}</Entry>}
        <Entry term={t('fields.eventType')}>{occasion || t('none')}</Entry>
        <Entry term={t('fields.locationType')}>{place.filter(Boolean).join(', ') || t('none')}</Entry>
        {details.message && <Entry term={t('fields.message')}>{details.message}</Entry>}
      </Group>
    </div>
  );
}
