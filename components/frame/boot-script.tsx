import { handOver } from '@/lib/base/handed-over';
import {
  choiceEvent,
  consentStorageKey,
  consentTextVersion,
  consentVersion,
  optionalCategories,
} from '@/lib/consent/consent';
import { displaySettings } from '@/lib/display/settings';
import { themeStorageKey } from '@/lib/display/theme';
import { HtmlScript } from '../ui/html-script';
import { type BootOptions, runBoot } from './boot';

const options: BootOptions = {
  themeKey: themeStorageKey,
  settings: Object.values(displaySettings)
    .filter((setting) => setting.available)
    .map(({ storageKey, className }) => [storageKey, className]),
  consentKey: consentStorageKey,
  choiceEvent,
  consent: { necessary: true, version: consentVersion, textVersion: consentTextVersion },
  categories: optionalCategories,
};

/** The text of the boot script; keys and classes come from `lib`, which takes over later. */
export const boot = `(${runBoot})(${JSON.stringify(options)})`;

/** @param nonce on pages whose policy names one; on all others the policy names the script's hash. */
export function BootScript({ nonce }: { nonce?: string | undefined }) {
  handOver('boot', boot);
  return <HtmlScript name="boot" nonce={nonce} />;
}
