import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';

const DishPlate = lazyPart(() => import('./dish-plate').then((module) => module.DishPlate));

/** A plate, loaded after what is needed to choose; its place is kept by the style sheet. */
export const Plate = ({ plate }: { plate: string }) => (
  <Suspense>
    <DishPlate plate={plate} />
  </Suspense>
);
