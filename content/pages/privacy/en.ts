import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { address, company, phone, social } = site;
const networks = social.map((profile) => profile.name).join(', ');

export const en: Translation<typeof de> = {
  meta: {
    title: 'Privacy policy',
    description: `Which data ${site.name} processes while you read, plan, enquire and celebrate, on what legal basis, for how long, and what rights you have.`,
    keywords: ['privacy policy', 'data protection', 'GDPR', 'TDDDG', 'retention periods', 'your rights'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Your data with us',
    title: 'Privacy policy',
    lead: 'A celebration needs names, dates and addresses. This is what we do with them, for how long, and what you may ask of us.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'privacy-policy',
      notice:
        'You are reading a translation of our privacy policy. Only the German original is legally binding.',
      parts: [
        {
          id: 'controller',
          title: 'Controller',
          blocks: [
            {
              kind: 'paragraph',
              text: `The controller within the meaning of Art. 4(7) of the General Data Protection Regulation (GDPR) is ${company.legalName}, represented by ${company.director}, ${address.street}, ${address.zip} ${address.city}, ${address.countryName.en}.`,
            },
            {
              kind: 'terms',
              items: [
                { term: 'Privacy questions', text: `${site.email}, subject “Privacy”` },
                { term: 'By telephone', text: phone.international },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Under section 38 of the German Federal Data Protection Act (BDSG) we are not required to appoint a data protection officer. The management handles requests under data protection law itself.',
            },
          ],
        },
        {
          id: 'overview',
          title: 'Purposes, legal bases and periods at a glance',
          blocks: [
            {
              kind: 'table',
              columns: ['What for', 'Which data', 'Legal basis', 'How long'],
              rows: [
                [
                  'Delivering and protecting the website',
                  'IP address, time, page address, browser',
                  'Art. 6(1)(f) GDPR (secure operation)',
                  '14 days',
                ],
                [
                  'Preventing misuse of forms, voucher check and sign-in',
                  'Keyed hash of the IP address (not the address itself) with the number of submissions; for sign-in, IP and e-mail address, in working memory only',
                  'Art. 6(1)(f) GDPR (protection against spam)',
                  '24 hours at most, in working memory 1 hour',
                ],
                [
                  'Configurator draft',
                  'Your plan and any contact details you have entered',
                  'Section 25(2) no. 2 TDDDG',
                  'on your device until you send or delete it, no longer than 90 days',
                ],
                [
                  'Enquiry without quotation',
                  'Plan, name, e-mail, telephone, address of the event',
                  'Art. 6(1)(b) GDPR',
                  '6 months after the last contact',
                ],
                [
                  'Quotation without order',
                  'Enquiry, quotation, correspondence',
                  'Art. 6(1)(b), then (c) GDPR with section 257 HGB (Commercial Code) and section 147 AO (Fiscal Code)',
                  '6 years as business correspondence, with restricted processing once the quotation has lapsed',
                ],
                [
                  'Order and invoice',
                  'Contract, number of guests, schedule, invoice, payment',
                  'Art. 6(1)(b) and (c) GDPR',
                  'Accounting records 8 years, books 10 years, business correspondence 6 years',
                ],
                [
                  'Message, call, call-back',
                  'Name, contact details, subject',
                  'Art. 6(1)(b) or (f) GDPR (answering your question)',
                  '6 months after receipt',
                ],
                [
                  'Delivering e-mails',
                  'Recipient, reason, time and attempts at delivery',
                  'Art. 6(1)(b) and (f) GDPR (showing that an e-mail went out)',
                  '30 days after sending',
                ],
                [
                  'Customer account',
                  'E-mail, password hash, times of sign-in, linked enquiries and messages, draft',
                  'Art. 6(1)(b) GDPR',
                  'until you delete the account; the draft no longer than 90 days after its last change',
                ],
                [
                  'Proof of your cookie decision',
                  'Time, version, categories',
                  'Art. 7(1), Art. 6(1)(c) GDPR',
                  '12 months on your device; we keep the wording of each version for 3 years after it ceases to apply',
                ],
                [
                  'Statistics and marketing',
                  'Usage data, identifiers of the providers',
                  'Consent: section 25(1) TDDDG, Art. 6(1)(a) GDPR',
                  'until you withdraw, reports 14 months at most',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'The periods for correspondence and accounting records start at the end of the calendar year in which the document was created. After that we delete.',
            },
            {
              kind: 'paragraph',
              text: 'Within our house, the people who plan, cook and invoice your event have access. Outside it, only these receive data: our data centre, our e-mail provider, our tax adviser and the tax authorities and, once you have placed an order, the suppliers who work on your event. Nothing is sold.',
            },
          ],
        },
        {
          id: 'hosting',
          title: 'Hosting and server logs',
          blocks: [
            {
              kind: 'paragraph',
              text: 'The website and its database run on servers in the European Union at a data centre operator with whom we have a processing agreement (Art. 28 GDPR). We will tell you the name on request.',
            },
            {
              kind: 'paragraph',
              text: 'With each request the server writes a log: IP address, date and time, address requested, status code, amount transferred, browser and the page visited before, if your browser reports it. We need the log to find faults and fend off attacks, do not combine it with any other data and delete it after 14 days.',
            },
            {
              kind: 'paragraph',
              text: 'If the database is hosted by Supabase (Supabase, Inc., USA, and Supabase Pte. Ltd., Singapore), that too is processing on our behalf, with a data region in the European Union and standard contractual clauses. Where that service is not set up, the database is on the same server as the website.',
            },
          ],
        },
        {
          id: 'device-storage',
          title: 'Storage on your device',
          blocks: [
            {
              kind: 'paragraph',
              text: 'The table lists every entry that we ourselves create in your browser. Each one is needed for a function you use. None contains an advertising identifier.',
            },
            {
              kind: 'table',
              columns: ['Name', 'Content and purpose', 'Duration', 'Legal basis'],
              rows: [
                [
                  'seegut-consent-v2 (local storage)',
                  'Decision per category with time and version',
                  '12 months',
                  'Section 25(2) no. 2 TDDDG, Art. 7(1) GDPR',
                ],
                [
                  'NEXT_LOCALE (cookie), seegut-locale (local storage)',
                  'de, en or es: so that you read the site in your language',
                  'Cookie 12 months at most, local storage until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-locale-guessed (cookie)',
                  'sign that the language came from the browser',
                  '15 seconds',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-theme (local storage)',
                  'light or dark',
                  'until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-high-contrast (local storage)',
                  'true or false: high-contrast colours',
                  'until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-large-text (local storage)',
                  'true or false: larger text',
                  'until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-dark-background (local storage)',
                  'true or false: darker background',
                  'until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-highlight-links (local storage)',
                  'true or false: links visibly marked',
                  'until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'cateringConfig (local storage)',
                  'Plan in the configurator with the names and addresses you entered',
                  'until sent or deleted, 90 days at the latest',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-plan-variant (local storage)',
                  'second version of the plan to compare with, without contact details',
                  'until sent or deleted, 90 days at the latest',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-plan-set-aside (local storage)',
                  'previous plan with the names and addresses entered, to take back',
                  'until taken back or discarded, 120 days at the latest',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-shown-prices (local storage)',
                  'prices shown last, in order to explain a change of price',
                  'as long as the draft',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-draft-base (local storage)',
                  'the account’s identifier and the draft as last agreed on with it',
                  'draft until you sign out, identifier until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-contact (session storage)',
                  'message begun in the contact form',
                  'until sent or the tab is closed',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-last-inquiry (local storage)',
                  'Reference number, day of our answer and access key to the status of your last enquiry',
                  'until your next enquiry or until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-sent-plan (local storage)',
                  'the plan you last sent, in words, with the details entered',
                  'until your next enquiry or until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'seegut-offline (cache storage)',
                  'pages, typefaces and small pictures of the configurator for use without a connection; nothing about you',
                  'until the next version of the website or until deleted',
                  'Section 25(2) no. 2 TDDDG',
                ],
                [
                  'sg-auth (cookie, where needed with the ending .0, .1 or -code-verifier)',
                  'Access and refresh token of your sign-in; only with a customer account',
                  'until you sign out, at most 400 days',
                  'Section 25(2) no. 2 TDDDG, Art. 6(1)(b) GDPR',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'When you open the configurator, your browser sets up a service worker for it: a small program that keeps the configurator’s pages, typefaces and pictures so that it opens without a connection. It asks without cookies, stores nothing about you and leaves all other pages alone. If you have switched on data saving, none of this happens.',
            },
            {
              kind: 'action',
              action: { label: 'Go to the cookie policy', to: { route: 'cookies' } },
            },
          ],
        },
        {
          id: 'configurator',
          title: 'Catering configurator',
          blocks: [
            {
              kind: 'paragraph',
              text: 'While you are planning, the draft stays in your browser. We do not see it. “Delete draft” removes it at once. If you are signed in, we synchronise it with your account so that you can carry on planning on a second device. There it stays until you send or delete it, for no more than 90 days after its last change. If two devices have changed the same thing, the other version is kept as a second variant.',
            },
            {
              kind: 'paragraph',
              text: 'If you share your plan as a link or QR code, the plan sits in the part of the address after the hash sign. Browsers send that part to no server; anyone you give the link to can read it.',
            },
            {
              kind: 'paragraph',
              text: 'When you send your non-binding enquiry at the end, we receive:',
            },
            {
              kind: 'list',
              items: [
                'occasion, place, date, number of guests, chosen packages, dishes and services,',
                'first name, surname and e-mail address (needed for the quotation),',
                'telephone number, company, billing and delivery address, message and voucher code (optional),',
                'the chosen language, the price shown and the time.',
              ],
            },
            {
              kind: 'paragraph',
              text: `The legal basis is Art. 6(1)(b) GDPR: you are asking for a quotation. No consent is needed for that. We answer within ${site.answerDays} days and first send you an acknowledgement with a copy of your details, free of advertising. It contains a link to the status of your enquiry that opens without signing in; anyone who knows it sees number and status.`,
            },
            {
              kind: 'paragraph',
              text: 'We use no outside service against automated submissions. A hidden field, the time taken before sending and a limit per IP address and hour are enough.',
            },
            {
              kind: 'paragraph',
              text: 'If you check a voucher in the configurator, only its code goes to our server, which answers with value and validity. Unknown codes are counted per connection, so that nobody can guess one.',
            },
          ],
        },
        {
          id: 'dietary-needs',
          title: 'Information on intolerances',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Please give us allergies and intolerances as a number only, for example “2 × gluten-free”. A number without a name points to nobody and is all the kitchen needs.',
            },
            {
              kind: 'paragraph',
              text: 'Add a name, and it becomes health data (Art. 9 GDPR). Do so only if that person has expressly agreed (Art. 9(2)(a) GDPR). We pass such details only to the kitchen and service team of the evening and delete the name after the event.',
            },
          ],
        },
        {
          id: 'contact',
          title: 'Contact form, e-mail, telephone, call-back',
          blocks: [
            {
              kind: 'paragraph',
              text: 'In the contact form we need your name, your e-mail address, the topic and your message. Telephone number, day and time for a call-back are optional; we then ring about that matter only, never to advertise. The form also works without JavaScript and without an account.',
            },
            {
              kind: 'paragraph',
              text: 'Messages are stored in our database first, under a reference number, so that none is lost. Where an e-mail service is set up, the message then travels through its servers to our mailbox, and the confirmation to you. That service works on our behalf. If a possible event is concerned, Art. 6(1)(b) GDPR applies; otherwise our interest in answering you (f).',
            },
            {
              kind: 'paragraph',
              text: 'We do not record calls. An ordinary e-mail is encrypted only in transit; confidential matters are better sent by post or discussed on the telephone.',
            },
          ],
        },
        {
          id: 'contract',
          title: 'Quotation, contract, invoice',
          blocks: [
            {
              kind: 'paragraph',
              text: 'For quotations and orders we process contact details, addresses, the plan, the schedule, arrangements, invoices and payments. What others must know for your event, such as the delivery time for the florist or the running order for the DJ, we pass on to the extent necessary.',
            },
            {
              kind: 'paragraph',
              text: 'If we offer companies payment on account, we check creditworthiness beforehand as far as we bear a risk of default (Art. 6(1)(f) GDPR). The quotation names the credit agency.',
            },
            {
              kind: 'paragraph',
              text: 'Legal opinion is divided on quotations that did not lead to an order: they are often regarded as business correspondence. We therefore keep them for six years, but lock them as soon as the quotation has lapsed and use them for nothing else.',
            },
          ],
        },
        {
          id: 'account',
          title: 'Customer account and signing in',
          blocks: [
            {
              kind: 'paragraph',
              text: 'You never need an account. With one, you see your own enquiries and their status, use them as templates and plan on several devices. For this we store your e-mail address, a salted hash of your password (not the password), the times of creation and last sign-in, and the link to your enquiries.',
            },
            {
              kind: 'paragraph',
              text: 'You confirm the address of a new account through a link that we send you. Only then do we also assign to the account earlier enquiries and messages that came from this address. What you send while signed in belongs to it at once. Of links that have been used we keep a hash for 30 days, so that none works twice. E-mails about the account (confirmation, new password, changed address, deletion) never contain advertising. The website does not tell strangers whether an address has an account.',
            },
            {
              kind: 'paragraph',
              text: 'Signing in is built on Supabase technology, run by ourselves or as a service of the provider named under “Hosting”. In that case your browser contacts the provider directly when you sign in and so sends it your IP address. In the browser, a cookie with tokens keeps you signed in (see “Storage on your device”). Our server counts attempts to sign in per IP address and per e-mail address, in working memory and for no more than an hour, to protect passwords from guessing (Art. 6(1)(f) GDPR).',
            },
            {
              kind: 'paragraph',
              text: 'Whatever is stored about you can be downloaded from your account as a file (JSON): access data without the password, enquiries, linked messages and the draft. If you delete the account, access, sessions and draft disappear at once and you receive one last e-mail. Enquiries, messages and contracts then remain only as far as a period in the overview demands, and without any link to the account.',
            },
          ],
        },
        {
          id: 'newsletter',
          title: 'Newsletter',
          blocks: [
            {
              kind: 'paragraph',
              text: 'We do not send a newsletter at present. Should we start one, it will require a separate subscription confirmed through a link (double opt-in). We would keep the time and IP address of the confirmation as evidence until three years after you unsubscribe, and every issue would carry an unsubscribe link.',
            },
          ],
        },
        {
          id: 'consent-management',
          title: 'Managing your consent',
          blocks: [
            {
              kind: 'paragraph',
              text: 'The website stores your decision itself, without an outside service: categories, time and the version of the wording you saw. The entry is in your browser; we keep no list of visitors.',
            },
            {
              kind: 'paragraph',
              text: 'We ask again after twelve months or when there is a new version. A refusal lasts just as long. You may withdraw at any time with effect for the future (Art. 7(3) GDPR), from any page in two clicks:',
            },
            { kind: 'action', action: { label: 'View and withdraw your choice', to: { consent: 'open' } } },
          ],
        },
        {
          id: 'statistics-and-marketing',
          title: 'Statistics and marketing',
          blocks: [
            {
              kind: 'paragraph',
              text: 'If we have set up a Google Tag Manager container (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland) and you allow statistics or marketing, your browser loads its script. Before that, no connection to Google is made. In it we use Google Analytics 4 for statistics and Google Ads conversion measurement for marketing. For Analytics we have a processing agreement with Google; for Google Ads, Google is also a controller in its own right.',
            },
            {
              kind: 'paragraph',
              text: 'We use Google Consent Mode v2 in its basic form: ad_storage, ad_user_data, ad_personalization and analytics_storage are set to “denied” until you switch on the matching category. Without consent not even an anonymous signal is sent.',
            },
          ],
        },
        {
          id: 'embedded-content',
          title: 'Embedded content',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Outside content appears only after two steps: you see a placeholder with provider, purpose and a picture of our own, and you decide. When it loads, the provider learns your IP address and the page you are on, may set cookies and, if you are signed in there, may link the visit to your profile. The website loads such scripts into a separate frame.',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Film on the home page',
                  text: 'Our own film is on our server. Data leave it only if we have set up a provider’s video instead, for example from Vimeo.com, Inc., New York, USA, and only after your consent to “Preferences”.',
                },
                {
                  term: 'Instagram',
                  text: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Ireland; transfer to Meta Platforms, Inc., USA, is possible. Category “Marketing”.',
                },
                {
                  term: 'Review widget and portal seals',
                  text: 'Load score and guest comments from the portal concerned. Its name and seat are given on the placeholder. Category “Marketing”.',
                },
                {
                  term: 'Travel portal badge',
                  text: 'Loads the current badge from the travel portal whose name and seat are given on the placeholder. Category “Marketing”.',
                },
                {
                  term: 'Maps',
                  text: 'Are not embedded. Only when you click a link with directions does the map service open, and its own notices apply.',
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'If a service is not set up, there is no placeholder either: our own pictures and words stand there permanently. You share articles through your device, by e-mail or by WhatsApp; the buttons are plain links and transmit nothing before you click.',
            },
          ],
        },
        {
          id: 'social-profiles',
          title: 'Our profiles on social networks',
          blocks: [
            {
              kind: 'paragraph',
              text: `We have profiles on ${networks}. From this website only links lead there. When you visit a profile, the network processes your data under its own rules and gives us aggregated figures about visitors. For those figures we and the network are joint controllers (Art. 26 GDPR); the arrangements are published by the networks. Your rights are most effectively exercised there, but you may also turn to us.`,
            },
            {
              kind: 'paragraph',
              text: 'If you write to us there, we use your message and profile name to reply (Art. 6(1)(f) GDPR). We do not handle plans or contracts through social networks.',
            },
          ],
        },
        {
          id: 'third-countries',
          title: 'Transfers to third countries',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Without your consent and without one of the services named, your data do not leave the European Union. With providers from the USA we rely on the adequacy decision for the EU-US Data Privacy Framework where the company is certified (Art. 45 GDPR), otherwise, and with providers from other countries, on standard contractual clauses (Art. 46(2)(c) GDPR). We will send you a copy of the clauses on request.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'Your rights',
          blocks: [
            {
              kind: 'list',
              items: [
                'access to your data and a copy (Art. 15 GDPR)',
                'rectification of wrong details (Art. 16 GDPR)',
                'erasure, unless a duty to retain stands in the way (Art. 17 GDPR)',
                'restriction of processing (Art. 18 GDPR)',
                'portability in a common format (Art. 20 GDPR), with a customer account also as a download of your own',
                'withdrawal of consent for the future (Art. 7(3) GDPR)',
              ],
            },
            {
              kind: 'paragraph',
              text: 'An informal message is enough. We answer within one month at the latest and ask for proof of identity only where we have reasonable doubts.',
            },
            { kind: 'action', action: { label: 'Send a privacy request by e-mail', to: { mail: 'main' } } },
          ],
        },
        {
          id: 'objection',
          title: 'Right to object under Art. 21 GDPR',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Where we base processing on our legitimate interests (Art. 6(1)(f) GDPR), you may object at any time on grounds relating to your particular situation. You may object to direct marketing without giving a reason; we will then stop it.',
            },
            {
              kind: 'paragraph',
              text: `After an objection we no longer process the data unless compelling legitimate grounds or legal claims require it. Please send it to ${site.email}.`,
            },
          ],
        },
        {
          id: 'complaint',
          title: 'Complaint to the supervisory authority',
          blocks: [
            {
              kind: 'paragraph',
              text: 'You may complain to any data protection authority (Art. 77 GDPR). The one responsible for us is:',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Authority',
                  text: 'State Commissioner for Data Protection and Freedom of Information of North Rhine-Westphalia (LDI NRW)',
                },
                { term: 'Seat', text: 'Kavalleriestraße 2–4, 40213 Düsseldorf, Germany' },
                { term: 'Online', text: 'poststelle@ldi.nrw.de, www.ldi.nrw.de' },
              ],
            },
          ],
        },
        {
          id: 'obligation',
          title: 'Required details and automated decisions',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Nobody has to give us data. Without the fields marked as required, however, we can neither write a quotation nor perform a contract. The configurator works out an expected price from your details; the quotation is written by a person. There are no automated decisions or profiles within the meaning of Art. 22 GDPR.',
            },
          ],
        },
        {
          id: 'version',
          title: 'Date and version',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Version 1.0 of 21 November 2026. When a service or a period changes, we adapt this policy; we will send you earlier versions if you ask.',
            },
          ],
        },
      ],
    },
  ],
};
