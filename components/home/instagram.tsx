import type { HomeContent } from '@/content/home-schema';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { embedTexts } from '../embeds/embed-sentences';
import { EmbedSlot } from '../embeds/embed-slot';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { HomeHeading } from './home-heading';

/** Six of our own pictures, which lead to the profile; with consent the latest posts in the same room. */
export async function Instagram({ section, locale }: { section: HomeContent['instagram']; locale: Locale }) {
  return (
    <div className="wrap">
      <HomeHeading section={section}>
        <a href={site.social[0].href} rel="noopener" className="label arrow-link">
          {section.follow}
          <Icon name="arrow" />
        </a>
      </HomeHeading>
      <EmbedSlot name="instagram" texts={await embedTexts('instagram', locale)} className="embed-over mt-7">
        <a href={site.social[0].href} rel="noopener" aria-label={section.follow} tabIndex={-1}>
          <ul className="feed grid grid-cols-3 gap-2 lg:grid-cols-6">
            {section.pictures.map((picture) => (
              <li key={picture} className="picture-hover aspect-square overflow-hidden">
                <Picture
                  media={picture}
                  locale={locale}
                  ratio={1}
                  sizes="(width >= 64rem) 17vw, (width >= 48rem) 33vw, 50vw"
                />
              </li>
            ))}
          </ul>
        </a>
      </EmbedSlot>
    </div>
  );
}
