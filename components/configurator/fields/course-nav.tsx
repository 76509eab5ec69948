import { useTranslations } from 'next-intl';
import { useCounter } from '@/components/configurator/shell/use-counter';
import type { DishCategory } from '@/content/catering/choices';

/** The courses with their counters, always in sight, as a way through the long menu. */
export function CourseNav({ categories }: { categories: readonly DishCategory[] }) {
  const t = useTranslations('configurator');
  const counterOf = useCounter();
  return (
    <nav
      aria-label={t('dishes.courses')}
      data-course-nav
      className="sticky top-[5.5rem] z-20 -mx-4 overflow-x-auto border-b border-line bg-ground px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-6">
        {categories.map((category) => {
          const { chosen, included, open } = counterOf(category);
          const count = included === null ? chosen : `${chosen}/${included}`;
          return (
            <li key={category} className="flex-none">
              <a
                href={`#${category}`}
                className="figures inline-flex min-h-11 items-center gap-2 text-[0.9375rem] whitespace-nowrap text-muted hover:text-accent"
              >
                {t(`categories.${category}`)}
                <span className={open === 0 && chosen > 0 ? 'text-accent' : ''}>{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
