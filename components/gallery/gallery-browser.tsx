'use client';

import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { GalleryThemeId } from '@/content/gallery';
import { announce } from '../ui/announce';
import { buttonClass } from '../ui/button-class';
import { EnhancedButton } from '../ui/enhanced-button';
import { showPending } from '../ui/show-pending';
import { useOnDemand } from '../ui/use-on-demand';
import { useWindowEvent } from '../ui/use-window-event';
import type { ViewerPicture, ViewerTexts } from './viewer';

export type GalleryTheme = {
  readonly id: GalleryThemeId;
  readonly label: string;
  /** What is said when only this theme is left. */
  readonly shown: string;
  readonly pictures: readonly ViewerPicture[];
  readonly grid: ReactNode;
};

type Props = {
  themes: readonly GalleryTheme[];
  texts: ViewerTexts & { readonly filter: string; readonly all: string; readonly allShown: string };
};

const fetchViewer = () => import('./viewer');

/** Filter by theme, and the viewer for whichever pictures are left; without JavaScript a list with anchors. */
export function GalleryBrowser({ themes, texts }: Props) {
  const [chosen, choose] = useState<GalleryThemeId>();
  const [open, setOpen] = useState<number>();
  const { module, load } = useOnDemand(fetchViewer);
  const shown = themes.filter(({ id }) => chosen === undefined || id === chosen);
  const pictures = shown.flatMap((theme) => theme.pictures);

  const filter = (id: GalleryThemeId | undefined, message: string) => {
    choose(id);
    announce(message);
  };

  /** The link that was pressed names theme and place; a press with a modifier key keeps its own meaning. */
  useWindowEvent('click', async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-picture]') : null;
    if (!link) return;
    event.preventDefault();
    const before = shown.slice(
      0,
      shown.findIndex(({ id }) => id === link.dataset.theme),
    );
    const offset = before.reduce((sum, theme) => sum + theme.pictures.length, 0);
    const viewer = await showPending(load());
    const position = offset + Number(link.dataset.picture);
    if (viewer) viewer.transitionPicture(pictures[position]?.anchor ?? '', true, () => setOpen(position));
    else if (link instanceof HTMLAnchorElement) window.location.assign(link.href);
  });

  /** The address of a single picture opens it. */
  const openAddressed = useEffectEvent(async () => {
    const position = pictures.findIndex(({ anchor }) => window.location.hash === `#${anchor}`);
    if (position >= 0 && (await load())) setOpen(position);
  });
  useEffect(() => {
    openAddressed();
  }, []);

  const choices = [
    { id: undefined, label: texts.all, message: texts.allShown, href: `#${themes[0]?.id ?? ''}` },
    ...themes.map(({ id, label, shown: message }) => ({ id, label, message, href: `#${id}` })),
  ];
  const Viewer = module?.Viewer;
  return (
    <>
      <fieldset className="wrap mb-14 flex flex-wrap gap-3 print:hidden">
        <legend className="sr-only">{texts.filter}</legend>
        {choices.map(({ id, label, message, href }) => (
          <EnhancedButton
            key={href + label}
            href={href}
            aria-pressed={id === chosen}
            onPress={() => filter(id, message)}
            className={buttonClass(id === chosen ? 'default' : 'outline', 'sm')}
          >
            {label}
          </EnhancedButton>
        ))}
      </fieldset>
      {shown.map(({ id, grid }) => (
        <Fragment key={id}>{grid}</Fragment>
      ))}
      {Viewer && <Viewer pictures={pictures} position={open} onMove={setOpen} texts={texts} />}
    </>
  );
}
