import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/components/configurator/fields/carte.css';
import '@/components/configurator/fields/day-timeline.css';
import '@/components/configurator/shell/configurator.css';
import '@/components/seating/seating.css';
import { FieldErrorsProvider } from '@/components/configurator/fields/field-errors';
import { Arrivals } from '@/components/configurator/shell/arrivals';
import { CatalogueProvider } from '@/components/configurator/shell/catalogue-context';
import { Connection } from '@/components/configurator/shell/connection';
import { PlanProvider } from '@/components/configurator/shell/use-price';
import { ConfiguratorFrame } from '@/components/frame/configurator-frame';
import { isLocale } from '@/content/locales';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Reduced frame; the draft's texts and messages are handed down once for all steps. */
export default async function ConfiguratorLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { availability, configurator, errors, notices, proposals, seating } = await getMessages({ locale });
  return (
    <ConfiguratorFrame locale={locale}>
      <NextIntlClientProvider
        locale={locale}
        messages={{ availability, configurator, errors, notices, proposals, seating }}
        timeZone="Europe/Berlin"
      >
        <CatalogueProvider texts={catalogueTexts(locale)}>
          <PlanProvider>
            <FieldErrorsProvider>
              <Arrivals />
              <Connection />
              {children}
            </FieldErrorsProvider>
          </PlanProvider>
        </CatalogueProvider>
      </NextIntlClientProvider>
    </ConfiguratorFrame>
  );
}
