import { createTranslator } from 'next-intl';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Choice, SeatingOffer } from './choice';
import { attachForm, readChoice } from './live-form';
import { SeatingView } from './seating-view';
import { useSpoken } from './use-spoken';

type Props = {
  formId: string;
  options: SeatingOffer;
  /** What stood there before, and needs not be said. */
  initial: Choice;
  /** A button that was pressed while this code was on its way. */
  earlyClick: RefObject<HTMLButtonElement | null>;
};

/** The picture that follows the visitor's choice, and says it. */
export function SeatingLive({ formId, options, initial, earlyClick }: Props) {
  const { messages, locale } = options;
  const t = useMemo(
    () => createTranslator({ locale, messages: { seating: messages }, namespace: 'seating' }),
    [locale, messages],
  );
  const form = document.getElementById(formId);
  const [choice, choose] = useState<Choice | null>(() =>
    form instanceof HTMLFormElement ? readChoice(form, options) : null,
  );
  useEffect(() => {
    if (!(form instanceof HTMLFormElement)) return;
    const detach = attachForm(form, options, choose);
    const button = earlyClick.current;
    earlyClick.current = null;
    button?.click();
    return detach;
  }, [form, options, earlyClick]);
  useSpoken(choice, initial, t, locale);
  return choice && <SeatingView request={choice} t={t} locale={locale} />;
}
