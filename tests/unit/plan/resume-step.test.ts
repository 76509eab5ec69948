import { describe, expect, it } from 'vitest';
import { type Draft, defaultDraft } from '@/lib/plan/draft';
import { resumeStep } from '@/lib/plan/resume-step';

const blank = defaultDraft();

describe('where somebody goes on who comes back', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['nothing chosen', {}, 'catering-art'],
    ['a kind', { cateringType: 'warm-buffet' }, 'paket'],
    ['a package', { cateringType: 'warm-buffet', package: 'war-ufer' }, 'speisen'],
    ['dishes', { cateringType: 'warm-buffet', package: 'war-ufer', desserts: ['d02'] }, 'pruefen'],
    ['services', { cateringType: 'warm-buffet', package: 'war-ufer', services: ['s06'] }, 'pruefen'],
    ['an idea without words', { cateringType: 'own-idea', ideaText: ' ' }, 'paket'],
    ['an idea', { cateringType: 'own-idea', ideaText: 'Picknick' }, 'pruefen'],
  ])('with %s', (_, patch, step) => {
    expect(resumeStep({ ...blank, ...patch })).toBe(step);
  });
});
