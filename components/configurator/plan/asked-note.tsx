import { useTranslations } from 'next-intl';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { useStore } from '@/lib/browser-store/use-store';
import { formatList } from '@/lib/i18n/format';
import { variantsStore } from '@/lib/plan/browser/variants-store';
import { variantName } from '@/lib/plan/variant-name';
import { completeVariants } from './asked-variants';

/** Which variants go with the inquiry, said before it is sent. */
export function AskedNote() {
  const t = useTranslations('configurator.variants');
  const context = useDescribeContext();
  const engine = useEngine();
  const { draft } = useDraft();
  const count = useStore(variantsStore).length;
  if (!engine || count === 0) return null;
  const names = completeVariants(engine, draft).flatMap((variant, place) =>
    variant.isAsked ? [variantName(variant.draft, place, context)] : [],
  );
  if (names.length === 0) return null;
  return (
    <p className="border-l-2 border-lake pl-5" data-asked-variants={names.length}>
      {t('goes', { names: formatList(names, context.locale) })}
    </p>
  );
}
