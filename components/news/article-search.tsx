'use client';

import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type Searchable, searchArticles } from '@/lib/news/search';
import { buttonClass } from '../ui/button-class';
import { controlClass } from '../ui/control-class';

type Entry = Searchable & { readonly slug: string; readonly card: ReactNode };

type Props = {
  /** Where the form leads without JavaScript: to the complete list. */
  action: string;
  entries: readonly Entry[];
  /** Stands where no article is found. */
  empty: ReactNode;
  texts: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly clear: string;
    /** What is said for each number of articles found. */
    readonly found: Readonly<Record<string, string>>;
  };
};

/** The list of articles, narrowed by `?q=`; the cards themselves are rendered on the server. */
export function ArticleSearch({ action, entries, empty, texts }: Props) {
  const [query, search] = useQuery();
  const active = query.trim() !== '';
  const shown = searchArticles(query, entries);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    search(typeof typed === 'string' ? typed : '');
  };

  return (
    <>
      <search className="block">
        <form action={action} onSubmit={submit} className="mb-14 max-w-2xl print:hidden">
          <label htmlFor="news-search" className="mb-2 block">
            {texts.label}
          </label>
          <div className="flex gap-3">
            <input
              id="news-search"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={texts.placeholder}
              value={query}
              onChange={(event) => search(event.target.value)}
              className={controlClass}
            />
            <button type="submit" className={`flex-none ${buttonClass('outline')}`}>
              {texts.submit}
            </button>
          </div>
          <div className="mt-3 flex min-h-8 flex-wrap items-baseline gap-x-6 text-sm text-muted">
            <p role="status">{active ? texts.found[shown.length] : ''}</p>
            {active && (
              <button type="button" className="text-link cursor-pointer" onClick={() => search('')}>
                {texts.clear}
              </button>
            )}
          </div>
        </form>
      </search>
      {shown.length === 0 && empty}
      <ul className="journal-list">
        {shown.map(({ slug, card }) => (
          <li key={slug} data-lead={(slug === entries[0]?.slug && !active) || undefined}>
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}

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
function useQuery(): readonly [string, (query: string) => void] {
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
