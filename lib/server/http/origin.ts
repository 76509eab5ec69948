/**
 * Whether a request comes from a page of this site. Browsers say so in `Sec-Fetch-Site` (W3C Fetch Metadata); older
 * ones send only `Origin`, which must then name the host that was asked or the site's public address.
 * A request with neither is rejected: every browser sends one of them with a POST.
 */
export function isSameOrigin(request: Request, siteUrl: string, behindProxy: boolean): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const asked = [
    request.headers.get('host'),
    behindProxy ? request.headers.get('x-forwarded-host') : null,
    new URL(siteUrl).host,
  ];
  return asked.includes(new URL(origin).host);
}
