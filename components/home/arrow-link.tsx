import { TargetLink } from '@/components/frame/target-link';
import type { Locale } from '@/content/locales';
import type { Action } from '@/content/schema';
import { Icon } from '../ui/icon';

type Props = { action: Action; locale: Locale; className?: string };

/** A text link with an arrow that moves forward on hover. */
export function ArrowLink({ action, locale, className = '' }: Props) {
  return (
    <TargetLink to={action.to} locale={locale} className={`arrow-link ${className}`}>
      {action.label}
      <Icon name="arrow" />
    </TargetLink>
  );
}
