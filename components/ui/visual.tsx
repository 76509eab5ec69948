import type { ComponentProps } from 'react';
import { engravings, isEngraving } from '@/content/engravings';
import type { VisualKey } from '@/content/schema';
import { Engraving } from './engraving';
import { Picture } from './picture';

type Props = Omit<ComponentProps<typeof Picture>, 'media'> & { media: VisualKey };

/** A picture, or an engraved plate in the middle of the same box. A plate is decoration: the words beside it name it. */
export function Visual({ media, ...picture }: Props) {
  if (!isEngraving(media)) return <Picture media={media} {...picture} />;
  return (
    <div className="grid size-full place-items-center">
      <div className="w-full" style={{ maxWidth: engravings[media].width }}>
        <Engraving plate={media} />
      </div>
    </div>
  );
}
