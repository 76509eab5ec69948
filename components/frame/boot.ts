export type BootOptions = {
  readonly themeKey: string;
  /** Storage key and class of each display setting. */
  readonly settings: readonly (readonly [key: string, className: string])[];
  readonly consentKey: string;
  readonly choiceEvent: string;
  /** What a record of consent holds beside the choice and its time. */
  readonly consent: Readonly<Record<string, unknown>>;
  readonly categories: readonly string[];
};

/**
 * Runs in the page before its first paint: puts the stored theme and display settings on the root, and makes the native
 * dialogs work, before scripts and with them. Its source is written into the page, so it must use nothing from outside
 * of itself.
 */
export function runBoot({
  themeKey,
  settings,
  consentKey,
  choiceEvent,
  consent,
  categories,
}: BootOptions): void {
  const { classList } = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const findSwitches = (dialog: Element) => dialog.querySelectorAll<HTMLInputElement>('[data-category]');

  if (read(themeKey) === 'light') {
    classList.remove('dark');
    classList.add('light');
  }
  for (const [key, name] of settings) if (read(key) === 'true') classList.add(name);

  const showConsent = (dialog: Element): void => {
    let record: Record<string, unknown> = {};
    try {
      record = JSON.parse(read(consentKey) ?? '') ?? {};
    } catch {
      // Nothing readable is stored: nothing is allowed.
    }
    for (const input of findSwitches(dialog)) input.checked = record[input.dataset.category ?? ''] === true;
  };
  const storeConsent = (decision: string | undefined, dialog: Element): void => {
    const choice: Record<string, boolean> = {};
    for (const category of categories) choice[category] = decision === 'all';
    if (decision === 'chosen')
      for (const input of findSwitches(dialog)) choice[input.dataset.category ?? ''] = input.checked;
    const decidedAt = new Date().toISOString();
    // `unsettled`: what is not allowed any more has still to be removed (lib/consent/decide-consent.ts).
    const record = JSON.stringify({ ...consent, ...choice, decidedAt, unsettled: true });
    try {
      localStorage.setItem(consentKey, record);
    } catch {
      // Storage is forbidden: it holds for this page.
    }
    dispatchEvent(new CustomEvent(choiceEvent, { detail: record }));
  };

  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement) showConsent(target);
    },
    true,
  );
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest('dialog');
    const decision = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (dialog && decision) storeConsent(decision, dialog);
    if (target.closest('[closedby] a[href^="/"]')) dialog?.close();
    // Browsers without invoker commands (before Safari 26.2, Firefox 144, Chrome 135), or without light dismissal.
    const button = target.closest('[commandfor]');
    const invoked = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (invoked instanceof HTMLDialogElement && !('command' in HTMLButtonElement.prototype)) {
      if (invoked.open) invoked.close();
      else {
        showConsent(invoked);
        invoked.showModal();
      }
    }
    if (target.matches('dialog[closedby]') && !('closedBy' in target)) {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog?.close();
    }
  });
}
