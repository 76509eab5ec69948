import type { Locale } from '@/content/locales';
import { allows } from '@/lib/answer/states';
import type { InquiryDetail } from '@/lib/desk/server/inquiry-detail';
import type { StaffTexts } from '@/lib/desk/texts';
import { Checkbox } from '../fields';
import { formatIsoDay } from '../format';
import { ActionForm } from './action-form';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly detail: InquiryDetail;
  /** That could be had instead, `YYYY-MM-DD`. */
  readonly freeDays: readonly string[];
};

/** What may be done besides answering and writing, by what the table of states allows. */
export function MoreActions({ t, locale, detail: { inquiry }, freeDays }: Props) {
  const { reference, offered } = inquiry;
  const own = { t, reference };
  const lang = inquiry.locale;
  const may = (verb: Parameters<typeof allows>[0]) => allows(verb, inquiry, 'house');
  return (
    <>
      {may('sign') && <ActionForm {...own} action="sign" />}
      {may('agree') && (
        <ActionForm {...own} action="agree" lang={locale} fields={{ version: String(offered) }} />
      )}
      {may('withdraw') && <ActionForm {...own} action="withdraw" lang={lang} confirm />}
      {may('decline') && (
        <ActionForm {...own} action="decline" lang={lang} confirm>
          {freeDays.length > 0 && (
            <fieldset>
              <legend className="mb-2">{t('actions.decline.days')}</legend>
              {freeDays.map((day) => (
                <Checkbox key={day} name="days" value={day} label={formatIsoDay(day, locale)} />
              ))}
            </fieldset>
          )}
        </ActionForm>
      )}
      {may('cancel') && <ActionForm {...own} action="cancel" lang={lang} confirm />}
      <ActionForm {...own} action="renew-link" />
    </>
  );
}
