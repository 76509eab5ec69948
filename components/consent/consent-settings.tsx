import { useState } from 'react';
import { Link } from '@/components/ui/link';
import {
  allCategories,
  type ConsentChoice,
  noCategories,
  type OptionalCategory,
  optionalCategories,
} from '@/lib/consent/consent';
import { consentStore } from '@/lib/consent/consent-store';
import { decideConsent } from '@/lib/consent/decide-consent';
import { menuButtonId } from '../frame/menu-events';
import { buttonClass } from '../ui/button-class';
import { Dialog } from '../ui/dialog';
import { Switch } from '../ui/switch';
import { showToast } from '../ui/toast';
import type { SettingsTexts } from './consent-texts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; texts: SettingsTexts };

/** The second layer: one switch per category, off unless allowed before, and three equal buttons. */
export function ConsentSettings({ open, onOpenChange, texts }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      returnFocusTo={menuButtonId}
    >
      <Choices texts={texts} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with every opening, so that it always starts from what is stored. */
function Choices({ texts, onDone }: { texts: SettingsTexts; onDone: () => void }) {
  const [choice, setChoice] = useState<ConsentChoice>(() => consentStore.get());
  const decide = (decision: ConsentChoice) => {
    decideConsent(decision);
    showToast({ title: texts.saved, description: texts.savedText });
    onDone();
  };
  const set = (category: OptionalCategory) => (allowed: boolean) =>
    setChoice({ ...choice, [category]: allowed });
  return (
    <>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        <li className="py-3">
          <Switch
            label={texts.necessary}
            description={texts.necessaryText}
            checked
            disabled
            onChange={onDone}
          />
        </li>
        {optionalCategories.map((category) => (
          <li key={category} className="py-3">
            <Switch
              label={texts[category]}
              description={texts[`${category}Text`]}
              checked={choice[category]}
              onChange={set(category)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        {(
          [
            [texts.save, choice],
            [texts.declineAll, noCategories],
            [texts.acceptAll, allCategories],
          ] as const
        ).map(([label, decision]) => (
          <button
            key={label}
            type="button"
            className={`consent-choice ${buttonClass('outline')}`}
            onClick={() => decide(decision)}
          >
            {label}
          </button>
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 text-[0.9375rem]">
        {texts.links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              prefetch={false}
              onClick={onDone}
              className="inline-block py-2 text-muted hover:text-accent"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
