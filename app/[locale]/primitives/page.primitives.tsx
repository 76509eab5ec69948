import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ButtonStates } from '@/components/ui/showcase/button-states';
import { ControlStates } from '@/components/ui/showcase/control-states';
import { OverlayStates } from '@/components/ui/showcase/overlay-states';
import { ToastRegion } from '@/components/ui/toast-region';
import { isLocale } from '@/content/locales';

export const metadata: Metadata = { title: 'Primitives', robots: { index: false, follow: false } };

type Props = { params: Promise<{ locale: string }> };

/**
 * Every primitive in every state, for designers and testers. The file is a page only in builds whose
 * `pageExtensions` name `primitives.tsx`; production builds do not have it in their route table.
 */
export default async function PrimitivesPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'toast' });
  return (
    <>
      <ToastRegion label={t('region')} closeLabel={t('close')} />
      <main className="wrap space-y-16 py-16">
        <h1>Primitives</h1>
        <ButtonStates />
        <ControlStates />
        <OverlayStates />
      </main>
    </>
  );
}
