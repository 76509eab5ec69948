'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { mayReload } from '@/lib/base/reload-once';

type Props = { error: Error & { digest?: string } };

/**
 * Stands in the place of a page that failed. Every page carries this, so it fetches what it shows. When not even that
 * can be had, the site was deployed while the page was open: the page is loaded anew, once; what a visitor has typed
 * lies in the browser. After that only a link to try again is left, which needs no words.
 */
export default function LocaleError({ error }: Props) {
  const [view, setView] = useState<ReactNode>();

  useEffect(() => {
    import('@/components/failure/failure')
      .then(({ classifyFailure }) => classifyFailure(error))
      .then(setView)
      .catch(() =>
        mayReload()
          ? window.location.reload()
          : setView(
              <a className="text-link" href={window.location.pathname}>
                ↻ {document.title}
              </a>,
            ),
      );
  }, [error]);

  return (
    <main id="content" className="wrap min-h-svh py-24">
      {view}
    </main>
  );
}
