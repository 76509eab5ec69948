import { galleryThemes } from '@/content/gallery';
import type { Locale } from '@/content/locales';
import { isMediaKey, type MediaKey } from '@/content/media';
import { getArticle } from '@/content/news';
import { homeContent, pageContent } from '@/content/pages';
import { type Address, newsSlugs } from '@/content/routes';
import type { VisualKey } from '@/content/visual';

/** What a page is called outside of itself: in previews, structured data and lists. */
export type PageSummary = {
  readonly title: string;
  readonly description: string;
  /** The picture that stands for the page. */
  readonly lead: MediaKey;
  /** What its preview shows: the lead, or the engraved plate at the top of the page. */
  readonly cover: VisualKey;
  /** Every picture that the page's own content names, each once, the lead first. */
  readonly pictures: readonly MediaKey[];
};

/** Pictures named anywhere in a piece of content, under `media`, `detail` or in a list of `pictures`. */
function picturesIn(content: unknown): readonly MediaKey[] {
  if (Array.isArray(content)) return content.flatMap(picturesIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === 'media' || key === 'detail') return isMediaKey(value) ? [value] : picturesIn(value);
    if (key === 'pictures' && Array.isArray(value)) return value.filter(isMediaKey);
    return picturesIn(value);
  });
}

/** Pictures that a page shows besides those in its content. */
function picturesAround(address: Address): readonly MediaKey[] {
  if (address.route === 'gallery') return galleryThemes.flatMap(({ pictures = [] }) => pictures);
  if (address.route === 'news')
    return newsSlugs.map((slug) => getArticle(slug, 'de').media).filter(isMediaKey);
  return [];
}

/** What stands for a page with this at its top; without any picture, the house's own. */
function covered(
  media: VisualKey | undefined,
  pictures: readonly MediaKey[],
): Omit<PageSummary, 'title' | 'description'> {
  const lead = isMediaKey(media) ? media : (pictures[0] ?? 'og-backdrop');
  return { lead, cover: media ?? lead, pictures: [...new Set([lead, ...pictures])] };
}

/** Title, description and pictures of a page in a language. */
export async function pageSummary(address: Address, locale: Locale): Promise<PageSummary> {
  if ('article' in address) {
    const article = getArticle(address.article, locale);
    return {
      title: article.title,
      description: article.excerpt,
      ...covered(article.media, picturesIn(article.body)),
    };
  }
  const content =
    address.route === 'home' ? await homeContent(locale) : await pageContent(address.route, locale);
  const { title, description } = content.meta;
  const pictures = [...picturesIn(content), ...picturesAround(address)];
  return { title, description, ...covered(content.hero.media, pictures) };
}
