import { cateringTypeTexts } from '@/content/catering/texts/choices';
import { dishTexts } from '@/content/catering/texts/dishes';
import { otherItemTexts } from '@/content/catering/texts/items';
import { packageTexts } from '@/content/catering/texts/packages';
import { serviceTexts } from '@/content/catering/texts/services';
import type { Locale, Localized } from '@/content/locales';

type Named = Localized<{ readonly name: string }>;

const plain: Readonly<Record<string, Localized>> = { ...dishTexts, ...otherItemTexts };
const named: Readonly<Record<string, Named>> = { ...packageTexts, ...serviceTexts, ...cateringTypeTexts };

/**
 * Name of anything a draft or a line of a price can name: dish, package, service, kind of catering, further choice.
 * An identifier that the catalogue no longer knows is its own name, so that an old inquiry stays readable.
 */
export const itemName = (id: string, locale: Locale): string =>
  plain[id]?.[locale] ?? named[id]?.[locale].name ?? id;
