/** Addresses of the staff's pages and of their endpoints; the same in every language. */
export const staffAddress = {
  inbox: '/haus',
  signIn: '/haus/anmelden',
  calendar: '/haus/kalender',
  inquiry: (reference: string) => `/haus/anfragen/${reference}`,
  answer: (reference: string) => `/haus/anfragen/${reference}/antwort`,
  message: (reference: string) => `/haus/nachrichten/${reference}`,
} as const;

export const staffEndpoint = {
  signOut: '/api/haus/sign-out',
  inquiry: (reference: string, action: string) => `/api/haus/inquiries/${reference}/${action}`,
  message: (reference: string) => `/api/haus/messages/${reference}`,
  day: '/api/haus/day',
} as const;

/** Where to sign in for a page, once more where a step asks for a session of today. */
export const signInAddress = (next: string, isAgain: boolean): string =>
  `${staffAddress.signIn}?${new URLSearchParams({ next, ...(isAgain && { again: '1' }) })}`;

/** The calendar at a month or with a day opened, `YYYY-MM-DD`; anything else = this month. */
export const calendarAddress = (day: string): string =>
  `${staffAddress.calendar}?${new URLSearchParams({ monat: day.slice(0, 7), tag: day })}`;

/** A path of the staff's pages to come back to; the inbox for anything else, whoever wrote it. */
export function readStaffPath(path: unknown): string {
  const isOwn = typeof path === 'string' && /^\/haus(?:\/[\w-]+)*(?:\?[\w\-=&.%+]*)?$/.test(path);
  return isOwn ? path : staffAddress.inbox;
}

/** The same page with what came of a form, which it then says, or with another wish. */
export function withResult(path: string, result: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://site.invalid');
  for (const name of ['done', 'problem']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
