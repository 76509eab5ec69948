'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect } from 'react';
import type { CateringTypeId } from '@/content/catering/choices';
import type { StepId } from '@/lib/plan/steps';
import { prefetchWhenIdle } from './prefetch';
import { allModules, stepModules } from './step-modules';
import { useOnline } from './use-online';

const BasicsStep = dynamic(() => stepModules.eckdaten().then((module) => module.BasicsStep));
const CateringTypeStep = dynamic(() =>
  stepModules['catering-art']().then((module) => module.CateringTypeStep),
);
const PackageStep = dynamic(() => stepModules.paket().then((module) => module.PackageStep));
const DishesStep = dynamic(() => stepModules.speisen().then((module) => module.DishesStep));
const ServicesStep = dynamic(() => stepModules.services().then((module) => module.ServicesStep));
const ContactStep = dynamic(() => stepModules.kontakt().then((module) => module.ContactStep));
const ReviewStep = dynamic(() => stepModules.pruefen().then((module) => module.ReviewStep));

type Props = { id: StepId; pictures: Readonly<Record<CateringTypeId, ReactNode>> | null };

/** The controls of one step; `pictures` belong to the step that asks for the kind of catering. */
export function StepBody({ id, pictures }: Props) {
  const online = useOnline();
  // The page's own files come first; with all others at hand, choosing goes on without a network.
  useEffect(() => (online ? prefetchWhenIdle(allModules) : undefined), [online]);

  switch (id) {
    case 'eckdaten':
      return <BasicsStep />;
    case 'catering-art':
      return pictures && <CateringTypeStep pictures={pictures} />;
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
