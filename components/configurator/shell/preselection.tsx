import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { ownValue } from '@/lib/base/is-record';
import { draftStore, setAsideStore } from '@/lib/plan/browser/draft-store';
import { isEmptyDraft } from '@/lib/plan/draft';
import { applyPreselection, findPlace } from '@/lib/plan/preselection';
import { keepAsVariant } from './keep-variant';
import { showUndo } from './show-undo';
import { applyToDraft } from './use-draft';

/** A day that a form on another page asked for, unless it has passed, and the place that the page is about. */
function takeAnswers(day: string | null, place: string | null): void {
  const date = eventDay(day ?? '');
  const isAhead = date !== null && toIsoDay(date) >= toIsoDay(new Date());
  const locationType = findPlace(place);
  if (!isAhead && !locationType) return;
  applyToDraft((draft) => ({
    ...draft,
    locationType: locationType ?? draft.locationType,
    details: { ...draft.details, date: isAhead ? date : draft.details.date },
  }));
}

/**
 * Takes over `?customerType=…&cateringType=…&eventType=…&locationType=…&date=…`, or the same names in the navigation state, once and
 * removes them, so that a reload keeps what was chosen since. A place or a date alone changes nothing else. The plan that it replaces
 * is set aside and can be taken back; its menu, if any, is a variant.
 */
export function Preselection() {
  const t = useTranslations('configurator');
  useEffect(() => {
    const url = new URL(window.location.href);
    const state = { ...window.history.state };
    const take = (name: string): string | null => {
      const value = url.searchParams.get(name) ?? ownValue(state, name);
      url.searchParams.delete(name);
      delete state[name];
      return typeof value === 'string' ? value : null;
    };
    const wanted = {
      customerType: take('customerType'),
      cateringType: take('cateringType'),
      eventType: take('eventType'),
      locationType: take('locationType'),
    };
    const date = take('date');
    window.history.replaceState(state, '', url);
    const before = draftStore.isStored() ? draftStore.get() : null;
    const preselected = applyPreselection(before, wanted);
    if (preselected) draftStore.set(preselected);
    takeAnswers(date, wanted.locationType);
    if (!preselected || !before || isEmptyDraft(before)) return;
    const takeBack = keepAsVariant(before);
    setAsideStore.set(before);
    const description = t(takeBack ? 'preselected.kept' : 'preselected.replaced');
    showUndo({ title: t('preselected.title'), description, undo: t('undo') }, () => {
      draftStore.set(before);
      setAsideStore.clear();
      takeBack?.();
    });
  }, [t]);
  return null;
}
