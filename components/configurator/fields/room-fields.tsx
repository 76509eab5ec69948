import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useResolvedPlan } from '@/components/configurator/shell/use-price';
import { roomIds, seatings } from '@/content/house-ids';
import { DraftField } from './draft-field';

/** Room and seating in our own house; the empty choice names what we propose. */
export function RoomFields() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const room = useResolvedPlan()?.room;
  const suggested = (name: string) => t('described.suggested', { value: name });
  const roomName = (id: string) => texts.items[id] ?? id;
  return (
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
  );
}
