import { useLocale, useTranslations } from 'next-intl';
import { createContext, use } from 'react';
import { Link } from '@/components/ui/link';
import { localPath } from '@/lib/i18n/address';
import { type StepId, steps } from '@/lib/plan/steps';

type Props = { id: StepId; children?: React.ReactNode; className?: string; hash?: string };

/** Where a step stands, where that is no page of its own. */
export const StepAddress = createContext<((id: StepId) => string) | null>(null);

/** A link to another step; without children it says where it leads. */
export function StepLink({ id, children, className = 'text-link', hash = '' }: Props) {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const address = use(StepAddress);
  const slug = steps.find((step) => step.id === id)?.slug ?? '';
  return (
    <Link
      href={address?.(id) ?? localPath(locale, { route: 'configurator', step: slug }) + hash}
      className={className}
    >
      {children ?? t('goTo', { step: t(`steps.${id}.name`) })}
    </Link>
  );
}
