import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useNoticeText } from '@/components/configurator/shell/notices';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { usePrice } from '@/components/configurator/shell/use-price';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';
import { useFieldErrors } from './field-errors';

/** A voucher's code; what the server says about it stands below once the field has been left. Never keeps from sending. */
export function VoucherField() {
  const t = useTranslations('configurator');
  const { draft, change } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const notices = usePrice()?.notices ?? [];
  const textOf = useNoticeText();
  const [isSilent, setSilent] = useState(false);

  const check = async () => {
    setSilent(true);
    await voucherStore.check(draftStore.get().voucherCode);
    setSilent(false);
  };
  useEffect(() => {
    voucherStore.check(draftStore.get().voucherCode);
  }, []);

  const said = isSilent ? undefined : notices.find(({ code }) => code.startsWith('voucher'));
  const good = said?.code === 'voucherApplied' || said?.code === 'voucherPending';
  return (
    <div className="max-w-md">
      <Field
        id="voucherCode"
        label={t('fields.voucherCode')}
        description={t('hints.voucherCode')}
        error={errorOf('voucherCode')}
        optionalLabel={t('optional')}
      >
        <TextInput
          name="voucherCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.voucherCode}
          onChange={(event) => {
            setSilent(true);
            change({ voucherCode: event.currentTarget.value });
          }}
          onBlur={() => {
            touch('voucherCode');
            check();
          }}
        />
      </Field>
      <p
        role="status"
        data-voucher={said?.code}
        className={`mt-3 border-l-2 pl-4 text-[0.9375rem] leading-snug empty:hidden ${
          good ? 'border-lake' : 'border-ember'
        }`}
      >
        {said && textOf(said)}
      </p>
    </div>
  );
}
