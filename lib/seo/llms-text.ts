import { createTranslator } from 'next-intl';
import { endpoints } from '@/content/endpoints';
import { defaultLocale, locales } from '@/content/locales';
import { type Address, newsSlugs, routeIds, routes } from '@/content/routes';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { absoluteUrl, pageUrl } from './absolute-url';
import { feedPath } from './feed-address';
import { isIndexed } from './indexed-pages';
import { pageSummary } from './page-summary';
import { siteLabels } from './site-labels';

const locale = defaultLocale;

const inGroup = (group: string): readonly Address[] =>
  routeIds
    .filter((route) => routes[route].group === group && isIndexed({ route }))
    .map((route) => ({ route }));

const articles: readonly Address[] = newsSlugs.map((article) => ({ route: 'news', article }));

async function list(title: string, pages: readonly Address[]): Promise<string> {
  const lines = await Promise.all(
    pages.map(async (address) => {
      const { title: name, description } = await pageSummary(address, locale);
      return `- [${name}](${pageUrl(locale, address)}): ${description}`;
    }),
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

/**
 * The site for readers that are language models, in Markdown: who this is, facts, and every page with its
 * description. Format: llmstxt.org.
 */
export async function llmsText(): Promise<string> {
  const t = createTranslator({ locale, messages: siteLabels(locale), namespace: 'seo.llms' });
  const { street, zip, city } = site.address;
  const hours = { opens: site.openingHours.opens, closes: site.openingHours.closes };
  const facts = [
    siteLabels(locale).seo.venue,
    `${t('address')}: ${site.company.legalName}, ${street}, ${zip} ${city}`,
    `${t('phone')}: ${site.phone.international}`,
    `${t('email')}: ${site.email}`,
    t('hours', hours),
    t('answer', { days: site.answerDays }),
  ];
  const languages = locales.map(
    (other) => `- [${other}](${pageUrl(other, 'home')}): ${absoluteUrl(feedPath(other))}`,
  );
  const programs = [
    `- [OpenAPI](${absoluteUrl(endpoints.openApi)}): ${t('programs.openApi')}`,
    `- [MCP](${absoluteUrl(endpoints.mcp)}): ${t('programs.mcp')}`,
    `- [JSON](${absoluteUrl(endpoints.catalogue)}): ${t('programs.catalogue')}`,
    `- ${t('programs.handOver')}`,
  ];
  const blocks = [
    `# ${site.name}`,
    `> ${t('intro', { claim: siteWords[locale].claim, city })}`,
    `## ${t('facts')}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`,
    await list(t('pages'), [...inGroup('main'), ...inGroup('flow')]),
    await list(t('location'), inGroup('location')),
    await list(t('catering'), inGroup('catering')),
    await list(t('news'), articles),
    await list(t('legal'), inGroup('legal')),
    `## ${t('programs.heading')}\n\n${programs.join('\n')}`,
    `## ${t('languages')}\n\n${languages.join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
