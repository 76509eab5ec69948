import { useState } from 'react';

function read<T>(key: string, initial: T): T {
  try {
    const stored = window.sessionStorage.getItem(key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    return initial;
  }
}

/** State that survives a reload of this tab; where storage is full or forbidden it does not, and nothing else is lost. */
export function useKept<T>(key: string, initial: T): readonly [T, (change: (value: T) => T) => void] {
  const [value, setValue] = useState(() => read(key, initial));
  return [
    value,
    (change) =>
      setValue((current) => {
        const next = change(current);
        try {
          window.sessionStorage.setItem(key, JSON.stringify(next));
        } catch {
          // It stays in this page.
        }
        return next;
      }),
  ];
}
