import { lazy, Suspense } from 'react';

const DishPlate = lazy(() => import('./dish-plate').then((module) => ({ default: module.DishPlate })));

/** A plate, loaded after what is needed to choose; its place is kept by the style sheet. */
export const Plate = ({ plate }: { plate: string }) => (
  <Suspense>
    <DishPlate plate={plate} />
  </Suspense>
);
