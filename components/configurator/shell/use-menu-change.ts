import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatList } from '@/lib/i18n/format';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import type { Draft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import { showUndo } from './show-undo';
import { useCatalogueTexts } from './texts-provider';
import { applyToDraft } from './use-draft';
import { useEngine } from './use-engine';

/**
 * Applies a rule about kinds and packages to the draft; dishes that it sets aside into the favourites are named, with the
 * way back. `pending` is the value that was chosen while the rules are still on their way.
 */
export function useMenuChange<Value extends string>(
  rule: (engine: Engine, draft: Draft, value: Value) => Draft,
) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const engine = useEngine();
  const [pending, setPending] = useState<Value | null>(null);
  const apply = (rules: Engine, value: Value) => {
    const before = draftStore.get();
    applyToDraft((draft) => rule(rules, draft, value));
    const moved = draftStore.get().favorites.filter((id) => !before.favorites.includes(id));
    if (moved.length === 0) return;
    const names = moved.map((id) => texts.dishes[id] ?? id);
    const title = t('moved.title', { count: moved.length });
    showUndo({ title, description: formatList(names, locale), undo: t('undo') }, () =>
      draftStore.set(before),
    );
  };
  const change = (value: Value) => {
    if (engine) return apply(engine, value);
    setPending(value);
    loadEngine()
      .then((rules) => apply(rules, value))
      .catch(() => undefined)
      .finally(() => setPending(null));
  };
  return { pending, change };
}
