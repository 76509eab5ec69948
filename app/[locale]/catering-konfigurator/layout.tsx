import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/components/configurator/fields/carte.css';
import '@/components/configurator/fields/day-timeline.css';
import '@/components/configurator/shell/configurator.css';
import { FieldErrorsProvider } from '@/components/configurator/fields/field-errors';
import { Arrivals } from '@/components/configurator/shell/arrivals';
import { configuratorTexts } from '@/components/configurator/shell/configurator-texts';
import { Connection } from '@/components/configurator/shell/connection';
import { TextsProvider } from '@/components/configurator/shell/texts-provider';
import { PlanProvider } from '@/components/configurator/shell/use-price';
import { ConfiguratorFrame } from '@/components/frame/configurator-frame';
import { isLocale } from '@/content/locales';
import { handOver } from '@/lib/base/handed-over';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Reduced frame; all steps share the draft, and the texts as a file of their own. */
export default async function ConfiguratorLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { name, json } = await configuratorTexts(locale);
  const address = `/texts/${name}`;
  handOver(address, json);
  return (
    <ConfiguratorFrame locale={locale}>
      <TextsProvider locale={locale} address={address}>
        <PlanProvider>
          <FieldErrorsProvider>
            <Arrivals />
            <Connection />
            {children}
          </FieldErrorsProvider>
        </PlanProvider>
      </TextsProvider>
    </ConfiguratorFrame>
  );
}
