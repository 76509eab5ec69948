import { useEffect, useState, useSyncExternalStore } from 'react';
import { authStore } from '@/lib/account/browser/session';

/** Fills in empty contact fields for somebody who is signed in, and says so. */
export function ContactPrefill() {
  const { user } = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.getServer);
  const [note, setNote] = useState('');
  const id = user?.id;

  useEffect(() => {
    if (!id) return;
    let here = true;
    import('@/lib/account/browser/prefill')
      .then(({ prefillContact }) => prefillContact(() => here))
      .then(
        (text) => here && setNote(text),
        // Then the fields stay empty, as for everybody else.
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [id]);

  return (
    <p role="status" className="border-l-2 border-lake pl-5 empty:hidden" data-prefilled>
      {note}
    </p>
  );
}
