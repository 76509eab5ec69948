import { type Locale, locales } from '@/content/locales';

/**
 * Words that every longer text of a language contains and that do not exist in the other two. Words that two of
 * them share (`in`, `die`, `a`, `no`, `de` in names) are left out.
 */
const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'der das und ist sind wird werden nicht mit für auf von dem den ein eine einen einem einer auch wenn oder bei zum zur aus sich wir ihr ihre ihren ihrem sie uns unser unsere kein keine nach vor über unter bis wie dann aber nur noch schon mehr sehr hier dort durch ohne gegen zwischen kann können muss müssen soll haben hat beim'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and is are will not with for on of an to from we you your our us if or at by as it its this that these those there when which who what can must should have has been do does into than then but only still more very here through without between after before about also per'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las y es son será con para por del un una unos unas que se lo su sus nos nuestro nuestra nuestros nuestras le les si o como más pero también cuando donde desde hasta sin entre sobre hay puede pueden debe tiene al esta este estos estas ya muy cada según'.split(
      ' ',
    ),
  ),
};

const extractWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** How many function words of each language a text contains. */
export function getCounts(text: string): Readonly<Record<Locale, number>> {
  const words = extractWords(text);
  const count = (locale: Locale) => words.filter((word) => functionWords[locale].has(word)).length;
  return { de: count('de'), en: count('en'), es: count('es') };
}

/**
 * The language that a text is clearly written in: at least two function words, and more than of any other language.
 * Undefined for names, figures and lines too short to tell.
 */
export function detectLanguage(text: string): Locale | undefined {
  const counts = getCounts(text);
  const [best, second] = [...locales].sort((one, other) => counts[other] - counts[one]);
  if (best === undefined || second === undefined) return undefined;
  return counts[best] >= 2 && counts[best] > counts[second] ? best : undefined;
}
