import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { roomIds, seatings } from '@/content/house-ids';
import { DraftField } from './draft-field';

/** What draws is larger than all other fields together. */
const RoomSeating = lazyPart(() => import('./room-seating').then((module) => module.RoomSeating));

/** Room and seating in our own house, and how the guests sit there; the empty choice names what we propose. */
export function RoomFields() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const { guests } = useSettledDraft();
  const room = useResolvedPlan()?.room;
  const suggested = (name: string) => t('described.suggested', { value: name });
  const roomName = (id: string) => texts.items[id] ?? id;
  return (
    <div>
      <div className="field-row sm:grid-cols-2">
        <DraftField
          path="room"
          placeholder={room && !room.isRoomChosen ? suggested(roomName(room.id)) : t('noPreference')}
          options={roomIds.map((value) => ({ value, label: roomName(value) }))}
        />
        <DraftField
          path="seating"
          placeholder={
            room && !room.isSeatingChosen ? suggested(t(`seatings.${room.seating}`)) : t('noPreference')
          }
          options={seatings.map((value) => ({ value, label: t(`seatings.${value}`) }))}
        />
      </div>
      {room && (
        <Suspense fallback={<div className="mt-10 aspect-[26/14]" />}>
          <RoomSeating room={room} guests={guests} />
        </Suspense>
      )}
    </div>
  );
}
