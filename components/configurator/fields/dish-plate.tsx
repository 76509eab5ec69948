import { Engraving } from '@/components/ui/engraving';
import { isEngraving } from '@/content/engravings';

/** The plate of a dish or a course, where there is one. */
export const DishPlate = ({ plate }: { plate: string }) =>
  isEngraving(plate) ? <Engraving plate={plate} /> : null;
