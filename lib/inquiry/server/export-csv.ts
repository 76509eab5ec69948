import 'server-only';
import { vatRates } from '@/content/catering/rules';
import { type Locale, languages } from '@/content/locales';
import { type CsvCell, toCsv } from '@/lib/base/csv';
import { toIsoDay } from '@/lib/base/event-day';
import { type Translator, translatorFor } from '@/lib/i18n/translator';
import { priceOffer } from '@/lib/offer/offer';
import { readStoredOffer } from '@/lib/offer/offer-schema';
import { describePlan } from '@/lib/plan/describe';
import type { FieldPath } from '@/lib/plan/fields';
import { resolvePlan } from '@/lib/plan/resolve';
import { planContext } from './mail/plan-context';
import { storedDraft } from './offered-plan';

/** An inquiry as the database has it. */
export type ExportedInquiry = {
  readonly reference: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly assigneeName: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly payload: unknown;
  readonly serverTotalCents: number | null;
};

/** A version of an offer with its inquiry's data. */
export type ExportedOffer = {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly version: number;
  readonly state: string;
  readonly sentAt: Date;
  readonly sentByName: string;
  readonly body: unknown;
  readonly acceptance: {
    readonly name: string;
    readonly termsVersion: string;
    readonly acceptedAt: Date;
  } | null;
};

type Options = {
  readonly locale: Locale;
  /** Names of states, as the desk shows them. */
  readonly stateName: (state: string) => string;
};

type Column<T> = readonly [title: Parameters<Translator>[0], cell: (row: T) => CsvCell];

const euros = (cents: number | null): CsvCell => (cents === null ? null : cents / 100);
const isoDay = (day: string | null | undefined): CsvCell => (day ? { isoDay: day } : null);
const day = (instant: Date | null): CsvCell => isoDay(instant && toIsoDay(instant));

function table<T>(columns: readonly Column<T>[], rows: readonly T[], t: Translator, locale: Locale): string {
  return toCsv(
    columns.map(([title]) => t(title)),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
    languages[locale].region,
  );
}

/** Every inquiry with what the office needs of its plan; amounts in euros, days in Berlin. */
export function inquiriesCsv(inquiries: readonly ExportedInquiry[], { locale, stateName }: Options): string {
  const t = translatorFor(locale);
  const context = planContext(locale);
  const rows = inquiries.map((inquiry) => {
    const draft = storedDraft(inquiry);
    const plan = resolvePlan(draft, inquiry.createdAt);
    const described = describePlan(draft, plan, context).flatMap((section) => section.rows);
    const field = (path: FieldPath): string =>
      described
        .filter(({ fields }) => fields.includes(path))
        .flatMap(({ values }) => values.map(({ text }) => text))
        .join('; ');
    return { inquiry, draft, plan, field };
  });
  type Row = (typeof rows)[number];
  const plain = (title: Column<Row>[0], path: FieldPath): Column<Row> => [title, ({ field }) => field(path)];
  const columns: readonly Column<Row>[] = [
    ['export.reference', ({ inquiry }) => inquiry.reference],
    ['export.state', ({ inquiry }) => stateName(inquiry.state)],
    ['export.received', ({ inquiry }) => day(inquiry.createdAt)],
    ['export.answerBy', ({ inquiry }) => day(inquiry.answerBy)],
    ['export.assignee', ({ inquiry }) => inquiry.assigneeName],
    ['export.decided', ({ inquiry }) => day(inquiry.decidedAt)],
    ['export.decidedBy', ({ inquiry }) => inquiry.decidedBy],
    ['export.language', ({ inquiry }) => inquiry.locale],
    plain('export.customer', 'customerType'),
    ['export.name', ({ inquiry }) => inquiry.name],
    plain('export.company', 'details.company'),
    ['export.email', ({ inquiry }) => inquiry.email],
    plain('export.phone', 'details.phone'),
    ['export.eventDay', ({ plan }) => isoDay(plan.event.isoDays[0])],
    ['export.days', ({ plan }) => plan.event.days],
    ['export.guests', ({ draft }) => draft.guests],
    plain('export.occasion', 'eventType'),
    plain('export.place', 'locationType'),
    plain('export.catering', 'cateringType'),
    plain('export.package', 'package'),
    ['export.expected', ({ inquiry }) => euros(inquiry.serverTotalCents)],
    ['export.basis', ({ plan }) => (plan.basis === 'net' ? t('export.net') : t('export.grossBasis'))],
    plain('export.billing', 'details.billing_street'),
    plain('export.purchaseOrder', 'purchaseOrder'),
    plain('export.costCentre', 'costCentre'),
    plain('export.vatId', 'vatId'),
    plain('export.invoiceEmail', 'invoiceEmail'),
  ];
  return table(columns, rows, t, locale);
}

/** Every version of every offer with its sums by rate; amounts in euros, days in Berlin. */
export function offersCsv(offers: readonly ExportedOffer[], { locale, stateName }: Options): string {
  const t = translatorFor(locale);
  const rows = offers.map((offer) => {
    const body = readStoredOffer(offer.body);
    return { offer, body, price: priceOffer(body) };
  });
  type Row = (typeof rows)[number];
  const ofRate = (rate: number, amount: 'netCents' | 'vatCents') => (row: Row) =>
    euros(row.price.vat.find((share) => share.rate === rate)?.[amount] ?? 0);
  const columns: readonly Column<Row>[] = [
    ['export.reference', ({ offer }) => offer.reference],
    ['export.version', ({ offer }) => offer.version],
    ['export.state', ({ offer }) => stateName(offer.state)],
    ['export.sent', ({ offer }) => day(offer.sentAt)],
    ['export.sentBy', ({ offer }) => offer.sentByName],
    ['export.validUntil', ({ body }) => isoDay(body.validUntil)],
    ['export.name', ({ offer }) => offer.name],
    ['export.email', ({ offer }) => offer.email],
    ['export.eventDay', ({ body }) => isoDay(body.day)],
    ['export.guests', ({ body }) => body.guests],
    ['export.basis', ({ body }) => (body.basis === 'net' ? t('export.net') : t('export.grossBasis'))],
    ['export.net7', ofRate(vatRates.reduced, 'netCents')],
    ['export.vat7', ofRate(vatRates.reduced, 'vatCents')],
    ['export.net19', ofRate(vatRates.standard, 'netCents')],
    ['export.vat19', ofRate(vatRates.standard, 'vatCents')],
    ['export.gross', ({ price }) => euros(price.grossCents)],
    ['export.deposit', ({ price }) => euros(price.depositCents)],
    ['export.acceptedAt', ({ offer }) => day(offer.acceptance?.acceptedAt ?? null)],
    ['export.acceptedBy', ({ offer }) => offer.acceptance?.name ?? null],
    ['export.termsVersion', ({ offer }) => offer.acceptance?.termsVersion ?? null],
  ];
  return table(columns, rows, t, locale);
}
