import { counts } from '../../catering/counts';
import { stepSlugs } from '../../routes';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Words<typeof de> = {
  meta: {
    title: 'Catering planner',
    description: `Choose guests, style, dishes and services and watch the price as you go: in a few minutes your idea becomes an enquiry to ${site.name}.`,
    keywords: ['catering planner', 'catering price calculator', 'catering enquiry Krefeld', 'build a buffet'],
  },
  hero: {
    eyebrow: 'Planner',
    title: `Your catering in ${stepSlugs.length} questions`,
    lead: `${counts.dishes} dishes, your number of guests and a price that updates as you go. No commitment, just a few minutes.`,
  },
};
