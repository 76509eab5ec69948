import type { Localized } from '../../locales';
import type { AdditiveCode, AllergenCode, AllergenGroup } from '../allergens';

export const allergenGroupTexts: Readonly<Record<AllergenGroup, Localized>> = {
  A: { de: 'Glutenhaltiges Getreide', en: 'Cereals containing gluten', es: 'Cereales con gluten' },
  B: { de: 'Krebstiere', en: 'Crustaceans', es: 'Crustáceos' },
  C: { de: 'Eier', en: 'Eggs', es: 'Huevos' },
  D: { de: 'Fisch', en: 'Fish', es: 'Pescado' },
  E: { de: 'Erdnüsse', en: 'Peanuts', es: 'Cacahuetes' },
  F: { de: 'Soja', en: 'Soybeans', es: 'Soja' },
  G: {
    de: 'Milch (einschließlich Laktose)',
    en: 'Milk (including lactose)',
    es: 'Leche (incluida la lactosa)',
  },
  H: { de: 'Schalenfrüchte', en: 'Tree nuts', es: 'Frutos de cáscara' },
  I: { de: 'Sellerie', en: 'Celery', es: 'Apio' },
  J: { de: 'Senf', en: 'Mustard', es: 'Mostaza' },
  K: { de: 'Sesam', en: 'Sesame', es: 'Sésamo' },
  L: {
    de: 'Schwefeldioxid und Sulfite (über 10 mg/kg)',
    en: 'Sulphur dioxide and sulphites (above 10 mg/kg)',
    es: 'Dióxido de azufre y sulfitos (más de 10 mg/kg)',
  },
  M: { de: 'Lupinen', en: 'Lupin', es: 'Altramuces' },
  N: { de: 'Weichtiere', en: 'Molluscs', es: 'Moluscos' },
};

/** What stands at a dish; cereals and nuts by their kind. */
export const allergenTexts: Readonly<Record<AllergenCode, Localized>> = {
  A1: { de: 'Weizen (Gluten)', en: 'Wheat (gluten)', es: 'Trigo (gluten)' },
  A2: { de: 'Roggen (Gluten)', en: 'Rye (gluten)', es: 'Centeno (gluten)' },
  A3: { de: 'Gerste (Gluten)', en: 'Barley (gluten)', es: 'Cebada (gluten)' },
  A4: { de: 'Hafer (Gluten)', en: 'Oats (gluten)', es: 'Avena (gluten)' },
  A5: { de: 'Dinkel (Gluten)', en: 'Spelt (gluten)', es: 'Espelta (gluten)' },
  B: allergenGroupTexts.B,
  C: allergenGroupTexts.C,
  D: allergenGroupTexts.D,
  E: allergenGroupTexts.E,
  F: allergenGroupTexts.F,
  G: allergenGroupTexts.G,
  H1: { de: 'Mandel', en: 'Almond', es: 'Almendra' },
  H2: { de: 'Haselnuss', en: 'Hazelnut', es: 'Avellana' },
  H3: { de: 'Walnuss', en: 'Walnut', es: 'Nuez' },
  H4: { de: 'Cashewkern', en: 'Cashew', es: 'Anacardo' },
  H5: { de: 'Pekannuss', en: 'Pecan', es: 'Pacana' },
  H6: { de: 'Paranuss', en: 'Brazil nut', es: 'Nuez de Brasil' },
  H7: { de: 'Pistazie', en: 'Pistachio', es: 'Pistacho' },
  H8: { de: 'Macadamianuss', en: 'Macadamia nut', es: 'Nuez de macadamia' },
  I: allergenGroupTexts.I,
  J: allergenGroupTexts.J,
  K: allergenGroupTexts.K,
  L: allergenGroupTexts.L,
  M: allergenGroupTexts.M,
  N: allergenGroupTexts.N,
};

export const additiveTexts: Readonly<Record<AdditiveCode, Localized>> = {
  1: { de: 'mit Farbstoff', en: 'with colouring', es: 'con colorante' },
  2: { de: 'mit Konservierungsstoff', en: 'with preservative', es: 'con conservante' },
  3: { de: 'mit Antioxidationsmittel', en: 'with antioxidant', es: 'con antioxidante' },
  4: { de: 'mit Geschmacksverstärker', en: 'with flavour enhancer', es: 'con potenciador del sabor' },
  5: { de: 'geschwefelt', en: 'sulphured', es: 'sulfurado' },
  6: { de: 'geschwärzt', en: 'blackened', es: 'ennegrecido' },
  7: { de: 'mit Phosphat', en: 'with phosphate', es: 'con fosfato' },
  8: { de: 'mit Süßungsmittel', en: 'with sweetener', es: 'con edulcorante' },
  9: {
    de: 'enthält eine Phenylalaninquelle',
    en: 'contains a source of phenylalanine',
    es: 'contiene una fuente de fenilalanina',
  },
  10: { de: 'gewachst', en: 'waxed', es: 'encerado' },
  11: { de: 'koffeinhaltig', en: 'contains caffeine', es: 'contiene cafeína' },
  12: { de: 'chininhaltig', en: 'contains quinine', es: 'contiene quinina' },
  13: { de: 'mit Nitritpökelsalz', en: 'with nitrite curing salt', es: 'con sal nitrificada' },
  14: { de: 'mit Alkohol', en: 'contains alcohol', es: 'contiene alcohol' },
};

/** Must stand under every list of dishes: allergens of the kitchen, traces, and how to tell us. */
export const tracesNote: Localized = {
  de: 'Unsere Küche verarbeitet alle 14 Hauptallergene. Spuren können wir nicht ausschließen. Nennen Sie uns die Anzahl betroffener Gäste (ohne Namen, zum Beispiel „2 × glutenfrei“) im Konfigurator oder telefonisch. Wir planen die Lösung im Angebot ein.',
  en: 'Our kitchen works with all 14 major allergens. We cannot rule out traces. Tell us how many guests are affected (no names, for example “2 × gluten-free”) in the configurator or by phone. Your quote will include a solution.',
  es: 'En nuestra cocina se trabaja con los 14 alérgenos principales. No podemos excluir trazas. Indíquenos cuántos invitados están afectados (sin nombres, por ejemplo «2 × sin gluten») en el configurador o por teléfono. La solución constará en el presupuesto.',
};

/** What stands on every breakfast table without being chosen. */
export const breakfastAlways: Localized = {
  de: 'Immer dabei: Butter (Milch), Konfitüre und Honig; vegan auf Wunsch Pflanzenmargarine.',
  en: 'Always included: butter (milk), jam and honey; plant-based spread on request.',
  es: 'Siempre incluido: mantequilla (leche), mermelada y miel; margarina vegetal si lo desea.',
};
