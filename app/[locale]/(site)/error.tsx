'use client';

import { Failure, type FailureProps } from '@/components/failure/failure';

/** A failed page inside the frame, which stays. */
export default function PageError({ error }: FailureProps) {
  return <Failure error={error} />;
}
