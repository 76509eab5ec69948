import { useTranslations } from 'next-intl';
import { guestLimits } from '@/content/catering/rules';
import type { OfferBody } from '@/lib/offer/offer';
import { offerLimits } from '@/lib/offer/offer-limits';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import { Textarea } from '../../ui/textarea';
import type { OfferDraft } from './edit-offer';
import { NumberInput } from './number-input';

type Props = {
  readonly draft: OfferDraft;
  /** The visitor's language, in words. */
  readonly language: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly usualOption: string;
  readonly onChange: (next: (draft: OfferDraft) => OfferDraft) => void;
};

const isPercent = (value: number) => value >= 0 && value <= 100;
const isWhole = (value: number) =>
  Number.isInteger(value) && value >= guestLimits.min && value <= guestLimits.max;

/** Discount, deposit, days and the words to the guest. */
export function OfferTerms({ draft, language, today, usualOption, onChange }: Props) {
  const t = useTranslations('staff.editor');
  const { offer, optionUntil } = draft;
  const change = (part: Partial<OfferBody>) =>
    onChange((before) => ({ ...before, offer: { ...before.offer, ...part } }));
  return (
    <div className="desk-fields">
      <Field label={t('day')}>
        <TextInput
          type="date"
          name="day"
          min={today}
          value={offer.day ?? ''}
          onChange={({ currentTarget }) => change({ day: currentTarget.value || null })}
        />
      </Field>
      <Field label={t('guests')}>
        <NumberInput
          name="guests"
          value={offer.guests}
          isValid={isWhole}
          onValue={(guests) => change({ guests })}
        />
      </Field>
      <div className="col-span-full">
        <Checkbox
          name="hold"
          label={t('hold')}
          checked={optionUntil !== null}
          onChange={({ currentTarget: { checked } }) =>
            onChange((before) => ({ ...before, optionUntil: checked ? usualOption : null }))
          }
        />
      </div>
      {optionUntil !== null && (
        <Field label={t('optionUntil')}>
          <TextInput
            type="date"
            name="optionUntil"
            min={today}
            value={optionUntil}
            onChange={({ currentTarget: { value } }) =>
              onChange((before) => ({ ...before, optionUntil: value }))
            }
          />
        </Field>
      )}
      <Field label={t('validUntil')}>
        <TextInput
          type="date"
          name="validUntil"
          min={today}
          value={offer.validUntil}
          onChange={({ currentTarget: { value } }) => {
            if (value) change({ validUntil: value });
          }}
        />
      </Field>
      <Field label={t('discount')}>
        <NumberInput
          name="discount"
          value={offer.discountPercent}
          isValid={isPercent}
          onValue={(discountPercent) => change({ discountPercent })}
        />
      </Field>
      <Field label={t('deposit')}>
        <NumberInput
          name="deposit"
          value={offer.depositPercent}
          isValid={isPercent}
          onValue={(depositPercent) => change({ depositPercent })}
        />
      </Field>
      <Field label={t('message')} description={t('messageHint', { language })} className="col-span-full">
        <Textarea
          name="message"
          lang={offer.locale}
          rows={6}
          maxLength={offerLimits.message}
          value={offer.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
      </Field>
    </div>
  );
}
