import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'letter',
  hero: {
    layout: 'split',
    media: 'contact',
  },
  sections: [
    { kind: 'text', id: 'visit' },
    { kind: 'directions', id: 'directions' },
    { kind: 'table', id: 'access' },
    { kind: 'table', id: 'hotels' },
    { kind: 'closing', id: 'configure', actions: [{ to: { configurator: {} } }] },
  ],
} as const satisfies PageStructure;
