import type { RecordWords } from '../../record/entries';
import { retention } from '../../retention';

const untilSent = `until you send or delete it, ${retention.draftDays} days at most`;
const untilEvent = `until the day of the event, ${retention.draftDays} days at most; removed on your next visit`;
const untilDeleted = 'until you delete it';
const untilTabCloses = 'until you close the tab';

export const words: RecordWords = {
  bases: {
    necessary: 'Section 25(2) no. 2 TDDDG',
    contract: 'Art. 6(1)(b) GDPR',
    interest: 'Art. 6(1)(f) GDPR',
    law: 'Art. 6(1)(c) GDPR with section 257 HGB and section 147 AO',
    consent: 'Section 25(1) TDDDG, Art. 6(1)(a) GDPR',
    proof: 'Art. 7(1) GDPR',
    employment: 'Section 26 BDSG',
  },
  readers: {
    staff: 'those of us who plan, cook and invoice',
    technicians: 'our technicians',
    owner: 'you',
    accountants: 'tax adviser, tax office',
    providers: 'service providers working for us',
  },
  places: {
    cookie: 'Cookie',
    local: 'Local storage',
    session: 'Session storage',
  },
  columns: {
    name: 'Name',
    place: 'Where',
    why: 'What for',
    what: 'Which data',
    basis: 'Legal basis',
    until: 'How long',
    who: 'Who sees it',
  },
  browser: {
    consent: {
      what: 'your decision for each category, with its time and version',
      until: '12 months or until the next version',
    },
    locale: { what: 'your language; sent to our server with every request', until: '12 months at most' },
    localeCopy: { what: 'the same language, in case the cookie is missing', until: untilDeleted },
    localeGuessed: {
      what: 'a sign that the language came from your browser settings',
      until: '15 seconds',
    },
    localeChosen: { what: 'a sign that you chose the language yourself', until: '12 months at most' },
    bannerClosed: {
      what: 'a sign that you closed the cookie notice without choosing',
      until: untilTabCloses,
    },
    display: {
      what: 'how pages look: light or dark, high contrast, larger text, darker background, marked links',
      until: untilDeleted,
    },
    draft: { what: 'your plan in the planner with the names and addresses you entered', until: untilSent },
    variants: { what: 'other versions of the plan to compare, without contact details', until: untilSent },
    setAside: {
      what: 'an older plan, or one that a link replaced, to take back, with contact details',
      until: `until you take it back or delete it, ${retention.setAsideDays} days after its last change at most`,
    },
    draftBase: {
      what: 'the account’s identifier and the draft as last agreed on with it',
      until: 'the draft until you sign out, the identifier until you delete it',
    },
    contact: {
      what: 'a message begun in the contact form',
      until: 'until you send it or close the tab',
    },
    lastInquiry: { what: 'number and reply date of your last enquiry', until: untilEvent },
    sentPlan: {
      what: 'the plan you last sent, in words, with name, e-mail and telephone, for the confirmation page, the PDF and your calendar',
      until: untilEvent,
    },
    planKeys: { what: 'keys to the enquiries whose page was opened in this tab', until: untilTabCloses },
    session: {
      what: 'tokens of your sign-in, only with an account; the browser splits long values (.0, .1), and while you confirm an address -code-verifier is added for a short time',
      until: `until you sign out, ${retention.sessionDays} days at most`,
    },
    knownBrowser: {
      what: 'a random number, only with an account: it tells us whether a confirmation link is opened in the browser that asked for it; sent to /auth only',
      until: `${retention.unconfirmedDays} days`,
    },
  },
  server: {
    delivery: {
      why: 'Delivering and protecting the website',
      what: 'IP address, time, page address, browser; the website’s own log holds codes only',
      until: `${retention.webServerLogDays} days`,
    },
    limits: {
      why: 'Preventing misuse of forms and sign-in',
      what: 'keyed hash of the IP or e-mail address (not the address itself), identifier of the account, a count',
      until: '25 hours at most',
    },
    inquiry: {
      why: 'Enquiry without a quote',
      what: 'plan, name, e-mail, telephone, addresses, questions and answers, our notes, who did what and when',
      until: `${retention.inquiryMonths} months after the day of the event or, where no day is named, after the last contact`,
    },
    offer: {
      why: 'Quote',
      what: 'the enquiry and every quote as we sent it',
      until: `${retention.offerYears} years from the end of the calendar year (business correspondence)`,
    },
    order: {
      why: 'Order and invoice',
      what: 'contract, record of acceptance, number of guests confirmed, cancellation, invoice, payment',
      until: 'business correspondence 6 years; in our accounts, vouchers 8 and books 10 years',
    },
    days: {
      why: 'The calendar of the house',
      what: 'which day is held or booked for which enquiry; all that is public is whether a day is free',
      until: `with the enquiry; days without one, ${retention.closedDays} days after the day`,
    },
    message: {
      why: 'Message, call, call-back',
      what: 'name, contact details, subject',
      until: `${retention.inquiryMonths} months after receipt`,
    },
    mail: {
      why: 'Delivering e-mails',
      what: 'recipient, reason, time, attempts at delivery',
      until: `${retention.mailDays} days after sending; in our mailbox as long as the matter itself`,
    },
    account: {
      why: 'Customer account',
      what: 'e-mail address, password hash, language, times of sign-in, linked enquiries and messages',
      until: 'until you delete the account',
    },
    accountDraft: {
      why: 'Draft in the customer account',
      what: 'the plan you are working on while signed in',
      until: `until you send or delete it, ${retention.draftDays} days after its last change at most`,
    },
    usedLinks: {
      why: 'Letting links in e-mails work once only',
      what: 'keyed hash of the link',
      until: `${retention.usedLinkDays} days`,
    },
    signIns: {
      why: 'Investigating misuse of accounts',
      what: 'who signed in when, with e-mail and IP address',
      until: `${retention.signInLogDays} days`,
    },
    staff: {
      why: 'Access for our team',
      what: 'name, account and role',
      until: 'until the person leaves',
    },
    analytics: {
      why: 'Statistics, marketing and outside content, where set up',
      what: 'usage data and identifiers of the providers',
      until: 'until you withdraw consent; reports 14 months at most',
    },
  },
};
