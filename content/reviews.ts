type ReviewData = {
  readonly id: string;
  /** First name and initial; the full name stays in the questionnaire. */
  readonly name: string;
  /** Month of the event, YYYY-MM. */
  readonly month: string;
  /** Mark given, 1 to 5. */
  readonly stars: 4 | 5;
};

/** Answers to the questionnaire that every host receives after the event; invented persons. */
const table = [
  {
    id: 'miriam',
    name: 'Miriam K.',
    month: '2026-06',
    stars: 5,
  },
  {
    id: 'tobias',
    name: 'Tobias R.',
    month: '2026-09',
    stars: 5,
  },
  {
    id: 'gisela',
    name: 'Gisela H.',
    month: '2026-05',
    stars: 5,
  },
  {
    id: 'deniz',
    name: 'Deniz A.',
    month: '2026-07',
    stars: 4,
  },
  {
    id: 'katrin',
    name: 'Katrin und Paul S.',
    month: '2025-08',
    stars: 5,
  },
  {
    id: 'henning',
    name: 'Henning V.',
    month: '2026-03',
    stars: 5,
  },
  {
    id: 'jule',
    name: 'Jule M.',
    month: '2026-04',
    stars: 5,
  },
  {
    id: 'frank',
    name: 'Frank B.',
    month: '2025-11',
    stars: 4,
  },
] as const satisfies readonly ReviewData[];

export type ReviewId = (typeof table)[number]['id'];
export type Review = ReviewData & { readonly id: ReviewId };
export const reviews: readonly Review[] = table;

/** Mean marks per question (food, service, place, arrangements) over all questionnaires of the period. */
export const surveyResult = {
  marks: [4.9, 4.9, 4.8, 4.7],
  count: 64,
  /** YYYY-MM, both included. */
  from: '2025-01',
  until: '2026-10',
} as const;
