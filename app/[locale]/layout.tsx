import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BootScript } from '@/components/frame/boot-script';
import { FrameServices } from '@/components/frame/frame-services';
import { isLocale, locales } from '@/content/locales';
import { palette } from '@/content/palette';
import { siteMetadata } from '@/lib/seo/site-metadata';
import { cormorant, cormorantRest, jost, jostRest } from '../fonts';
import '../globals.css';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return siteMetadata();
}

export const viewport: Viewport = {
  themeColor: palette.dark.ground,
  colorScheme: 'dark light',
};

const typefaces = [cormorant, cormorantRest, jost, jostRest].map(({ variable }) => variable).join(' ');

/** The document: language, fonts and, before the first paint, the visitor's display settings. */
export default async function DocumentLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <html lang={locale} className={`dark ${typefaces}`} suppressHydrationWarning>
      <body>
        <BootScript />
        <FrameServices locale={locale}>{children}</FrameServices>
      </body>
    </html>
  );
}
