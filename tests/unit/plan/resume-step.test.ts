import { describe, expect, it } from 'vitest';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { resumeStep } from '@/lib/plan/resume-step';

const blank = defaultDraft();
const named = { ...blank.details, firstName: 'Ada', lastName: 'Muster', email: 'ada@visitor.example' };

describe('where somebody goes on who comes back', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['nothing chosen', {}, 'catering-art'],
    ['a kind', { cateringType: 'warm-buffet' }, 'paket'],
    ['a package', { cateringType: 'warm-buffet', package: 'war-ufer' }, 'speisen'],
    ['dishes', { cateringType: 'warm-buffet', package: 'war-ufer', desserts: ['d02'] }, 'kontakt'],
    ['services', { cateringType: 'warm-buffet', package: 'war-ufer', services: ['s06'] }, 'kontakt'],
    [
      'everything',
      { cateringType: 'warm-buffet', package: 'war-ufer', services: ['s06'], details: named },
      'pruefen',
    ],
    ['an idea without words', { cateringType: 'own-idea', ideaText: ' ' }, 'paket'],
    ['an idea', { cateringType: 'own-idea', ideaText: 'Picknick' }, 'kontakt'],
    ['an idea and a name', { cateringType: 'own-idea', ideaText: 'Picknick', details: named }, 'pruefen'],
  ])('with %s', (_, patch, step) => {
    expect(resumeStep({ ...blank, ...patch })).toBe(step);
  });
});
