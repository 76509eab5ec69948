import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import type { NavigationId } from '@/content/navigation';
import { pageNames } from '@/content/pages';
import { localPath } from '@/lib/i18n/address';

type Props = { locale: Locale; title: string; routes: readonly NavigationId[] };

/** One column of links in the footer. */
export function FooterList({ locale, title, routes }: Props) {
  return (
    <div>
      <h2 className="eyebrow mb-3 font-sans md:mb-4">{title}</h2>
      <ul>
        {routes.map((route) => (
          <li key={route}>
            <Link href={localPath(locale, route)}>{pageNames[route][locale]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
