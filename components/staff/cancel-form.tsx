import type { Locale } from '@/content/locales';
import { allows, cancellationCauses } from '@/lib/answer/states';
import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { StaffTexts } from '@/lib/desk/texts';
import type { StaffInquiry } from '@/lib/staff/server/inquiry-detail';
import { Button } from '../ui/button';
import { BackLink } from './back-link';
import { Checkbox, Field, Select, Textarea, TextInput } from './fields';
import { languageName } from './format';
import { PostForm } from './post-form';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly inquiry: StaffInquiry;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly formKey: string;
};

/** Cancels a booked order: why, when the notice arrived, and words for the guest. */
export function CancelForm({ t, locale, inquiry, today, formKey }: Props) {
  const { reference, name, email } = inquiry;
  const causes = cancellationCauses.map((value) => ({ value, label: t(`cancel.causes.${value}`) }));
  return (
    <>
      <BackLink href={staffAddress.inquiry(reference)}>{t('frame.backToInquiry')}</BackLink>
      <h1 className="mb-3">{t('cancel.title')}</h1>
      <p className="measure mb-8 text-muted">
        {t('cancel.lead', { name: name || email })}{' '}
        {t('inquiry.language', { language: languageName(inquiry.locale, locale) })}.
      </p>
      {allows('cancel', inquiry.state) ? (
        <PostForm
          action={staffEndpoint.inquiry(reference, 'cancel')}
          fields={{ key: formKey }}
          className="grid max-w-[42rem] gap-7"
        >
          <Field label={t('cancel.cause')} required>
            <Select name="cause" options={causes} placeholder={t('cancel.choose')} required />
          </Field>
          <Field label={t('cancel.receivedOn')} description={t('cancel.receivedHint')} required>
            <TextInput type="date" name="receivedOn" max={today} defaultValue={today} />
          </Field>
          <Field label={t('cancel.message')}>
            <Textarea name="message" rows={7} maxLength={4_000} lang={inquiry.locale} />
          </Field>
          <Checkbox name="confirmed" value="1" label={t('cancel.confirm')} required />
          <Button type="submit" variant="destructive" className="justify-self-start">
            {t('cancel.submit')}
          </Button>
        </PostForm>
      ) : (
        <p className="desk-warning">{t('problems.state')}</p>
      )}
    </>
  );
}
