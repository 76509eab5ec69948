import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { compareOffer, type OfferBody, type OfferLine, type PricedOffer } from '@/lib/offer/offer';
import { announce } from '../../ui/announce';
import { changeLine } from './edit-offer';
import { OfferLineFields } from './offer-line';

type Props = {
  readonly offer: OfferBody;
  readonly priced: PricedOffer;
  readonly planLines: readonly OfferLine[];
  readonly onChange: (next: (offer: OfferBody) => OfferBody) => void;
};

type Removed = { readonly line: OfferLine; readonly index: number };

/** The positions; what was removed last can be taken back where it stood. */
export function OfferLines({ offer, priced, planLines, onChange }: Props) {
  const t = useTranslations('staff.editor');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { added, changed } = compareOffer(offer, planLines);
  const differing = new Set([...added, ...changed.map(({ after }) => after)].map(({ id }) => id));

  const remove = (line: OfferLine, index: number) => {
    onChange((before) => ({ ...before, lines: before.lines.filter(({ id }) => id !== line.id) }));
    setRemoved({ line, index });
    announce(t('removed', { text: line.text }));
    requestAnimationFrame(() => document.getElementById('undo-removal')?.focus());
  };
  const undo = ({ line, index }: Removed) => {
    onChange((before) => ({ ...before, lines: before.lines.toSpliced(index, 0, line) }));
    setRemoved(null);
  };

  return (
    <>
      {offer.lines.length === 0 && <p className="text-muted">{t('empty')}</p>}
      {priced.lines.map((line, index) => (
        <OfferLineFields
          key={line.id}
          line={line}
          number={index + 1}
          basis={offer.basis}
          isChanged={differing.has(line.id)}
          onChange={(change) => onChange((before) => changeLine(before, line.id, change))}
          onRemove={() => remove(offer.lines[index] ?? line, index)}
        />
      ))}
      {removed && (
        <p className="desk-notice mt-4" data-tone="done">
          {t('removed', { text: removed.line.text })}
          <button type="button" id="undo-removal" className="desk-small-button" onClick={() => undo(removed)}>
            {t('undo')}
          </button>
        </p>
      )}
    </>
  );
}
