import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { getArticle } from '@/content/news';
import type { NewsSlug } from '@/content/routes';
import { pageUrl } from '@/lib/seo/absolute-url';
import { buttonClass } from '../ui/button-class';
import { Eyebrow } from '../ui/eyebrow';
import { ShareButtons } from './share-buttons';

/**
 * Ways to pass an article on: mail and WhatsApp as plain links that work without JavaScript and load nothing from
 * anybody, the device's own menu and the clipboard where there are some.
 */
export async function Share({ slug, locale }: { slug: NewsSlug; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'share' });
  const { title, excerpt } = getArticle(slug, locale);
  const url = pageUrl(locale, { route: 'news', article: slug });
  // Mail programs show a plus as a plus: RFC 6068 knows percent encoding only.
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(t('mailText', { excerpt, url }))}`;
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
  return (
    <section aria-labelledby="share-title">
      <Eyebrow as="h2" id="share-title">
        {t('title')}
      </Eyebrow>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <ShareButtons
          share={{ title, text: excerpt, url }}
          texts={{
            native: t('native'),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
        />
        <a href={mail} className={`${buttonClass('link', 'sm')} px-0`}>
          {t('mail')}
        </a>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass('link', 'sm')} px-0`}
        >
          {t('whatsapp')}
        </a>
      </div>
    </section>
  );
}
