import type { ReactNode } from 'react';
import { isLocale } from '@/content/locales';
import { log } from '@/lib/base/log';
import { isMissingFile } from '@/lib/base/missing-file';
import { mayReload } from '@/lib/base/reload-once';
import { FailureView } from './failure-view';

/**
 * What is shown in the place of a failed page, in the language of the document. A file that no longer exists is a reason
 * to load the page anew, once. Rejects when the words cannot be fetched; browser only.
 */
export async function classifyFailure(error: Error & { digest?: string }): Promise<ReactNode> {
  if (isMissingFile(error) && mayReload()) {
    window.location.reload();
    return null;
  }
  log.error('page.failed', { name: error.name, digest: error.digest ?? null });
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'de';
  const [{ createTranslator }, { default: messages }] = await Promise.all([
    import('next-intl'),
    import(`@/messages/${locale}.json`),
  ]);
  const t = createTranslator({ locale, messages: { error: messages.error }, namespace: 'error' });
  return <FailureView t={t} locale={locale} number={error.digest} />;
}
