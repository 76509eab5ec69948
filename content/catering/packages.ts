import { buffetPackages } from './packages-buffet';
import { dayPackages } from './packages-day';
import { servedPackages } from './packages-served';

/** Every package, by kind of catering and from the smallest to the largest. */
export const packages = [...servedPackages, ...buffetPackages, ...dayPackages] as const;

export type PackageId = (typeof packages)[number]['id'];
