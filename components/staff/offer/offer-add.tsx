import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { CatalogueItem, ItemGroup } from '@/lib/offer/catalogue-items';
import type { OfferBody, OfferLine } from '@/lib/offer/offer';
import { announce } from '../../ui/announce';
import { Select } from '../../ui/select';
import { emptyLine, lineFromCatalogue } from './edit-offer';

type Props = {
  readonly catalogue: readonly CatalogueItem[];
  readonly guests: number;
  readonly onChange: (next: (offer: OfferBody) => OfferBody) => void;
};

/** Adds a free position, or one of the catalogue with its price. */
export function OfferAdd({ catalogue, guests, onChange }: Props) {
  const t = useTranslations('staff.editor');
  const id = useId();
  const [key, setKey] = useState('');
  const groups = [...new Set(catalogue.map(({ group }) => group))];
  const add = (line: OfferLine) => {
    onChange((offer) => ({ ...offer, lines: [...offer.lines, line] }));
    announce(t('added', { text: line.text }));
    // After the line stands there: its first field is what is changed next.
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLInputElement>(`[data-line="${line.id}"] input`);
      field?.focus();
      field?.select();
    });
  };
  const chosen = catalogue.find((item) => item.key === key);
  const options = (group: ItemGroup) =>
    catalogue.filter((item) => item.group === group).map((item) => ({ value: item.key, label: item.text }));
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          {t('addFrom')}
        </label>
        <Select
          id={id}
          name="catalogue"
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          placeholder={t('addFromChoose')}
          options={groups.map((group) => ({
            label: t(`catalogueGroups.${group}`),
            options: options(group),
          }))}
        />
      </div>
      <button
        type="button"
        className="desk-small-button min-h-12"
        aria-disabled={!chosen}
        onClick={() => {
          if (!chosen) return;
          add(lineFromCatalogue(chosen, guests));
          setKey('');
        }}
      >
        {t('addSubmit')}
      </button>
      <button
        type="button"
        className="desk-small-button min-h-12"
        onClick={() => add(emptyLine(t('newText')))}
      >
        {t('add')}
      </button>
    </div>
  );
}
