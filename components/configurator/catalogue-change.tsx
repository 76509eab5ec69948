'use client';

import { useTranslations } from 'next-intl';
import { dishCategories } from '@/content/catering/choices';
import { reconcile } from '@/lib/configurator/reconcile';
import { Button } from '../ui/button';
import { useDraft } from './use-draft';

/** Says what of a stored draft the catalogue no longer has, where it stood, and takes it out on request. */
export function CatalogueChange() {
  const t = useTranslations('configurator');
  const { draft, apply } = useDraft();
  const { removed } = reconcile(draft);
  if (removed.length === 0) return null;
  const gone = new Set(removed);
  const places = [
    ...dishCategories
      .filter((category) => draft[category].some((id) => gone.has(id)))
      .map((category) => t(`categories.${category}`)),
    ...(draft.services.some((id) => gone.has(id)) ? [t('steps.services.name')] : []),
    ...(gone.has(draft.package ?? '') ? [t('fields.package')] : []),
    ...(gone.has(draft.breakfastPackage ?? '') ? [t('fields.breakfastPackage')] : []),
  ];
  return (
    <section aria-labelledby="changed-title" className="border-l-2 border-lake pl-5" data-catalogue-change>
      <h2 id="changed-title" className="text-2xl">
        {t('changed.title')}
      </h2>
      <p className="measure mt-2">
        {t('changed.text', { count: removed.length, places: places.join(', ') })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onClick={() => apply((current) => reconcile(current).draft)}
      >
        {t('changed.remove')}
      </Button>
    </section>
  );
}
