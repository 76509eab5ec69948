import { getMessages, getTranslations } from 'next-intl/server';
import { layouts } from '@/content/house-plan';
import type { Locale } from '@/content/locales';
import type { SeatingSection } from '@/content/schema';
import { layoutsFor, maxGuests } from '@/lib/seating/arrange-room';
import type { SeatingOffer } from '../seating/choice';
import { SeatingForm, seatingFormId } from '../seating/seating-form';
import { SeatingStart } from '../seating/seating-start';
import { SeatingView } from '../seating/seating-view';
import { SectionHeading } from './section-heading';

type Props = { section: SeatingSection; locale: Locale };

/** A plan to scale that seats the visitor's guests; without scripts the section's own choice, finished. */
export async function Seating({ section, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'seating' });
  const { seating: messages } = await getMessages({ locale });
  const { rooms, room, layout, guests } = section;
  const options: SeatingOffer = {
    rooms,
    layouts: layouts.filter((way) => rooms.some((id) => layoutsFor(id).includes(way))),
    limits: Object.fromEntries(
      rooms.map((id) => [id, Object.fromEntries(layoutsFor(id).map((way) => [way, maxGuests(id, way)]))]),
    ),
    messages: {
      ...messages,
      // Messages with values are compiled; this one is filled in where the visitor chooses.
      controls: { ...messages.controls, upTo: t('controls.upTo', { max: '{max}' }) },
    },
    locale,
  };
  return (
    <div className="wrap">
      <div className="columns gap-y-6">
        <SectionHeading {...section} className="col-span-12 lg:col-span-6" />
        <p className="col-span-12 text-muted lg:col-span-5 lg:col-start-8 lg:self-end">{section.intro}</p>
      </div>
      <SeatingForm options={options} choice={{ room, layout, guests }} />
      <SeatingStart formId={seatingFormId} options={options} initial={{ room, layout, guests }}>
        <SeatingView request={{ room, layout, guests }} t={t} locale={locale} />
      </SeatingStart>
    </div>
  );
}
