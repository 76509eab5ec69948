/** The few cookies that a script of this site reads or writes; session cookies are out of its reach. */
type CookieOptions = {
  /** In seconds; 0 removes the cookie. */
  readonly maxAge: number;
  readonly domain?: string;
};

const entries = (): readonly (readonly [string, string])[] =>
  document.cookie
    .split(';')
    .map((entry) => entry.trim().split('='))
    .map(([name = '', ...value]) => [name, value.join('=')] as const)
    .filter(([name]) => name !== '');

/** Names of all cookies that scripts can see. */
export function cookieNames(): readonly string[] {
  return entries().map(([name]) => name);
}

/** Value of a cookie, or undefined. */
export function readCookie(name: string): string | undefined {
  return entries().find(([candidate]) => candidate === name)?.[1];
}

/** Sets or removes a cookie for the whole site, SameSite=Lax, Secure where the page is. */
export function writeCookie(name: string, value: string, { maxAge, domain }: CookieOptions): void {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (domain) parts.push(`Domain=${domain}`);
  if (window.location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = parts.join('; ');
}
