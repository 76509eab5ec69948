import { Suspense } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { usePrice } from '@/components/configurator/shell/use-price';
import { describePrice } from '@/lib/plan/describe-price';

const UsualServices = lazyPart(() => import('./usual-services').then((module) => module.UsualServices));
const SharePanel = lazyPart(() => import('./share-panel').then((module) => module.SharePanel));

/** What it comes to, what usually comes with it, and, where no card stands beside it, the way to pass it on. */
export function ReviewTotal() {
  const context = useDescribeContext();
  const price = usePrice();
  const described = price && describePrice(price, context);
  if (!described) return null;
  return (
    <div className="border-t border-accent pt-4" data-review-total>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-6">
        <span>
          <span>{described.total.term}</span>
          {described.basis && <span className="block text-sm text-muted">{described.basis}</span>}
        </span>
        <span className="figure text-3xl">{described.total.text}</span>
      </p>
      <Suspense>
        <UsualServices />
      </Suspense>
      <div className="mt-4 lg:hidden">
        <Suspense>
          <SharePanel />
        </Suspense>
      </div>
    </div>
  );
}
