import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { MenuCardSheet } from './menu-card';
import { Price, Sections, Variant } from './plan-parts';

/** A plan as it was sent: its menu card, everything in words, and the variants that went with it. */
export function PlanView({ plan: { card, sections, price, variants = [] } }: { plan: PlanDocument }) {
  return (
    <div className="@container">
      <div className="grid print:block gap-x-16 gap-y-12 @min-[52rem]:grid-cols-[minmax(0,26rem)_1fr]">
        {card && (
          <div className="print:hidden">
            <MenuCardSheet card={card} level={3} />
          </div>
        )}
        <div className="min-w-0 space-y-12">
          <Sections sections={sections} />
          {price && <Price price={price} />}
        </div>
      </div>
      {variants.map((variant) => (
        <Variant key={variant.name} variant={variant} />
      ))}
    </div>
  );
}
