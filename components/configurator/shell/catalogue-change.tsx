import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { dishCategories } from '@/content/catering/choices';
import { useDraft } from './use-draft';
import { useEngine } from './use-engine';

/** Says which parts of a stored plan the catalogue no longer has; the plan is changed by a click alone. */
export function CatalogueChange() {
  const t = useTranslations('configurator');
  const { draft, apply } = useDraft();
  const engine = useEngine();
  const removed = engine?.reconcile(draft).removed ?? [];
  if (!engine || removed.length === 0) return null;
  const removedIds = new Set(removed);
  const places = [
    ...dishCategories
      .filter((category) => draft[category].some((id) => removedIds.has(id)))
      .map((category) => t(`categories.${category}`)),
    ...(draft.services.some((id) => removedIds.has(id)) ? [t('steps.services.name')] : []),
    ...(removedIds.has(draft.package ?? '') ? [t('fields.package')] : []),
    ...(removedIds.has(draft.breakfastPackage ?? '') ? [t('fields.breakfastPackage')] : []),
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
        onClick={() => apply((current) => engine.reconcile(current).draft)}
        data-remove-gone
      >
        {t('changed.remove')}
      </Button>
    </section>
  );
}
