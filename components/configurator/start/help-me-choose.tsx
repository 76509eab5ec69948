import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { site } from '@/content/site';
import { type HelpAnswers, type HelpQuestion, helpQuestions, helpResult } from '@/lib/plan/help-answers';
import { Chevron } from './chevron';
import { loadProposals } from './load-proposals';

const HelpResult = lazyPart(() => loadProposals().then((module) => module.HelpResult));

const questions: readonly HelpQuestion[] = ['style', 'length', 'level'];

/** Three questions that lead to one package, and whom to ask instead; opens in place. */
export function HelpMeChoose() {
  const t = useTranslations('proposals.help');
  const ready = useHydrated();
  const [answers, setAnswers] = useState<HelpAnswers>({});
  const result = helpResult(answers);
  return (
    <details className="border-y border-line" data-help>
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 font-medium hover:text-accent">
        {t('title')}
        <Chevron />
      </summary>
      <fieldset role="presentation" disabled={!ready} className="min-w-0 space-y-6 pb-8">
        {questions.map((question) => (
          <fieldset key={question} className="min-w-0">
            <legend className="font-medium">{t(`${question}.question`)}</legend>
            <div className="mt-1 flex flex-wrap gap-x-8">
              {helpQuestions[question].map((value) => (
                <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name={`help-${question}`}
                    value={value}
                    checked={answers[question] === value}
                    onChange={() => setAnswers((before) => ({ ...before, [question]: value }))}
                    className="size-5 flex-none cursor-pointer accent-(--accent-solid)"
                  />
                  {t(`answers.${value}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div>
          <p role="status" className="mb-4 font-medium empty:mb-0">
            {result && t('result')}
          </p>
          {result && (
            <Suspense fallback={<Spinner label={t('loading')} />}>
              <HelpResult result={result} />
            </Suspense>
          )}
        </div>
        <p>
          {t('ask')}{' '}
          <a href={site.phone.href} className="text-link inline-block py-1">
            {t('call', { phone: site.phone.display })}
          </a>
          {' · '}
          <a href={`mailto:${site.email}`} className="text-link inline-block py-1">
            {t('write', { email: site.email })}
          </a>
        </p>
      </fieldset>
    </details>
  );
}
