import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StepBody } from '@/components/configurator/shell/step-body';
import { StepShell } from '@/components/configurator/shell/step-shell';
import { typePictures } from '@/components/configurator/shell/type-pictures';
import { PageFacts } from '@/components/seo/page-facts';
import { isLocale } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { stepBySlug, steps } from '@/lib/plan/steps';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ locale: string; step?: string[] }> };

/** One address per step; the first step answers at the base address. */
export function generateStaticParams() {
  return steps.map(({ slug }) => ({ step: slug === '' ? [] : [slug] }));
}

async function getStep(params: Props['params']) {
  const { locale, step: slugs = [] } = await params;
  const step = stepBySlug(slugs.join('/'));
  if (!step || !isLocale(locale)) notFound();
  return { step, locale };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { step, locale } = await getStep(params);
  const { meta } = await pageContent('configurator', locale);
  const t = await getTranslations({ locale, namespace: 'configurator' });
  const own =
    step.slug === ''
      ? meta
      : {
          ...meta,
          title: `${t(`steps.${step.id}.name`)}: ${meta.title}`,
          description: t(`steps.${step.id}.lead`),
        };
  return pageMetadata({ address: { route: 'configurator', step: step.slug }, locale, ...own });
}

export default async function ConfiguratorPage({ params }: Props) {
  const { step, locale } = await getStep(params);
  setRequestLocale(locale);
  return (
    <StepShell step={step} locale={locale}>
      <PageFacts address={{ route: 'configurator', step: step.slug }} locale={locale} />
      <StepBody id={step.id} pictures={step.id === 'catering-art' ? typePictures() : null} />
    </StepShell>
  );
}
