import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { FieldError } from '@/components/ui/field-texts';
import { grossUnitCents } from '@/content/catering/unit-price';
import { formatCents } from '@/lib/i18n/format';
import type { KnownPackage } from '@/lib/plan/package-catalogue';

type Props = {
  legend: string;
  legendHidden?: boolean;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  packages: readonly KnownPackage[];
  /** A first card that stands for "without"; its value is `none`. */
  none?: string;
  error?: string | undefined;
};

/** One package of several: price first, then what it includes line by line, then its conditions. */
export function PackageCards({ legend, legendHidden, name, value, onChange, packages, none, error }: Props) {
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      id={name}
      tabIndex={-1}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-4 font-medium'}>{legend}</legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={`mt-4 grid gap-4 ${none ? 'sm:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3'}`}>
        {none && (
          <label className="choice-card">
            <input
              type="radio"
              name={name}
              value="none"
              checked={value === 'none'}
              onChange={() => onChange('none')}
              className="choice-card-input"
            />
            <span className="p-5 pr-14 font-display text-2xl">{none}</span>
          </label>
        )}
        {packages.map((entry) => (
          <PackageCard
            key={entry.id}
            entry={entry}
            name={name}
            checked={value === entry.id}
            onChoose={() => onChange(entry.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CardProps = { entry: KnownPackage; name: string; checked: boolean; onChoose: () => void };

function PackageCard({ entry, name, checked, onChoose }: CardProps) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts().packages[entry.id];
  const net = useDraftPart((draft) => draft.customerType === 'business');
  const id = useId();
  const { priceCents } = entry;
  return (
    <label className="choice-card">
      <input
        type="radio"
        name={name}
        value={entry.id}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
        className="choice-card-input"
      />
      <span className="flex flex-1 flex-col p-5">
        <span id={`${id}-name`} className="pr-10 font-display text-2xl">
          {texts.name}
        </span>
        <span id={`${id}-more`} className="flex flex-1 flex-col">
          <span className="figure mt-3 block text-3xl">
            {priceCents === null
              ? t('onRequest')
              : formatCents(net ? priceCents : grossUnitCents(priceCents, entry.vat ?? 'food'), locale)}
          </span>
          <span className="mt-1.5 block text-sm text-muted">
            {`${t('perPerson')}, ${net ? t('exclVat') : t('inclVat')}`}
          </span>
          <span className="mt-4 block flex-1 text-sm">
            {texts.includes.map((item) => (
              <span key={item} className="block border-t border-line py-2">
                {item}
              </span>
            ))}
          </span>
          <span className="figures block border-t border-line pt-3 text-sm text-muted">
            {t('from', { guests: entry.minimumGuests })}
            <span className="block">{t('leadDays', { days: entry.leadDays })}</span>
          </span>
        </span>
      </span>
    </label>
  );
}
