import type { MediaKey } from '@/content/media';

/** Where a picture of the gallery stands: the anchor of its own address, `/galerie#picture-hero`. */
export const pictureAnchor = (key: MediaKey) => `picture-${key}`;
