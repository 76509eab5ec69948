import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { openingHours, phone } = site;

export const en: Translation<typeof de> = {
  meta: {
    title: 'Accessibility information',
    description: `How ${site.name} makes its website and catering configurator accessible, what is still missing, how to report a barrier and who supervises us.`,
    keywords: ['accessibility', 'BFSG', 'WCAG 2.2', 'report a barrier', 'high contrast', 'step-free access'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Usable by everyone',
    title: 'Accessibility information',
    lead: 'Details under section 14 and annex 3 of the German Accessibility Strengthening Act (BFSG), and what to expect on site.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'accessibility-information',
      notice: 'This information has been translated from German; in case of doubt the German text decides.',
      parts: [
        {
          id: 'service',
          title: 'Our online service',
          blocks: [
            {
              kind: 'paragraph',
              text: 'On this website you read what we offer at the venue and as a caterer, put together an event in the catering configurator and ask for a quotation. That is a step towards a contract with consumers. We therefore treat pages, configurator, contact form and e-mails as covered by the BFSG and do not rely on the exemption for microenterprises.',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Reading pages',
                  text: 'Offers, prices, news and legal texts in German, English and Spanish.',
                },
                {
                  term: 'Configuring catering',
                  text: 'Occasion, guests, packages, dishes with allergens, services; at the end a non-binding enquiry.',
                },
                { term: 'Getting in touch', text: 'A form with an optional call-back, e-mail or telephone.' },
                {
                  term: 'Account (optional)',
                  text: 'See your own enquiries again and carry on planning on a second device.',
                },
              ],
            },
          ],
        },
        {
          id: 'how-it-works',
          title: 'How an enquiry works',
          blocks: [
            {
              kind: 'list',
              items: [
                'The configurator takes you through seven short steps, one question per screen. Each step has a name and an address of its own.',
                'Your progress is saved as you go. You can go back, pause and continue later; there is no time limit.',
                'Errors are put into words next to the field and listed above the form; from there you jump to the field.',
                'Before sending you see everything on one page and can change any entry.',
                `After sending we give you a reference number. The answer arrives within ${site.answerDays} days.`,
              ],
            },
            {
              kind: 'paragraph',
              text: `Would you rather do without a screen? On the telephone we ask the same questions and write the answers down: ${phone.international}, daily from ${openingHours.opens} to ${openingHours.closes}. An informal e-mail will do as well.`,
            },
            { kind: 'action', action: { label: 'Call instead of filling in', to: { phone: 'main' } } },
          ],
        },
        {
          id: 'measures',
          title: 'How we meet the requirements',
          blocks: [
            {
              kind: 'paragraph',
              text: 'The standard is European norm EN 301 549 with the WCAG 2.1 criteria at level AA. We design and test to the stricter WCAG 2.2 AA. What we pay attention to:',
            },
            {
              kind: 'list',
              items: [
                'Everything can be reached by keyboard; the focus stays visible and nothing covers it.',
                'A skip link leads past the header to the content; when the page changes, screen readers announce the new title.',
                'Headings, lists, tables, fields and switches are marked up as what they are and named in all three languages.',
                'Text has a contrast ratio of at least 4.5:1, and 7:1 in high-contrast mode.',
                'The film, the promotional banner, carousels and rotating texts can be paused; if you have set reduced motion, there is none.',
                'At 200 per cent zoom and at a width of 320 pixels nothing is lost.',
                'Reading and getting in touch also work without JavaScript.',
                'Pictures carry alternative texts, decorative ones stay silent.',
              ],
            },
            {
              kind: 'paragraph',
              text: 'The “Accessibility” area of the menu holds four display aids: high contrast, larger text, darkened background and highlighted links. Your choice is kept in this browser.',
            },
          ],
        },
        {
          id: 'assessment',
          title: 'Testing and result',
          blocks: [
            {
              kind: 'table',
              columns: ['What is tested', 'How', 'When'],
              rows: [
                [
                  'All page types in three languages and three colour modes',
                  'Automatic check with axe-core, target: no finding',
                  'before every release',
                ],
                [
                  'Menu, cookie banner, configurator, carousels',
                  'Browser tests by keyboard alone, at phone and desktop width',
                  'before every release',
                ],
                [
                  'Contrast of all colour pairs',
                  'Calculation by the WCAG formula',
                  'whenever the design changes',
                ],
                [
                  'Comprehensibility and order of the content',
                  'Review by our team, without speech output',
                  'last on 21 November 2026',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Automatic checks find about half of the possible faults. An independent body has not tested the site yet. Nor has it been tested yet with people who work with a screen reader, a magnifier or switches every day. Our result is therefore a cautious one: by this self-assessment, website and configurator largely meet the requirements. What we know of is in the next section.',
            },
          ],
        },
        {
          id: 'limitations',
          title: 'What is not accessible yet',
          blocks: [
            {
              kind: 'table',
              columns: ['Content', 'Reason', 'What you can use instead', 'By when'],
              rows: [
                [
                  'Instagram feed and review widgets, if set up and loaded by you',
                  'The code comes from the provider; we cannot change it',
                  'Gallery with alternative texts, guest comments as text on the home page',
                  'yearly check whether the provider has improved it',
                ],
                [
                  'Video of an outside provider, if set up',
                  'Outside player without assured usability',
                  'Still picture and text; the video carries no information missing there',
                  'yearly check as above',
                ],
                [
                  'PDF of your plan',
                  'The file is not tagged throughout for screen readers',
                  'The same details on the review step of the configurator and in the confirmation e-mail',
                  'by 30 June 2027',
                ],
                [
                  'Easy language and sign language',
                  'Not required of private providers, not produced so far',
                  'Short sentences on every page; on the telephone we take our time',
                  'open',
                ],
              ],
            },
          ],
        },
        {
          id: 'burden',
          title: 'Disproportionate burden',
          blocks: [
            {
              kind: 'paragraph',
              text: 'We do not claim a fundamental alteration (section 16 BFSG) or a disproportionate burden (section 17 BFSG) for any content. Should we ever do so, we will give the reasons here and keep the assessment for five years.',
            },
          ],
        },
        {
          id: 'on-site',
          title: 'Access on site',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Parking is next to the house. Entrance, main room and one WC are reached without a step. A paved path leads to the shore, the meadow beside it is soft in wet weather; a ramp bridges the one step to the Fireplace Room. Tell us beforehand what you or your guests need, for instance a wheelchair place at the table, a menu in large print or a quiet room: we will plan for it.',
            },
          ],
        },
        {
          id: 'feedback',
          title: 'Reporting a barrier',
          blocks: [
            {
              kind: 'paragraph',
              text: `Are you stuck somewhere? Write and tell us on which page and which software or device you use. We confirm receipt within ${site.answerDays} days; within 14 days you hear what we will change or which other way we can offer you.`,
            },
            {
              kind: 'terms',
              items: [
                { term: 'By e-mail', text: `${site.email}, subject “Barrier”` },
                { term: 'By phone', text: phone.international },
              ],
            },
            { kind: 'action', action: { label: 'Report a barrier by form', to: { route: 'contact' } } },
          ],
        },
        {
          id: 'market-surveillance',
          title: 'Supervision and conciliation',
          blocks: [
            {
              kind: 'paragraph',
              text: 'One joint authority supervises compliance with the BFSG for all German states. It also accepts complaints:',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Authority',
                  text: 'Market surveillance authority of the German states for the accessibility of products and services (MLBF)',
                },
                {
                  term: 'Postal address',
                  text: 'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg, Germany',
                },
                { term: 'Electronic mail', text: 'MLBF@ms.sachsen-anhalt.de' },
              ],
            },
            {
              kind: 'paragraph',
              text: 'If we do not find a solution, section 34 BFSG also lets you turn to the conciliation body under section 16 of the German Act on Equal Opportunities for People with Disabilities. The procedure is free of charge for you.',
            },
          ],
        },
        {
          id: 'version',
          title: 'Date of this information',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Prepared on 21 November 2026 on the basis of the tests named above. We revise it after every major change and at least once a year.',
            },
          ],
        },
      ],
    },
  ],
};
