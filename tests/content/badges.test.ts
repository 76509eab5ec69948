import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { badges } from '@/content/badges';
import { getArticle } from '@/content/news';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';

const mark = (image: string) => readFileSync(`public/media/badges/${image}.svg`, 'utf8');

describe('a badge', () => {
  it('has a mark of its own, without words and colours, so that type and theme are the page’s', () => {
    const marks = badges.map(({ image }) => mark(image));
    expect(new Set(marks).size).toBe(10);
    for (const svg of marks) {
      expect(svg).toMatch(/viewBox="0 0 160 112"/);
      expect(svg).not.toMatch(/<text|font-|<image/);
      expect(svg.match(/#[0-9a-f]{3,8}\b/gi)?.filter((colour) => !/^#(000|fff)$/.test(colour)) ?? []).toEqual(
        [],
      );
    }
  });

  it('of the press has style classes that the stylesheet knows', () => {
    const css = readFileSync('components/home/home.css', 'utf8');
    const pictures = badges.filter((badge) => badge.type === 'image');
    expect(pictures).toHaveLength(4);
    for (const { className } of pictures) expect(css).toContain(`.${className}`);
  });

  it('of a newspaper leads to the article about what the paper wrote about', () => {
    const about = { 'newspaper-1': /See/, 'newspaper-2': /Küche/ };
    for (const [id, subject] of Object.entries(about)) {
      const badge = badges.find((entry) => entry.id === id);
      if (badge?.type !== 'image' || !('article' in badge.to) || !badge.to.article)
        throw new Error(`${id} leads to no article`);
      expect(siteWords.de.badges[badge.id]).toMatch(subject);
      expect(getArticle(badge.to.article, 'de').title).toMatch(subject);
      expect(badge.name).not.toContain(site.name);
    }
  });
});
