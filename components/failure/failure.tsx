'use client';

import { useParams } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { isLocale, type Locale } from '@/content/locales';
import { isMissingFile, mayReload } from '@/lib/offline/reload-once';
import { PlainFailure } from './plain-failure';

export type FailureProps = { error: Error & { digest?: string } };

/** The designed page and its words are fetched when they are needed: no page carries them for nothing. */
async function designed(locale: Locale, error: FailureProps['error']): Promise<ReactNode> {
  const [{ FailureView }, { default: messages }] = await Promise.all([
    import('./failure-view'),
    import(`@/messages/${locale}.json`),
  ]);
  return <FailureView texts={messages.error} locale={locale} number={error.digest} />;
}

/**
 * Stands in the place of a part of the site that failed. A file that no longer exists (the site was deployed while the
 * page was open) is a reason to load the page anew, once: what a visitor has typed lies in the browser.
 */
export function Failure({ error }: FailureProps) {
  const params = useParams();
  const locale = isLocale(params.locale) ? params.locale : 'de';
  const [view, setView] = useState<ReactNode>(null);

  useEffect(() => {
    if (isMissingFile(error) && mayReload()) {
      window.location.reload();
      return;
    }
    let here = true;
    designed(locale, error)
      .catch(() => <PlainFailure locale={locale} />)
      .then((ready) => here && setView(ready));
    return () => {
      here = false;
    };
  }, [error, locale]);

  return <div className="min-h-svh">{view}</div>;
}
