/**
 * Prints the offer that follows a plan, as a process of its own: the runner of the browser tests cannot import messages.
 * Arguments: the draft as JSON, the language.
 */
import { defaultLocale, isLocale } from '@/content/locales';
import { offerContext } from '@/lib/inquiry/server/mail/plan-context';
import { offerFromPlan } from '@/lib/offer/offer';
import { calculatePrice } from '@/lib/plan/price';
import { parseDraft } from '@/lib/plan/read-draft';

const [stored = '{}', language] = process.argv.slice(2);
const { draft } = parseDraft(stored);
const locale = isLocale(language) ? language : defaultLocale;
const now = new Date();
const offer = offerFromPlan(draft, calculatePrice(draft, now), offerContext(locale), now);
process.stdout.write(`${JSON.stringify(offer)}\n`);
