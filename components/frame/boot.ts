export type BootOptions = {
  readonly themeKey: string;
  /** Storage key and class of each display setting. */
  readonly settings: readonly (readonly [key: string, className: string])[];
  readonly consentKey: string;
  /** What a record of consent holds beside the choice and its time. */
  readonly consent: Readonly<Record<string, unknown>>;
  readonly categories: readonly string[];
};

/**
 * Runs in the page before its first paint and until its scripts have come: puts the stored theme and display settings on
 * the root, and makes the dialogs work that the HTML brings along. Its source is written into the page, so it must use
 * nothing from outside of itself.
 */
export function runBoot({ themeKey, settings, consentKey, consent, categories }: BootOptions): void {
  const { classList } = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, text: string): void => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Storage is forbidden: it holds for this page.
    }
    // As if another tab had written: the stores read anew.
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  const stored = (): Record<string, unknown> => {
    try {
      return JSON.parse(read(consentKey) ?? '{}');
    } catch {
      return {};
    }
  };
  const findInputs = (root: ParentNode, name: string): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>(`input[data-${name}]`),
  ];

  if (read(themeKey) === 'light') {
    classList.remove('dark');
    classList.add('light');
  }
  for (const [key, name] of settings) if (read(key) === 'true') classList.add(name);

  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      for (const input of findInputs(target, 'setting'))
        input.checked = classList.contains(input.dataset.setting ?? '');
      const record = stored();
      for (const input of findInputs(target, 'category'))
        input.checked = record[input.dataset.category ?? ''] === true;
    },
    true,
  );
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    for (const [key, name] of settings) {
      if (name !== target.dataset.setting) continue;
      classList.toggle(name, target.checked);
      write(key, String(target.checked));
    }
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    const dialog = button?.closest('dialog');
    if (!button || !dialog) return;
    const decision = button.dataset.consent;
    const choice: Record<string, boolean> = {};
    for (const category of categories) choice[category] = decision === 'all';
    if (decision === 'chosen')
      for (const input of findInputs(dialog, 'category'))
        choice[input.dataset.category ?? ''] = input.checked;
    const decidedAt = new Date().toISOString();
    // `early`: scripts have still to remove what is not allowed any more (lib/consent/early-choice.ts).
    write(consentKey, JSON.stringify({ ...consent, ...choice, decidedAt, early: true }));
  });
}
