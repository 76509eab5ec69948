import { useTranslations } from 'next-intl';
import { applyToDraft } from '@/components/configurator/shell/use-draft';
import { showToast } from '@/components/ui/toast';
import type { DishCategory } from '@/content/catering/choices';
import { draftStore } from '@/lib/plan/browser/draft-store';

const undoMs = 15_000;

type Props = { category: DishCategory; chosen: number; included: number };

/** The first line of a course: its dishes are left to the kitchen as long as none is chosen. */
export function KitchenChoice({ category, chosen, included }: Props) {
  const t = useTranslations('configurator');
  const leave = () => {
    const before = draftStore.get();
    applyToDraft((draft) => ({ ...draft, [category]: [] }));
    showToast({
      title: t('carte.left', { count: chosen, category: t(`categories.${category}`) }),
      action: { label: t('undo'), onClick: () => draftStore.set(before) },
      duration: undoMs,
    });
  };
  return (
    <label className="carte-line carte-kitchen">
      <input
        type="radio"
        className="carte-mark"
        name={`kitchen-${category}`}
        checked={chosen === 0}
        onChange={leave}
      />
      <span className="carte-words">
        <span className="carte-name">{t('carte.kitchen')}</span>
        <span className="carte-facts">{t('carte.kitchenText', { count: included })}</span>
      </span>
    </label>
  );
}
