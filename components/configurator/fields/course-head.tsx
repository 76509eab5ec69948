import { useTranslations } from 'next-intl';
import { useCatalogueTexts } from '@/components/configurator/shell/texts-provider';
import { Icon } from '@/components/ui/icon';
import type { DishCategory } from '@/content/catering/choices';
import type { EngravingKey } from '@/content/engravings';
import type { Counter } from '@/lib/plan/counters';
import { Plate } from './plate';

const plates: Readonly<Record<DishCategory, EngravingKey>> = {
  vorspeisen: 'starters',
  hauptspeisen: 'mains',
  beilagen: 'sides',
  desserts: 'desserts',
  fingerfood: 'fingerfood',
  breakfastCold: 'breakfast',
  breakfastWarm: 'bw1',
};

type Props = { category: DishCategory; counter: Counter; chosen: readonly string[] };

/** A course's plate, name and count; folded it also says what is chosen. */
export function CourseHead({ category, counter, chosen }: Props) {
  const t = useTranslations('configurator');
  const { dishes } = useCatalogueTexts();
  const count =
    counter.included === null
      ? t('counterFree', { chosen: counter.chosen })
      : t('counter', { chosen: counter.chosen, included: counter.included });
  const names = chosen.map((id) => dishes[id]).filter((name) => name !== undefined);
  return (
    <summary className="carte-head">
      <span className="carte-head-plate">
        <Plate plate={plates[category]} />
      </span>
      <span className="min-w-0 flex-1">
        <h2 id={`${category}-title`} className="text-3xl">
          {t(`categories.${category}`)}
        </h2>
        <span className="figures mt-1 block text-[0.9375rem] leading-snug text-muted" role="status">
          {count}
          {counter.extra > 0 && ` · ${t('counterExtra', { extra: counter.extra })}`}
          {counter.open > 0 && ` · ${t('kitchenChooses', { open: counter.open })}`}
        </span>
        {names.length > 0 && <span className="carte-head-dishes">{names.join(' · ')}</span>}
      </span>
      <Icon name="down" className="carte-head-sign size-4 flex-none text-accent" />
    </summary>
  );
}
