'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, use } from 'react';
import { preload } from 'react-dom';
import type { Locale } from '@/content/locales';
import { takeOver } from '@/lib/base/handed-over';
import type { CatalogueTexts } from '@/lib/plan/catalogue-texts';
import { loadPersistently } from './lazy-part';

/** All words of the configurator in one language. */
export type ConfiguratorTexts = {
  readonly messages: AbstractIntlMessages;
  readonly catalogue: CatalogueTexts;
};

const Context = createContext<CatalogueTexts | null>(null);

const loading = new Map<string, Promise<ConfiguratorTexts>>();

async function fetchTexts(address: string): Promise<ConfiguratorTexts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function loadTexts(address: string): Promise<ConfiguratorTexts> {
  const texts = loading.get(address) ?? loadPersistently(() => fetchTexts(address));
  loading.set(address, texts);
  return texts;
}

type Props = {
  locale: Locale;
  /** Of the file with the texts; the steps share it, so that none of them brings it along. */
  address: string;
  children: ReactNode;
};

/** Hands messages and the names of dishes, packages and services to the configurator's leaves. */
export function TextsProvider({ locale, address, children }: Props) {
  preload(address, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  const texts: ConfiguratorTexts =
    typeof window === 'undefined' ? JSON.parse(takeOver(address)) : use(loadTexts(address));
  return (
    <NextIntlClientProvider locale={locale} messages={texts.messages} timeZone="Europe/Berlin">
      <Context value={texts.catalogue}>{children}</Context>
    </NextIntlClientProvider>
  );
}

/** @throws Error outside a `TextsProvider`. */
export function useCatalogueTexts(): CatalogueTexts {
  const texts = use(Context);
  if (!texts) throw new Error('TextsProvider is missing');
  return texts;
}
