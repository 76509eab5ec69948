import { site } from '@/content/site';
import { formatDay } from '@/lib/i18n/format';
import type { PriceRow } from '@/lib/plan/describe-price';
import { type DescribedOffer, describeOffer, type OfferContext, type OfferedPlan } from './describe-offer';
import type { OfferBody } from './offer';
import { summariseTerms } from './offer-terms';

/** An offer as it is printed: plain texts in the visitor's language. */
export type OfferDocument = {
  readonly title: string;
  readonly lead: string;
  readonly brand: string;
  /** Place and day. */
  readonly date: string;
  /** Who it is for and what an invoice needs. */
  readonly customer: { readonly title: string; readonly rows: readonly PriceRow[] } | null;
  readonly event: string;
  readonly message: string;
  readonly offer: DescribedOffer;
  readonly headings: {
    readonly lines: string;
    readonly taxes: string;
    readonly differences: string;
    readonly terms: string;
  };
  readonly columns: readonly [item: string, quantity: string, unitPrice: string, vat: string, amount: string];
  readonly taxColumns: readonly [rate: string, net: string, tax: string, gross: string];
  readonly kinds: Readonly<Record<DescribedOffer['differences'][number]['kind'], string>>;
  readonly terms: readonly string[];
  readonly footer: string;
  readonly pageLabel: string;
  readonly language: string;
};

type Content = {
  readonly body: OfferBody;
  readonly reference: string;
  readonly version: number;
  readonly sentAt: Date;
  readonly plan: OfferedPlan | null;
  /** Name, address and what an invoice needs, as the visitor gave it. */
  readonly customer: readonly PriceRow[];
  /** Of the general terms. */
  readonly termsAddress: string;
};

/** Who writes, as a business letter has to say: § 35a GmbHG. */
function businessLines({ words, t }: OfferContext): string {
  const { company, address, email } = site;
  return [
    `${company.legalName}, ${address.street}, ${address.zip} ${address.city}`,
    [words('director', { name: company.director }), company.register].join(' · '),
    [`${t('fields.vatId')} ${company.vatId}`, email].join(' · '),
  ].join('\n');
}

/** The offer in words, in the language of the context, to be printed. */
export function buildOfferDocument(content: Content, context: OfferContext): OfferDocument {
  const { body, reference, version, sentAt, plan, customer, termsAddress } = content;
  const { words, locale, t } = context;
  return {
    title: words('title'),
    lead: words('about', { reference, version }),
    brand: site.name.toUpperCase(),
    date: words('date', { day: formatDay(sentAt, locale, 'long') }),
    customer: customer.length > 0 ? { title: words('customer'), rows: customer } : null,
    event: words('event'),
    message: body.message,
    offer: describeOffer(body, plan, context),
    headings: {
      lines: words('lines'),
      taxes: words('taxes'),
      differences: words('differences'),
      terms: words('terms.title'),
    },
    columns: [words('item'), words('quantity'), words('unitPrice'), words('vatRate'), words('amount')],
    taxColumns: [words('taxRate'), words('net'), words('tax'), words('gross')],
    kinds: { added: words('added'), removed: words('removed'), changed: words('changed') },
    terms: summariseTerms(body, termsAddress, context),
    pageLabel: t('described.page', { page: '{page}', pages: '{pages}' }),
    footer: businessLines(context),
    language: locale,
  };
}
