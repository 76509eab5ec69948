import type { Metadata } from 'next';
import { ContactSection } from '@/components/contact/contact-section';
import { PageMain } from '@/components/frame/page-main';
import { LetterBody } from '@/components/sections/compositions/letter-head';
import { PageSections } from '@/components/sections/page-sections';
import { PageFacts } from '@/components/seo/page-facts';
import { loadPage, loadPageMetadata } from '@/lib/seo/load-page';

type Props = { params: Promise<{ locale: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPageMetadata('contact', params);
}

export default async function ContactPage({ params }: Props) {
  const { locale, content } = await loadPage('contact', params);
  return (
    <PageMain composition={content.composition}>
      <PageFacts address={{ route: 'contact' }} locale={locale} />
      <PageSections
        content={content}
        locale={locale}
        top={
          <>
            <ContactSection hero={content.hero} locale={locale} />
            <header className="wrap relative pb-part">
              <LetterBody hero={content.hero} locale={locale} portraits />
            </header>
          </>
        }
      />
    </PageMain>
  );
}
