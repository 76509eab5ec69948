import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BootScript } from '@/components/frame/boot-script';
import { isLocale, locales } from '@/content/locales';
import { siteMetadata } from '@/lib/seo/site-metadata';
import { cormorant, jost } from '../fonts';
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
  themeColor: '#0b1315',
  colorScheme: 'dark light',
};

/** The document: language, fonts and, before the first paint, the visitor's display settings. */
export default async function DocumentLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <html lang={locale} className={`dark ${cormorant.variable} ${jost.variable}`} suppressHydrationWarning>
      <body>
        <BootScript />
        {children}
      </body>
    </html>
  );
}
