import { staffAddress, staffEndpoint } from '@/lib/desk/addresses';
import type { FactorProblem } from '@/lib/desk/server/second-factor';
import type { StaffTexts } from '@/lib/desk/texts';
import { createSetup, type StaffStep } from '@/lib/staff/server/second-factor';
import { Button } from '../ui/button';
import { QrCode } from '../ui/qr-code';
import { Checkbox, Field, TextInput } from './fields';
import { PostForm } from './post-form';

type Props = {
  readonly t: StaffTexts;
  readonly step: StaffStep;
  /** Page to go on with. */
  readonly next: string;
  /** A recovery code instead of the app's. */
  readonly isRecovery: boolean;
  readonly problem: FactorProblem | null;
};

/** What the app is given, and the codes for the day on which it is lost. */
function Setup({ t, step }: Pick<Props, 't' | 'step'>) {
  const { secret, address, codes } = createSetup(step);
  return (
    <>
      <section aria-labelledby="factor-app">
        <h2 id="factor-app" className="mb-2 text-2xl">
          {t('factor.app')}
        </h2>
        <p className="mb-5 text-muted">{t('factor.appText')}</p>
        <QrCode text={address} label={t('factor.qr')} />
        <a
          href={address}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t('factor.open')}
        </a>
        <p className="mt-2 mb-1 text-muted">{t('factor.secret')}</p>
        <p className="figures" data-secret={secret}>
          {secret.match(/.{4}/g)?.join(' ')}
        </p>
      </section>
      <section aria-labelledby="factor-codes">
        <h2 id="factor-codes" className="mb-2 text-2xl">
          {t('factor.codes')}
        </h2>
        <p className="mb-4 text-muted">{t('factor.codesText')}</p>
        <ul className="figures grid grid-cols-2 gap-x-6 gap-y-2 border-l-2 border-line pl-5" data-codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The step between password and desk: a code of the app, which is set up at the first time. */
export function SecondFactor({ t, step, next, isRecovery, problem }: Props) {
  const isNew = !step.isEnrolled;
  const error = problem ? t(`factor.${problem}`) : undefined;
  const fields = { next, ...(isRecovery && { way: 'recovery' }) };
  return (
    <div
      className="mx-auto grid w-full max-w-[26rem] gap-8 py-6 md:py-12"
      data-factor={isNew ? 'new' : 'known'}
    >
      <div>
        <h1 className="mb-3">{t(isNew ? 'factor.newTitle' : 'factor.title')}</h1>
        <p className="text-muted">
          {t(isNew ? 'factor.newLead' : isRecovery ? 'factor.recoveryLead' : 'factor.lead')}
        </p>
      </div>
      {isNew && <Setup t={t} step={step} />}
      <PostForm action={staffEndpoint.factor} fields={fields} className="grid gap-6">
        {isNew && <Checkbox name="kept" value="1" label={t('factor.kept')} required />}
        <Field label={t(isRecovery ? 'factor.recoveryCode' : 'factor.code')} error={error} required>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={!isNew || problem !== null}
            {...(!isRecovery && { inputMode: 'numeric', maxLength: 7 })}
          />
        </Field>
        <Button type="submit" variant="default" size="lg" className="w-full">
          {t(isNew ? 'factor.newSubmit' : 'factor.submit')}
        </Button>
      </PostForm>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {!isNew && (
          <a
            href={`${staffAddress.signIn}?${new URLSearchParams({ next, ...(!isRecovery && { way: 'recovery' }) })}`}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t(isRecovery ? 'factor.toApp' : 'factor.toRecovery')}
          </a>
        )}
        <PostForm action={staffEndpoint.signOut} className="ml-auto">
          <Button type="submit" variant="ghost" size="sm">
            {t('frame.signOut')}
          </Button>
        </PostForm>
      </div>
    </div>
  );
}
