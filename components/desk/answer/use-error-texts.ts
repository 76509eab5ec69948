import { useTranslations } from 'next-intl';
import type { AnswerErrors } from '@/lib/answer/check-answer';
import { type TermsErrorCode, termsErrorCodes } from '@/lib/answer/terms-schema';

const isTerms = (code: string): code is TermsErrorCode => termsErrorCodes.some((known) => known === code);

/** What is wrong with a field of an answer, in words; of the plan in those of the configurator. */
export function useErrorTexts(errors: AnswerErrors): (path: string) => string | undefined {
  const own = useTranslations('staff.answer.errors');
  const plan = useTranslations('errors');
  return (path) => {
    const code = Object.hasOwn(errors, path) ? errors[path] : undefined;
    if (code === undefined) return undefined;
    return isTerms(code) ? own(code.replace('terms.', '') as 'total') : plan(code);
  };
}
