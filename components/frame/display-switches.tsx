import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { ContrastToggle } from './contrast-toggle';
import { settingTexts } from './setting-texts';
import { ThemeToggle } from './theme-toggle';

/** Dark or light, and high contrast. */
export async function DisplaySwitches({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const { highContrast } = await settingTexts(locale);
  return (
    <>
      <ThemeToggle
        labels={{
          toLight: t('display.toLight'),
          toDark: t('display.toDark'),
          nowLight: t('toast.themeLight'),
          nowDark: t('toast.themeDark'),
        }}
      />
      <ContrastToggle texts={highContrast} />
    </>
  );
}
