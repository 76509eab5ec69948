import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'journal',
  hero: { layout: 'plain' },
  sections: [],
} as const satisfies PageStructure;
