'use client';

import { Button } from '../ui/button';
import { showToast } from '../ui/toast';
import { useHydrated } from '../ui/use-hydrated';

type Props = {
  share: { readonly title: string; readonly text: string; readonly url: string };
  texts: {
    readonly native: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
  };
};

/** The device's own share menu, where it has one, and the clipboard; nothing at all without JavaScript. */
export function ShareButtons({ share, texts }: Props) {
  if (!useHydrated()) return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share.url);
      showToast({ title: texts.copied, description: share.url });
    } catch {
      showToast({ title: texts.copyFailed, description: share.url, variant: 'destructive' });
    }
  };

  const openMenu = async () => {
    try {
      await navigator.share(share);
    } catch (error) {
      // Closing the menu again is no failure; anything else falls back to the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <>
      {typeof navigator.share === 'function' && (
        <Button variant="link" size="sm" className="px-0" onClick={openMenu}>
          {texts.native}
        </Button>
      )}
      <Button variant="link" size="sm" className="px-0" onClick={copy}>
        {texts.copy}
      </Button>
    </>
  );
}
