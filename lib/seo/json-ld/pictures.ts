import type { ImageObject } from 'schema-dts';
import type { Locale } from '@/content/locales';
import type { MediaKey } from '@/content/media';
import { site } from '@/content/site';
import { pageUrl } from '../absolute-url';
import { pictureFile } from '../picture-file';
import { siteIds } from './ids';

/** A picture with what Google's licensable images ask for; the licence is explained in the imprint. */
export function pictureNode(key: MediaKey, locale: Locale): Exclude<ImageObject, string> {
  const { url, width, height, alt } = pictureFile(key, locale);
  const licence = `${pageUrl(locale, 'imprint')}#pictures-and-copyright`;
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    caption: alt,
    creator: { '@id': siteIds.business() },
    creditText: site.name,
    copyrightNotice: site.company.legalName,
    license: licence,
    acquireLicensePage: pageUrl(locale, 'contact'),
  };
}
