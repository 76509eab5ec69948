'use client';

import { Failure, type FailureProps } from '@/components/failure/failure';

/** When the frame itself fails; failures inside it are caught one level below, where the frame stays. */
export default function DocumentError({ error }: FailureProps) {
  return (
    <main id="content">
      <Failure error={error} />
    </main>
  );
}
