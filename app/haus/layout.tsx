import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BootScript } from '@/components/frame/boot-script';
import { FrameEffects } from '@/components/frame/frame-effects';
import { ToastRegion } from '@/components/ui/toast-region';
import { palette } from '@/content/palette';
import { site } from '@/content/site';
import { readPageRequest, staffTexts } from '@/lib/desk/server/page-request';
import { siteMetadata } from '@/lib/seo/site-metadata';
import { cormorant, cormorantRest, jost, jostRest } from '../fonts';
import '../globals.css';
import '@/components/desk/desk.css';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await staffTexts();
  const { metadataBase, icons } = siteMetadata();
  return {
    metadataBase: metadataBase ?? null,
    icons: icons ?? null,
    title: { default: `${t('title')} · ${site.name}`, template: `%s · ${t('title')} · ${site.name}` },
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = { themeColor: palette.dark.ground, colorScheme: 'dark light' };

const typefaces = [cormorant, cormorantRest, jost, jostRest].map(({ variable }) => variable).join(' ');

/** The document of the staff's pages: its own, so that visitors load nothing of it. */
export default async function StaffDocument({ children }: { children: ReactNode }) {
  const { locale, nonce } = await readPageRequest();
  const t = await getTranslations();
  return (
    <html lang={locale} className={`dark max-md:scroll-pb-36 ${typefaces}`} suppressHydrationWarning>
      <body className="desk">
        <BootScript nonce={nonce} />
        <a href="#content" className="skip-link">
          {t('frame.skip')}
        </a>
        <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} />
        {children}
        <FrameEffects />
      </body>
    </html>
  );
}
