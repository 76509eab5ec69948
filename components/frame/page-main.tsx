import type { ReactNode } from 'react';
import type { Composition } from '@/content/schema';

type Props = { composition?: Composition | undefined; children: ReactNode };

/**
 * The page between header and footer. The room above it is decided by its content: none under a full hero
 * (`data-hero="full"`), 130 px everywhere else.
 */
export function PageMain({ composition, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className="site-main" data-composition={composition}>
      {children}
    </main>
  );
}
