import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { allCategories, type ConsentChoice, consentSettingsId, noCategories } from '@/lib/consent/consent';
import { decideConsent } from '@/lib/consent/decide-consent';
import { buttonClass } from '../ui/button-class';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { DialogOpener } from '../ui/native-dialog';
import type { BannerTexts } from './consent-texts';

type Props = {
  texts: BannerTexts;
  /** Whose services this installation uses. */
  partners: readonly string[];
  /** Called after a decision was stored, or when the banner was closed without one. */
  onDone: (isClosed: boolean) => void;
};

/** The banner itself. Accepting and declining look the same, lie side by side and are equally large. */
export function BannerCard({ texts, partners, onDone }: Props) {
  const card = useRef<HTMLElement>(null);
  const decide = (choice: ConsentChoice) => {
    decideConsent(choice);
    onDone(false);
  };

  // The page gets as much room below as the banner takes, so that it covers nothing for good.
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--banner-height', `${card.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-height');
    };
  }, []);

  return (
    <section ref={card} aria-labelledby="consent-title" className="consent-banner">
      <div className="flex items-start justify-between gap-4">
        <Heading level={2} size="name" id="consent-title" className="pt-1.5">
          {texts.title}
        </Heading>
        <button
          type="button"
          aria-label={texts.close}
          className={`-my-1 -mr-3 ${buttonClass('ghost', 'icon')}`}
          onClick={() => onDone(true)}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <p className="text-xs text-muted md:text-sm">
        {partners.length > 0
          ? texts.text.replace('{partners}', partners.join(', '))
          : texts.nothingConfigured}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <button
          type="button"
          className={`consent-choice ${buttonClass('outline')}`}
          onClick={() => decide(allCategories)}
        >
          {texts.accept}
        </button>
        <button
          type="button"
          className={`consent-choice ${buttonClass('outline')}`}
          onClick={() => decide(noCategories)}
        >
          {texts.decline}
        </button>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2.5 text-xs">
        <DialogOpener dialogId={consentSettingsId} className={`${buttonClass('link', 'sm')} px-0`}>
          {texts.customise}
        </DialogOpener>
        <ul className="flex flex-wrap gap-x-2.5">
          {texts.links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className="inline-block py-1.5 text-muted hover:text-accent">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
