import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { address, company } = site;

export const en: Translation<typeof de> = {
  meta: {
    title: 'Terms and conditions',
    description: `The terms for catering and events at ${site.name}: quotation, guest numbers, prices, deposit, cancellation, delivery, hired items, house rules, liability.`,
    keywords: [
      'catering terms',
      'cancellation',
      'deposit',
      'final guest number',
      'no right of withdrawal',
      'house rules',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'What we agree on',
    title: 'Terms and conditions',
    lead: 'From the first quotation to the last fork: the rules by which we run your event.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'terms-and-conditions',
      notice:
        'We provide this translation so that you know what you are signing. The German terms are the ones that bind both sides.',
      parts: [
        {
          id: 'scope',
          title: 'Scope and customers',
          blocks: [
            {
              kind: 'paragraph',
              text: `(1) These terms apply to all contracts of ${company.legalName} (“we”) for catering, for events at our venue and for the services that go with them.`,
            },
            {
              kind: 'paragraph',
              text: '(2) They apply to consumers (section 13 of the German Civil Code, BGB) and to businesses (section 14 BGB). Where we distinguish between the two, we say so.',
            },
            {
              kind: 'paragraph',
              text: '(3) Whatever we agree with you individually takes precedence. A business customer’s own terms apply only if we have accepted them in text form.',
            },
          ],
        },
        {
          id: 'conclusion',
          title: 'How the contract is made',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) What you see on the website is not yet an offer. With the catering configurator you send a non-binding enquiry; the price it displays is a preview.',
            },
            {
              kind: 'paragraph',
              text: `(2) We answer within ${site.answerDays} days and send you a quotation in text form. We are bound by it for 14 days after you receive it.`,
            },
            {
              kind: 'paragraph',
              text: '(3) The contract is made when you accept the quotation in text form within that period, for example by e-mail. Acceptance with changes counts as a new enquiry.',
            },
            {
              kind: 'paragraph',
              text: '(4) The language of the contract is German. We store the quotation, your acceptance and these terms and send them to you. No contract is concluded through the website itself.',
            },
          ],
        },
        {
          id: 'services',
          title: 'Services, menu and allergens',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) What we provide follows from the accepted quotation: food, drinks, staff, equipment, rooms and hours.',
            },
            {
              kind: 'paragraph',
              text: '(2) We cook with the seasons. If a product cannot be had in good quality, we replace it with an equivalent one, provided that is reasonable for you, and tell you beforehand. Diets marked on the menu stay as marked.',
            },
            {
              kind: 'paragraph',
              text: '(3) Every dish is labelled with the 14 main allergens and with additives. Our kitchen handles all of them; traces cannot be ruled out. Please tell us about special requirements by the time you give us the final number of guests.',
            },
            {
              kind: 'paragraph',
              text: '(4) Services we merely arrange, such as music or a boat, are provided by the third party on its own account. The quotation says so where this is the case.',
            },
          ],
        },
        {
          id: 'guests',
          title: 'Number of guests and minimums',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) You give us the final number of guests in text form no later than seven days before the event. After that it can only rise, as far as kitchen, staff and room allow.',
            },
            {
              kind: 'paragraph',
              text: '(2) The invoice follows the number you gave us or, if more guests come, the actual number. Fixed items such as a marquee or equipment do not change with it.',
            },
            {
              kind: 'paragraph',
              text: '(3) Each package states a minimum. If fewer guests come, we charge for the minimum.',
            },
            {
              kind: 'paragraph',
              text: '(4) Children up to five eat free of charge, those from six to twelve at half the price of the food. Suppliers we are asked to feed count as guests unless agreed otherwise.',
            },
          ],
        },
        {
          id: 'prices',
          title: 'Prices, VAT, gratuities, vouchers',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) We quote total prices including VAT to consumers and net prices plus VAT to businesses.',
            },
            {
              kind: 'paragraph',
              text: '(2) The rate is currently 7 per cent on food with the service that belongs to it and 19 per cent on drinks, room hire, marquee, decoration and equipment. Combined prices for food and drinks are split 70 to 30. If a rate changes, the rate on the day of the event applies; for consumers only if more than four months lie between contract and event.',
            },
            {
              kind: 'paragraph',
              text: '(3) If you order later than the lead time stated for the package, we charge an express supplement of 15 per cent. The quotation shows it.',
            },
            {
              kind: 'paragraph',
              text: '(4) Anything you order during the event is charged at the prices of the quotation, otherwise at those of the list on display. Extra time is charged for each half-hour begun.',
            },
            {
              kind: 'paragraph',
              text: '(5) Gratuities are voluntary, go to the team and are never part of the quoted price.',
            },
            {
              kind: 'paragraph',
              text: '(6) Vouchers are checked and deducted in the quotation. Any remaining value stays valid; it is not paid out in cash unless the law requires it. Statutory limitation periods apply.',
            },
          ],
        },
        {
          id: 'payment',
          title: 'Deposit, payment, default',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Consumers pay 30 per cent of the total price when placing the order, due seven days after our invoice. The balance is due without deduction 14 days after receipt of the final invoice.',
            },
            {
              kind: 'paragraph',
              text: '(2) Businesses pay on account within 14 days, subject to a credit check; otherwise paragraph 1 applies. If you give us a company name and cost centre, both appear on the invoice.',
            },
            {
              kind: 'paragraph',
              text: '(3) If the deposit is not paid despite a reminder allowing seven days, we may withdraw from the contract.',
            },
            {
              kind: 'paragraph',
              text: '(4) In default, statutory interest applies (section 288 BGB). You may set off claims that are undisputed or finally established, and claims from the same contract.',
            },
          ],
        },
        {
          id: 'date',
          title: 'Date, provisional hold, rescheduling',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) With our quotation we hold your date for 14 days, free of charge and without obligation. If you have not accepted by then, we release it without further notice.',
            },
            {
              kind: 'paragraph',
              text: '(2) Up to 60 days before the event you may move it once, free of charge, to an available day within twelve months. The prices hold for the new date if it falls in the same calendar year.',
            },
            {
              kind: 'paragraph',
              text: '(3) A later move is charged like a cancellation, less whatever we can still use for the new date or were able to place elsewhere for the old one.',
            },
          ],
        },
        {
          id: 'cancellation',
          title: 'Cancellation, withdrawal, force majeure',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) You may cancel in text form at any time. What counts is the day on which your message reaches us. We then charge a flat share of the agreed total price, excluding gratuities:',
            },
            {
              kind: 'table',
              columns: ['Received before the event', 'Charge'],
              rows: [
                ['60 days or more', 'free of charge'],
                ['59 to 30 days', '30%'],
                ['29 to 14 days', '50%'],
                ['13 to 3 days', '80%'],
                ['less than 3 days', '90%'],
              ],
            },
            {
              kind: 'paragraph',
              text: '(2) The flat rates take saved expenses into account. You remain free to prove that we suffered no loss or a substantially lower one; you then pay only that. A deposit is credited and any surplus refunded.',
            },
            {
              kind: 'paragraph',
              text: '(3) We may withdraw if you conceal essential facts about the purpose or the guests of the event, if it endangers people or our house, or if a permit is missing that you have to obtain. We then owe no damages; we refund your payments as far as they exceed our claim under paragraph 1.',
            },
            {
              kind: 'paragraph',
              text: '(4) If force majeure makes the event impossible, such as a storm warning of the highest level, an official ban or a fire, both sides are released. We look for a new date with you or refund what you have paid for services not provided.',
            },
            {
              kind: 'paragraph',
              text: '(5) Either side may still terminate for good cause.',
            },
          ],
        },
        {
          id: 'delivery',
          title: 'Delivery, set-up, transfer of risk',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) We deliver to the agreed address. You see to clear access, a space for unloading, level ground and a person to let us in. Please tell us in advance about floors without a lift.',
            },
            {
              kind: 'paragraph',
              text: '(2) You provide electricity and water free of charge: one 230-volt socket for every three food warmers, and for kitchen and equipment as planned in the quotation. Each grill station needs about 3 × 3 metres, clear of façade and marquee.',
            },
            {
              kind: 'paragraph',
              text: '(3) Delivery times are subject to a margin of 30 minutes. Waiting time for which you are responsible is charged at the agreed hourly rate from the second half-hour on.',
            },
            {
              kind: 'paragraph',
              text: '(4) When we deliver without service, the risk passes to you on handover. From then on you chill or warm the food as the accompanying note says and use it on the same day.',
            },
            {
              kind: 'paragraph',
              text: '(5) Permits required by the location, for example for open fire or for a marquee on public ground, are obtained by you. We gladly tell you what the authority will want to know.',
            },
          ],
        },
        {
          id: 'rental-items',
          title: 'Hired items, loss, cleaning',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Crockery, glasses, containers, furniture and equipment remain our property or that of our partners. You treat everything with care and do not pass it on.',
            },
            {
              kind: 'paragraph',
              text: '(2) Crockery is returned unwashed, with leftovers scraped off. Collection on the following day between 10:00 and 14:00 is free; collection on the same evening is charged as quoted.',
            },
            {
              kind: 'paragraph',
              text: '(3) Items missing or damaged through the fault of you or your guests are charged at current value. We bear two per cent breakage of glass and china.',
            },
            {
              kind: 'paragraph',
              text: '(4) Final cleaning of our venue is booked or included in the package. Exceptional dirt, from confetti for instance, is charged by the hours it takes.',
            },
          ],
        },
        {
          id: 'venue',
          title: 'Celebrating at our venue',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) We let the venue together with our catering. Indoors there is room for up to 120 people at tables or 180 standing; more only with terrace and marquee as planned. You keep to these numbers and leave escape routes clear.',
            },
            {
              kind: 'paragraph',
              text: '(2) An event normally ends at 2 a.m. Outside, music plays quietly and only until 22:00; after that, doors and windows facing the lake stay closed. Our manager on site may adjust the volume.',
            },
            {
              kind: 'paragraph',
              text: '(3) Fireworks, sky lanterns, open fire outside our fire bowls and scattered decoration outdoors are not allowed. On the jetty and the shore parents look after their children; there is no swimming.',
            },
            {
              kind: 'paragraph',
              text: '(4) Your own decoration, band or DJ is welcome. Tell us delivery times and power requirements 14 days ahead. Only fix what comes off again without a trace.',
            },
            {
              kind: 'paragraph',
              text: '(5) You are liable for damage that you, your guests or your suppliers culpably cause to house, jetty and furnishings. We do not take belongings into safekeeping.',
            },
            {
              kind: 'paragraph',
              text: '(6) If music is performed in public, you as organiser register it with the collecting society GEMA and pay its fee. Closed family celebrations are normally not public.',
            },
          ],
        },
        {
          id: 'own-food',
          title: 'Bringing food, leftovers, protection of minors',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Food and drinks may be brought only by arrangement. Cakes are allowed: we chill and serve them; whoever baked them answers for contents and labelling.',
            },
            {
              kind: 'paragraph',
              text: '(2) For reasons of hygiene a buffet stands for two hours at most. Whatever is still suitable is packed into your containers. From handover on, you are responsible for chilling and eating it.',
            },
            {
              kind: 'paragraph',
              text: '(3) We serve no beer, wine or sparkling wine to guests under 16, and no spirits or drinks mixed with them to guests under 18 (section 9 of the German Youth Protection Act). Our team asks for identification in case of doubt. Anyone who has visibly had too much gets no more alcohol.',
            },
          ],
        },
        {
          id: 'liability',
          title: 'Defects and liability',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Statutory rights apply to defects. Please speak to us on the same evening: many things can be put right in a quarter of an hour. Merchants must give notice of visible defects without delay (section 377 of the Commercial Code, HGB).',
            },
            {
              kind: 'paragraph',
              text: '(2) We are liable without limit for intent and gross negligence, for injury to life, body or health, under the German Product Liability Act and for guarantees we have given.',
            },
            {
              kind: 'paragraph',
              text: '(3) For ordinary negligence we are liable only if we breach a duty without which the contract would lose its meaning and on which you may rely. Compensation is then limited to the foreseeable damage typical of such a contract.',
            },
            {
              kind: 'paragraph',
              text: '(4) These rules also protect the people who work for us. The burden of proof is not shifted to your disadvantage.',
            },
          ],
        },
        {
          id: 'withdrawal',
          title: 'No right of withdrawal',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Information under Art. 246a section 1(3) no. 1 EGBGB: where consumers conclude a contract with us at a distance, for example by e-mail or telephone, there is no right of withdrawal. Contracts for the supply of food and drinks and for other services related to leisure activities are exempt if they provide for a specific date or period (section 312g(2) no. 9 BGB). You can therefore not withdraw your declaration.',
            },
            {
              kind: 'paragraph',
              text: 'Your right to cancel as set out above is not affected. An enquiry sent through the configurator does not bind you in any case.',
            },
          ],
        },
        {
          id: 'privacy-and-photos',
          title: 'Privacy and photographs',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) How we handle your data is explained in our privacy policy.',
            },
            { kind: 'action', action: { label: 'Read the privacy policy', to: { route: 'privacy' } } },
            {
              kind: 'paragraph',
              text: '(2) We photograph tables, dishes and rooms before the guests arrive and may show these pictures. Pictures in which people can be recognised are taken and published only with their consent. Tell us if you want no pictures at all.',
            },
            {
              kind: 'paragraph',
              text: '(3) On request we sign a confidentiality agreement.',
            },
          ],
        },
        {
          id: 'final-provisions',
          title: 'Disputes, law, jurisdiction',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) We do not take part in dispute resolution before a consumer conciliation body, nor does any law oblige us to (section 36 VSBG).',
            },
            {
              kind: 'paragraph',
              text: '(2) German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection of mandatory rules of the country in which they normally live.',
            },
            {
              kind: 'paragraph',
              text: `(3) For merchants, legal persons under public law and special funds under public law, the place of jurisdiction is ${address.city}.`,
            },
            {
              kind: 'paragraph',
              text: '(4) If a provision is invalid, the rest of the contract stands; the law takes its place (section 306 BGB).',
            },
            {
              kind: 'paragraph',
              text: 'These terms date from 21 November 2026. Each contract is governed by the version that came with its quotation.',
            },
          ],
        },
      ],
    },
  ],
};
