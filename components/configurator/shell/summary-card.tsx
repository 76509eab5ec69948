import { useTranslations } from 'next-intl';
import { SharePanel } from '@/components/configurator/plan/share-panel';
import { UsualServices } from '@/components/configurator/plan/usual-services';
import { MenuCardSides } from '@/components/plan/menu-card';
import { buildMenuCard } from '@/lib/plan/menu-card';
import type { Price } from '@/lib/plan/price';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import { Notices } from './notices';
import { useDescribeContext } from './use-plan';
import { useLeastPrice, useSettledDraft } from './use-price';

/** The menu card of the current plan, which sets itself with every choice. */
export function SummaryCard({ plan, price }: { plan: ResolvedPlan; price: Price }) {
  const t = useTranslations('configurator.summary');
  const draft = useSettledDraft();
  const context = useDescribeContext();
  const least = useLeastPrice();
  const isRequestOnly = price.lines.length === 0 && price.onRequest.length > 0;
  const hasNotices = isRequestOnly || price.notices.length > 0;
  return (
    <MenuCardSides
      card={buildMenuCard({ draft, plan, price, least, personal: true }, context)}
      below={
        <>
          <UsualServices />
          <SharePanel />
        </>
      }
      notices={
        hasNotices && (
          <>
            {isRequestOnly && <p className="mt-5 text-muted">{t('requestOnly')}</p>}
            <Notices notices={price.notices} />
          </>
        )
      }
    />
  );
}
