import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useCounter } from '@/components/configurator/shell/use-counter';
import type { DishCategory } from '@/content/catering/choices';

type Props = {
  categories: readonly DishCategory[];
  /** Called before the browser goes to a course, so that it lies open. */
  onOpen: (category: DishCategory, isOpen: boolean) => void;
};

/** The courses with their counters and the way on, always in sight. */
export const CourseNav = memo(function CourseNav({ categories, onOpen }: Props) {
  const t = useTranslations('configurator');
  const counterOf = useCounter();
  return (
    <nav
      aria-label={t('dishes.courses')}
      data-course-nav
      className="sticky top-[5.5rem] z-20 -mx-4 flex border-b border-line bg-ground md:mx-0"
    >
      <ul className="flex min-w-0 flex-1 gap-6 overflow-x-auto px-4 [scrollbar-width:none] md:px-0">
        {categories.map((category) => {
          const { chosen, included, open } = counterOf(category);
          const count = included ? `${chosen}/${included}` : chosen;
          return (
            <li key={category} className="flex-none">
              <a
                href={`#${category}`}
                onClick={() => onOpen(category, true)}
                className="figures inline-flex min-h-11 items-center gap-2 text-sm whitespace-nowrap text-muted hover:text-accent"
              >
                {t(`categories.${category}`)}
                <span className={open === 0 && chosen > 0 ? 'text-accent' : ''}>{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <StepLink
        id="services"
        className="carte-next inline-flex min-h-11 flex-none items-center px-4 label text-accent md:pr-0"
      >
        {t('next')}
      </StepLink>
    </nav>
  );
});
