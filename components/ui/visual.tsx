import type { ComponentProps } from 'react';
import { engravings, isEngraving } from '@/content/engravings';
import type { VisualKey } from '@/content/visual';
import { Engraving } from './engraving';
import { Picture } from './picture';
import { SharedPicture } from './shared-element';

type Props = Omit<ComponentProps<typeof Picture>, 'media'> & {
  media: VisualKey;
  /** A plate lies on a ground of its own that fills the box, as a picture does beside it. */
  isMounted?: boolean;
  /** Moves between a card and the top of the page that the card leads to; once on a page for each picture. */
  isShared?: boolean;
};

/** A picture, or an engraved plate in the middle of the same box. A plate is decoration: the words beside it name it. */
export function Visual({ isShared, ...visual }: Props) {
  if (!isShared) return <PictureOrPlate {...visual} />;
  return (
    <SharedPicture name={`visual-${visual.media}`}>
      <PictureOrPlate {...visual} />
    </SharedPicture>
  );
}

function PictureOrPlate({ media, isMounted = false, ...picture }: Omit<Props, 'isShared'>) {
  if (!isEngraving(media)) return <Picture media={media} {...picture} />;
  return (
    <div className={`grid size-full place-items-center ${isMounted ? 'mount' : ''}`}>
      <div className={isMounted ? 'mounted' : 'w-full'} style={{ maxWidth: engravings[media].width }}>
        <Engraving plate={media} />
      </div>
    </div>
  );
}
