import type { PageStructure } from '../../schema';

export const structure = { hero: { layout: 'plain' }, sections: [] } as const satisfies PageStructure;
