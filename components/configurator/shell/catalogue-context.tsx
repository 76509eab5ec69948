'use client';

import { createContext, type ReactNode, use } from 'react';
import type { CatalogueTexts } from '@/lib/plan/catalogue-texts';

const Context = createContext<CatalogueTexts | null>(null);

/** Hands the names of dishes, packages and services in the reader's language to the configurator's leaves. */
export function CatalogueProvider({ texts, children }: { texts: CatalogueTexts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

/** @throws Error outside a `CatalogueProvider`. */
export function useCatalogueTexts(): CatalogueTexts {
  const texts = use(Context);
  if (!texts) throw new Error('CatalogueProvider is missing');
  return texts;
}
