import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { type Step, steps } from '@/lib/plan/steps';

/** `isCompact`: on phones it stands higher and flatter, for the questions below it. */
type Props = { current: Step; locale: Locale; isCompact: boolean };

/** The seven named steps as links; on phones a row of bars under the name of the current one. */
export async function Progress({ current, locale, isCompact }: Props) {
  const t = await getTranslations({ locale, namespace: 'configurator' });
  return (
    <nav aria-label={t('progress')} className={`wrap ${isCompact ? 'max-md:-mt-7' : ''}`}>
      <p className="figures mb-2 text-sm text-muted md:hidden">
        {t('stepOf', { number: current.number, total: steps.length })} · {t(`steps.${current.id}.name`)}
      </p>
      <ol className="flex gap-1 md:gap-6 lg:gap-9">
        {steps.map((step) => {
          const active = step.id === current.id;
          const done = step.number < current.number;
          return (
            <li key={step.id} className="flex-1 md:flex-none">
              <Link
                href={localPath(locale, { route: 'configurator', step: step.slug })}
                aria-current={active ? 'step' : undefined}
                className={`block border-t-2 pt-3 ${isCompact ? 'max-md:min-h-7' : 'max-md:min-h-11'} pb-2 text-[0.8125rem] tracking-wide transition-colors duration-300 hover:text-accent md:whitespace-nowrap ${
                  active
                    ? 'border-accent font-medium text-text'
                    : done
                      ? 'border-accent text-muted'
                      : 'border-line text-muted'
                }`}
              >
                <span className="figures mr-1 text-accent max-md:sr-only">{step.number}</span>{' '}
                <span className="max-md:sr-only">{t(`steps.${step.id}.name`)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
