import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { printSheet } from '@/components/seating/print-sheet';
import { SeatingOptions } from '@/components/seating/seating-options';
import { SeatingView } from '@/components/seating/seating-view';
import { useSpoken } from '@/components/seating/use-spoken';
import { Button } from '@/components/ui/button';
import type { Layout } from '@/content/house-plan';
import type { PlannedRoom } from '@/lib/plan/hire';
import { maxGuests, type SeatingRequest } from '@/lib/seating/arrange-room';
import { layoutsOf, seatingRequest } from '@/lib/seating/planned-seating';

type Props = { room: Pick<PlannedRoom, 'id' | 'seating'>; guests: number };

/** The plan's room to scale with its guests; loads all that draws, so never import this but lazily. */
export function RoomSeating({ room, guests }: Props) {
  const request = seatingRequest(room, guests);
  // What was chosen for one seating says nothing about another.
  return request && <Drawn key={`${room.id} ${room.seating}`} request={request} layouts={layoutsOf(room)} />;
}

function Drawn({ request, layouts }: { request: SeatingRequest; layouts: readonly Layout[] }) {
  const t = useTranslations('seating');
  const locale = useLocale();
  const [chosen, choose] = useState<Layout>();
  const shown = { ...request, layout: chosen ?? request.layout };
  const [initial] = useState(shown);
  useSpoken(shown, initial, t, locale);
  return (
    <section className="mt-10" data-room-seating aria-label={t('controls.plan')}>
      {layouts.length > 1 && (
        <SeatingOptions
          legend={t('controls.layout')}
          name="table-layout"
          value={shown.layout}
          options={layouts.map((value) => ({
            value,
            label: t(`layouts.${value}`),
            note: t('controls.upTo', { max: maxGuests(request.room, value) }),
          }))}
          onChange={(value) => choose(layouts.find((way) => way === value))}
        />
      )}
      <div className="mt-8">
        <SeatingView request={shown} t={t} locale={locale} />
      </div>
      <Button variant="link" className="mt-4 -ml-7" onClick={printSheet}>
        {t('controls.print')}
      </Button>
    </section>
  );
}
