import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** Pages that must not be listed say so themselves (`noindex`), which a crawler only reads if it may fetch them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/auth/', '/embed/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
