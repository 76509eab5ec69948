import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/address';
import type { Draft } from '@/lib/plan/draft';
import { takeProposal } from '@/lib/plan/draft-wish';
import type { StepId } from '@/lib/plan/field-row';
import { replaceDraft } from '../shell/keep-variant';

/** Makes a proposal the visitor's plan and opens a step with it; a menu that was there is kept as a variant. */
export function useTakeProposal(): (proposal: Draft, step: StepId) => void {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  return (proposal, step) => {
    replaceDraft((own) => takeProposal(proposal, own), {
      title: t('proposals.taken.title'),
      kept: t('proposals.taken.kept'),
      undo: t('configurator.undo'),
    });
    router.push(localPath(locale, { route: 'configurator', step: step === 'eckdaten' ? '' : step }));
  };
}
