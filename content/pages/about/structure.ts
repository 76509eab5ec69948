import type { PageStructure } from '../../schema';

export const structure = {
  composition: 'letter',
  hero: { layout: 'split', media: 'kitchen', actions: [{ to: { route: 'contact' } }] },
  sections: [
    { kind: 'text', id: 'story' },
    { kind: 'split', id: 'host', media: 'own-idea', side: 'left', portrait: 'host' },
    { kind: 'split', id: 'chef', media: 'h05', side: 'right', portrait: 'chef' },
    { kind: 'facts', id: 'kitchen-figures' },
    { kind: 'checklist', id: 'principles' },
    { kind: 'steps', id: 'working-day' },
    { kind: 'quote', id: 'motto' },
    { kind: 'faq', id: 'about-questions' },
    {
      kind: 'closing',
      id: 'meet',
      actions: [{ to: { phone: 'main' } }, { to: { configurator: { cateringType: 'individual' } } }],
    },
  ],
} as const satisfies PageStructure;
