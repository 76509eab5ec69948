import type { Locale } from '@/content/locales';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

/** All texts of the interface, for the server: a page loads those of its own language alone. */
export const messages = { de, en, es } as const satisfies Record<Locale, object>;
