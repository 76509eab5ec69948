import { describe, expect, it } from 'vitest';
import { defaultDraft } from '@/lib/plan/draft';
import { fieldPaths } from '@/lib/plan/fields';
import { fieldsOfStep, getStepForField, nextStep, previousStep, stepBySlug, steps } from '@/lib/plan/steps';

describe('steps', () => {
  it('are seven, the first at the address itself', () => {
    expect(steps.map(({ slug }) => slug)).toEqual([
      '',
      'catering-art',
      'paket',
      'speisen',
      'services',
      'kontakt',
      'pruefen',
    ]);
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(stepBySlug('paket')?.id).toBe('paket');
    expect(stepBySlug('eckdaten')).toBeUndefined();
  });

  it('follow one another', () => {
    expect(nextStep('eckdaten')?.id).toBe('catering-art');
    expect(nextStep('pruefen')).toBeNull();
    expect(previousStep('eckdaten')).toBeNull();
    expect(previousStep('pruefen')?.id).toBe('kontakt');
  });

  it('ask for every field of the draft once', () => {
    const { details, ...top } = defaultDraft();
    const all = [...Object.keys(top), ...Object.keys(details).map((key) => `details.${key}`)];
    expect(fieldPaths).toEqual(expect.arrayContaining(all));
    expect(steps.flatMap(({ id }) => fieldsOfStep(id)).sort()).toEqual([...fieldPaths].sort());
  });

  it('know where an error belongs', () => {
    expect(getStepForField('details.email')).toBe('pruefen');
    expect(getStepForField('serviceQuantities.s01.hours')).toBe('services');
    expect(getStepForField('vorspeisen')).toBe('speisen');
    for (const unknown of ['', 'body', '__proto__', 'details.constructor', 'toString']) {
      expect(getStepForField(unknown), unknown).toBe('pruefen');
    }
  });
});
