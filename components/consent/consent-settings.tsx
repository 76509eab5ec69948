import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { consentSettingsId, optionalCategories } from '@/lib/consent/consent';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { invoke, NativeDialog } from '../ui/native-dialog';
import { ChoiceEffect } from './choice-effect';
import { consentLinks } from './consent-texts';

const categories = ['necessary', ...optionalCategories] as const;

const decisions = { chosen: 'save', none: 'declineAll', all: 'acceptAll' } as const;

/**
 * The second layer: one switch per category, off unless allowed before, and three equal buttons. The boot script, which
 * stands in the page itself, fills the switches and stores what is decided (components/frame/boot.ts).
 */
export async function ConsentSettings({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'consent.settings' });
  const links = await consentLinks(locale);
  return (
    <NativeDialog id={consentSettingsId} title={t('title')} closeLabel={t('close')} className="dialog">
      <p className="mt-2 max-w-[60ch] text-muted">{t('text')}</p>
      <div className="needs-scripts">
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {categories.map((category) => (
            <li key={category} className="py-3">
              <label className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2">
                <span className="font-medium">{t(category)}</span>
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
                  role="switch"
                  className="switch"
                  aria-describedby={`${consentSettingsId}-${category}`}
                  {...(category === 'necessary'
                    ? { defaultChecked: true, disabled: true }
                    : { 'data-category': category })}
                />
              </label>
              <p id={`${consentSettingsId}-${category}`} className="max-w-[52ch] pr-16 text-sm text-muted">
                {t(`${category}Text`)}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3 sm:grid-cols-3">
          {Object.entries(decisions).map(([decision, label]) => (
            <button
              key={decision}
              type="button"
              data-consent={decision}
              className={`consent-choice ${buttonClass('outline')}`}
              {...invoke(consentSettingsId, 'close')}
            >
              {t(label)}
            </button>
          ))}
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 text-sm">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className="inline-block py-2 text-muted hover:text-accent">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <ChoiceEffect saved={{ title: t('saved'), description: t('savedText') }} />
    </NativeDialog>
  );
}
