import type { Locale } from '@/content/locales';
import type { Translator } from '@/lib/i18n/translator';
import { type Block, heading, paragraph, section } from '@/lib/mail/blocks';
import type { PlanSection } from '@/lib/plan/describe';
import { describeVariants } from '@/lib/plan/describe-variants';
import { storedVariants } from '../stored-variants';
import type { Letter } from './letter';
import { planContext } from './plan-context';
import { planBlocks } from './plan-sections';

/**
 * The other menus that were asked for with an inquiry: what each is made of and its total.
 * @param visible what of their sections the reader may see.
 */
export function variantBlocks(
  { inquiry, version }: Pick<Letter, 'inquiry' | 'version'>,
  locale: Locale,
  t: Translator,
  visible: (sections: readonly PlanSection[]) => readonly PlanSection[] = (sections) => sections,
): readonly Block[] {
  const variants = describeVariants(storedVariants(version), inquiry.createdAt, planContext(locale));
  if (variants.length === 0) return [];
  return [
    heading(t('configurator.variants.asked')),
    paragraph(t('configurator.variants.common')),
    ...variants.flatMap(({ name, sections, price }) => [
      heading(name),
      ...visible(sections).flatMap(planBlocks),
      ...(price
        ? section(
            price.heading,
            [
              {
                label: price.total.term,
                values: [{ text: price.total.text }],
                note: price.basis,
                strong: true,
              },
            ],
            true,
          )
        : []),
    ]),
  ];
}
