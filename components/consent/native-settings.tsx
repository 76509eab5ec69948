import { optionalCategories } from '@/lib/consent/consent';
import { nativeSettingsId } from '@/lib/consent/open-settings';
import { buttonClass } from '../ui/button-class';
import { NativeDialog } from '../ui/native-dialog';
import { nativeInvoker } from '../ui/native-dialog-state';
import type { SettingsTexts } from './consent-texts';

/**
 * The cookie settings until scripts have run. The boot script, which stands in the page itself, stores what is decided
 * here; it takes effect as soon as there are scripts that could load anything (`lib/consent/early-choice.ts`).
 */
export function NativeSettings({ texts }: { texts: SettingsTexts }) {
  return (
    <NativeDialog
      id={nativeSettingsId}
      title={texts.title}
      closeLabel={texts.close}
      className="dialog native-dialog"
    >
      <p className="mt-2 max-w-[60ch] text-muted">{texts.text}</p>
      <div className="needs-scripts">
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {(['necessary', ...optionalCategories] as const).map((category) => (
            <li key={category} className="py-3">
              <label className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2">
                <span className="font-medium">{texts[category]}</span>
                <input
                  type="checkbox"
                  className="switch"
                  aria-describedby={`${nativeSettingsId}-${category}`}
                  {...(category === 'necessary'
                    ? { defaultChecked: true, disabled: true }
                    : { 'data-category': category })}
                />
              </label>
              <p
                id={`${nativeSettingsId}-${category}`}
                className="max-w-[52ch] pr-16 text-[0.9375rem] leading-snug text-muted"
              >
                {texts[`${category}Text`]}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3 sm:grid-cols-3">
          {(
            [
              ['chosen', texts.save],
              ['none', texts.declineAll],
              ['all', texts.acceptAll],
            ] as const
          ).map(([decision, label]) => (
            <button
              key={decision}
              type="button"
              data-consent={decision}
              className={`consent-choice ${buttonClass('outline')}`}
              {...nativeInvoker(nativeSettingsId, 'close')}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 text-[0.9375rem]">
        {texts.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="inline-block py-2 text-muted hover:text-accent">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </NativeDialog>
  );
}
