import { displaySettings } from '@/lib/display/settings';
import { themeStorageKey } from '@/lib/display/theme';

const settings = Object.values(displaySettings)
  .filter((setting) => setting.available)
  .map(({ storageKey, className }) => [storageKey, className]);

/**
 * Runs before the first paint so that nobody sees a flash of the wrong colours: puts the stored theme
 * and display settings on the root. Keys and classes come from `lib/display`, which takes over later.
 */
export const boot = `try{var c=document.documentElement.classList,s=localStorage;if(s.getItem('${themeStorageKey}')==='light'){c.remove('dark');c.add('light')}${JSON.stringify(settings)}.forEach(function(p){if(s.getItem(p[0])==='true')c.add(p[1])})}catch(e){}`;

/** @param nonce on pages whose policy names one; on all others the policy names the script's hash. */
export function BootScript({ nonce }: { nonce?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, named by hash in the policy
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: boot }} suppressHydrationWarning />;
}
