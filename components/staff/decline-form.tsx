import type { Locale } from '@/content/locales';
import { isOpenState } from '@/lib/answer/states';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import type { StaffInquiry } from '@/lib/staff/server/inquiry-detail';
import { Button } from '../ui/button';
import { BackLink } from './back-link';
import { Checkbox, Field, Textarea } from './fields';
import { formatIsoDay, languageName } from './format';
import { PostForm } from './post-form';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly inquiry: StaffInquiry;
  /** Free days that could be had instead, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly formKey: string;
};

/** Declines an inquiry, with other days where the calendar has some. */
export function DeclineForm({ t, locale, inquiry, days, formKey }: Props) {
  const { reference, name, email } = inquiry;
  return (
    <>
      <BackLink href={staffAddress.inquiry(reference)}>{t('frame.backToInquiry')}</BackLink>
      <h1 className="mb-3">{t('decline.title')}</h1>
      <p className="measure mb-8 text-muted">
        {t('decline.lead', { name: name || email })}{' '}
        {t('inquiry.language', { language: languageName(inquiry.locale, locale) })}.
      </p>
      {isOpenState(inquiry.state) ? (
        <PostForm
          action={staffEndpoint.inquiry(reference, 'decline')}
          fields={{ key: formKey }}
          className="grid max-w-[42rem] gap-7"
        >
          <Field label={t('decline.message')}>
            <Textarea name="message" rows={7} maxLength={4_000} lang={inquiry.locale} />
          </Field>
          <fieldset>
            <legend className="font-medium">{t('decline.days')}</legend>
            <p className="mb-2 text-sm text-muted">
              {days.length > 0 ? t('decline.daysHint') : t('decline.noDays')}
            </p>
            {days.map((day) => (
              <Checkbox key={day} name="days" value={day} label={formatIsoDay(day, locale)} />
            ))}
          </fieldset>
          <Checkbox name="confirmed" value="1" label={t('decline.confirm')} required />
          <Button type="submit" variant="destructive" className="justify-self-start">
            {t('decline.submit')}
          </Button>
        </PostForm>
      ) : (
        <p className="desk-warning">{t('problems.state')}</p>
      )}
    </>
  );
}
