import { type CateringTypeId, cateringTypes } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import type { MediaKey } from '@/content/media';
import type { StepId } from '@/lib/configurator/steps';
import { Picture } from '../ui/picture';
import { BasicsStep } from './steps/basics-step';
import { CateringTypeStep } from './steps/catering-type-step';
import { ContactStep } from './steps/contact-step';
import { DishesStep } from './steps/dishes-step';
import { PackageStep } from './steps/package-step';
import { ReviewStep } from './steps/review-step';
import { ServicesStep } from './steps/services-step';

const pictureOf: Readonly<Record<CateringTypeId, MediaKey>> = {
  'flying-buffet': 'type-flying-buffet',
  'seated-dinner': 'type-seated-dinner',
  'fingerfood-buffet': 'type-fingerfood-buffet',
  'grill-catering': 'type-grill-catering',
  'own-idea': 'type-own-idea',
  'cold-buffet': 'type-cold-buffet',
  'luxury-catering': 'type-luxury-catering',
  breakfast: 'category-breakfast',
};

/** The controls of one step. */
export function StepBody({ id, locale }: { id: StepId; locale: Locale }) {
  switch (id) {
    case 'eckdaten':
      return <BasicsStep />;
    case 'catering-art':
      return <CateringTypeStep pictures={typePictures(locale)} />;
    case 'paket':
      return <PackageStep />;
    case 'speisen':
      return <DishesStep />;
    case 'services':
      return <ServicesStep />;
    case 'kontakt':
      return <ContactStep />;
    case 'pruefen':
      return <ReviewStep />;
  }
}

function typePictures(locale: Locale) {
  const sizes = '(width >= 80rem) 19rem, (width >= 40rem) 45vw, 100vw';
  return Object.fromEntries(
    cateringTypes.map((type) => [
      type,
      <Picture key={type} media={pictureOf[type]} locale={locale} sizes={sizes} decorative />,
    ]),
  ) as Record<CateringTypeId, React.ReactNode>;
}
