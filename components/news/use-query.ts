import { useEffect, useState, useSyncExternalStore } from 'react';

const name = 'q';

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

const inAddress = () => new URLSearchParams(window.location.search).get(name) ?? '';

/** The address with another query; the history entry keeps what the router stored in it. */
function rewriteAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') url.searchParams.delete(name);
  else url.searchParams.set(name, query);
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The search words in `?q=`, empty in the prerendered page. Typing changes the address at once, so that a search
 * can be shared and survives a reload; going back and forth changes the words.
 */
export function useQuery(): readonly [string, (query: string) => void] {
  const address = useSyncExternalStore(subscribe, inAddress, () => '');
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    const forget = () => setTyped(undefined);
    return subscribe(forget);
  }, []);

  const change = (query: string) => {
    setTyped(query);
    rewriteAddress(query.trim());
  };
  return [typed ?? address, change];
}
