import type { Locale, Localized } from './locales';
import { de as sixtiethBirthdayDe } from './news/60-geburtstag-stilvoll-feiern-am-see/de';
import { en as sixtiethBirthdayEn } from './news/60-geburtstag-stilvoll-feiern-am-see/en';
import { es as sixtiethBirthdayEs } from './news/60-geburtstag-stilvoll-feiern-am-see/es';
import { de as businessBreakfastDe } from './news/business-fruehstueck-erfolgsfaktor/de';
import { en as businessBreakfastEn } from './news/business-fruehstueck-erfolgsfaktor/en';
import { es as businessBreakfastEs } from './news/business-fruehstueck-erfolgsfaktor/es';
import { de as anniversaryDe } from './news/firmenjubilaeum-50-jahre-zahnarztpraxis/de';
import { en as anniversaryEn } from './news/firmenjubilaeum-50-jahre-zahnarztpraxis/en';
import { es as anniversaryEs } from './news/firmenjubilaeum-50-jahre-zahnarztpraxis/es';
import { de as kitchenSecretDe } from './news/geheimnis-unserer-kueche/de';
import { en as kitchenSecretEn } from './news/geheimnis-unserer-kueche/en';
import { es as kitchenSecretEs } from './news/geheimnis-unserer-kueche/es';
import { de as grillAndChillDe } from './news/grill-and-chill-sommer-special/de';
import { en as grillAndChillEn } from './news/grill-and-chill-sommer-special/en';
import { es as grillAndChillEs } from './news/grill-and-chill-sommer-special/es';
import { de as weddingLocationDe } from './news/perfekte-hochzeitslocation-am-see/de';
import { en as weddingLocationEn } from './news/perfekte-hochzeitslocation-am-see/en';
import { es as weddingLocationEs } from './news/perfekte-hochzeitslocation-am-see/es';
import { de as buffetIdeasDe } from './news/top-5-buffetideen-fuer-firmenevents/de';
import { en as buffetIdeasEn } from './news/top-5-buffetideen-fuer-firmenevents/en';
import { es as buffetIdeasEs } from './news/top-5-buffetideen-fuer-firmenevents/es';
import { de as dreamWeddingDe } from './news/traumhochzeit-am-see-romantik-pur/de';
import { en as dreamWeddingEn } from './news/traumhochzeit-am-see-romantik-pur/en';
import { es as dreamWeddingEs } from './news/traumhochzeit-am-see-romantik-pur/es';
import { de as whatIsCateringDe } from './news/was-ist-catering/de';
import { en as whatIsCateringEn } from './news/was-ist-catering/en';
import { es as whatIsCateringEs } from './news/was-ist-catering/es';
import { nonBreaking } from './non-breaking';
import { type NewsSlug, newsSlugs } from './routes';
import type { NewsArticle } from './schema';

/** Every news article, per language. Only the build and the server read this table. */
export const articles: Readonly<Record<NewsSlug, Localized<NewsArticle>>> = {
  'geheimnis-unserer-kueche': { de: kitchenSecretDe, en: kitchenSecretEn, es: kitchenSecretEs },
  'perfekte-hochzeitslocation-am-see': {
    de: weddingLocationDe,
    en: weddingLocationEn,
    es: weddingLocationEs,
  },
  'grill-and-chill-sommer-special': { de: grillAndChillDe, en: grillAndChillEn, es: grillAndChillEs },
  'top-5-buffetideen-fuer-firmenevents': { de: buffetIdeasDe, en: buffetIdeasEn, es: buffetIdeasEs },
  'was-ist-catering': { de: whatIsCateringDe, en: whatIsCateringEn, es: whatIsCateringEs },
  '60-geburtstag-stilvoll-feiern-am-see': {
    de: sixtiethBirthdayDe,
    en: sixtiethBirthdayEn,
    es: sixtiethBirthdayEs,
  },
  'traumhochzeit-am-see-romantik-pur': { de: dreamWeddingDe, en: dreamWeddingEn, es: dreamWeddingEs },
  'firmenjubilaeum-50-jahre-zahnarztpraxis': { de: anniversaryDe, en: anniversaryEn, es: anniversaryEs },
  'business-fruehstueck-erfolgsfaktor': {
    de: businessBreakfastDe,
    en: businessBreakfastEn,
    es: businessBreakfastEs,
  },
};

/** An article in a language; its HTML still has to pass through the sanitiser. */
export function getArticle(slug: NewsSlug, locale: Locale): NewsArticle {
  return nonBreaking(articles[slug][locale]);
}

/** All articles by date, the newest first (the date is the same in every language). */
export const newestFirst: readonly NewsSlug[] = [...newsSlugs].sort((one, other) =>
  articles[other].de.date.localeCompare(articles[one].de.date),
);
