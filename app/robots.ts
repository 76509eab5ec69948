import type { MetadataRoute } from 'next';
import { endpoints } from '@/content/endpoints';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/**
 * Pages that must not be listed say so themselves (`noindex`), which a crawler only reads if it may fetch them. What
 * `llms.txt` offers to programs is open: the longer rule counts (RFC 9309).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', endpoints.openApi, endpoints.catalogue],
      disallow: ['/api/', '/auth/', '/embed/'],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
