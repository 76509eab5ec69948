import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { changeDraft, useDraftPart } from '@/components/configurator/shell/use-draft';
import { useResolvedPlan, useSettledDraft } from '@/components/configurator/shell/use-price';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { roomIds, seatings } from '@/content/house-ids';
import { useFieldErrors } from './field-errors';

/** What draws is larger than all other fields together. */
const RoomSeating = lazyPart(() => import('./room-seating').then((module) => module.RoomSeating));

/** Room and seating in our own house, and how the guests sit there; the empty choice names what we propose. */
export function RoomFields() {
  const t = useTranslations('configurator');
  const texts = useCatalogueTexts();
  const chosenRoom = useDraftPart((draft) => draft.room);
  const seating = useDraftPart((draft) => draft.seating);
  const { guests } = useSettledDraft();
  const { errorOf } = useFieldErrors();
  const room = useResolvedPlan()?.room;
  const suggested = (name: string) => t('described.suggested', { value: name });
  const roomName = (id: string) => texts.items[id] ?? id;
  return (
    <div>
      <div className="field-row sm:grid-cols-2">
        <Field id="room" label={t('fields.room')} error={errorOf('room')} optionalLabel={t('optional')}>
          <Select
            name="room"
            value={chosenRoom ?? ''}
            placeholder={room && !room.isRoomChosen ? suggested(roomName(room.id)) : t('noPreference')}
            options={roomIds.map((value) => ({ value, label: roomName(value) }))}
            onChange={(event) =>
              changeDraft({ room: roomIds.find((value) => value === event.currentTarget.value) ?? null })
            }
          />
        </Field>
        <Field
          id="seating"
          label={t('fields.seating')}
          error={errorOf('seating')}
          optionalLabel={t('optional')}
        >
          <Select
            name="seating"
            value={seating ?? ''}
            placeholder={
              room && !room.isSeatingChosen ? suggested(t(`seatings.${room.seating}`)) : t('noPreference')
            }
            options={seatings.map((value) => ({ value, label: t(`seatings.${value}`) }))}
            onChange={(event) =>
              changeDraft({ seating: seatings.find((value) => value === event.currentTarget.value) ?? null })
            }
          />
        </Field>
      </div>
      {room && (
        <Suspense fallback={<div className="mt-10 aspect-[26/14]" />}>
          <RoomSeating room={room} guests={guests} />
        </Suspense>
      )}
    </div>
  );
}
