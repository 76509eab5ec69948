import { useTranslations } from 'next-intl';
import { showUndo } from '@/components/configurator/shell/show-undo';
import { applyToDraft } from '@/components/configurator/shell/use-draft';
import type { DishCategory } from '@/content/catering/choices';
import { draftStore } from '@/lib/plan/browser/draft-store';

type Props = { category: DishCategory; chosen: number; included: number };

/** The first line of a course: its dishes are left to the kitchen as long as none is chosen. */
export function KitchenChoice({ category, chosen, included }: Props) {
  const t = useTranslations('configurator');
  const leave = () => {
    const before = draftStore.get();
    applyToDraft((draft) => ({ ...draft, [category]: [] }));
    const title = t('carte.left', { count: chosen, category: t(`categories.${category}`) });
    showUndo({ title, undo: t('undo') }, () => draftStore.set(before));
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
