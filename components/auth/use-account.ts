import { useCallback, useEffect, useState } from 'react';
import { type Account, fetchAccount } from '@/lib/account/browser/api';
import type { AuthErrorKind } from '@/lib/account/browser/errors';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly account: Account }
  | { readonly status: 'failed'; readonly kind: AuthErrorKind };

/** What the account holds, asked for with every opening. */
export function useAccount() {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let here = true;
    setState({ status: 'loading' });
    fetchAccount().then((result) => {
      if (!here) return;
      setState(
        result.ok ? { status: 'ready', account: result.account } : { status: 'failed', kind: result.kind },
      );
    });
    return () => {
      here = false;
    };
  }, [round]);

  return { state, retry: useCallback(() => setRound((count) => count + 1), []) };
}
