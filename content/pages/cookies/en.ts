import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  meta: {
    title: 'Cookie policy and your choice',
    description: `Every entry ${site.name} leaves in your browser, what it is for and how long it stays. See, change or withdraw your current choice in two clicks.`,
    keywords: ['cookie policy', 'cookies', 'withdraw consent', 'TDDDG', 'local storage'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'What stays in your browser',
    title: 'Cookie policy',
    lead: 'Unless you say yes, we store only what the website needs in order to work. Here is every entry by name.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'cookie-policy',
      notice: 'This cookie policy is a translation. If the two versions differ, the German text prevails.',
      parts: [
        {
          id: 'what-we-store',
          title: 'What we store and why',
          blocks: [
            {
              kind: 'paragraph',
              text: 'A cookie is a small text file that your browser sends to our server with every request. Local storage is a notepad that only this website reads, inside your browser. We use both sparingly: the table below names every entry, and most of them appear only once you set something, plan or sign in.',
            },
            {
              kind: 'paragraph',
              text: 'Whatever a function you asked for cannot do without may be stored without consent (section 25(2) no. 2 TDDDG, the German act on privacy in digital services). For anything else we ask first (section 25(1) TDDDG). Your answer applies to this device and this browser only.',
            },
          ],
        },
        {
          id: 'categories',
          title: 'The four categories',
          blocks: [
            {
              kind: 'terms',
              items: [
                {
                  term: 'Necessary',
                  text: 'Always on: your cookie choice, language, display settings, the configurator draft, signing in. No entry serves advertising or audience measurement.',
                },
                {
                  term: 'Preferences',
                  text: 'Videos from an outside provider that can run in place of our own film.',
                },
                {
                  term: 'Statistics',
                  text: 'Measuring which pages are read and where visitors give up.',
                },
                {
                  term: 'Marketing',
                  text: 'Instagram feed, review widgets, travel portal badge and the measurement of advertisements.',
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'A service in the last three categories runs only when two things are true: we have set it up for this website, and you have agreed to its category. Until then our own pictures and words stand in its place. With every service set up, up to nine partners are involved: a video provider, Google, Meta and six review and trade portals.',
            },
          ],
        },
        {
          id: 'necessary',
          title: 'Necessary entries',
          blocks: [
            {
              kind: 'table',
              columns: ['Name', 'Where', 'What for', 'How long'],
              rows: [
                [
                  'seegut-consent-v2',
                  'Local storage',
                  'Remembers what you chose in the cookie banner, so that it does not come back on every page',
                  '12 months or until the next version',
                ],
                [
                  'NEXT_LOCALE',
                  'Cookie',
                  'Tells the server whether to send German, English or Spanish',
                  '12 months at most',
                ],
                [
                  'seegut-locale-guessed',
                  'Cookie',
                  'Remembers for a moment that the language came from your browser settings and was not chosen by you',
                  '15 seconds',
                ],
                [
                  'seegut-locale',
                  'Local storage',
                  'The same language choice, in case the cookie is missing',
                  'until you delete it',
                ],
                ['seegut-theme', 'Local storage', 'Light or dark display', 'until you delete it'],
                ['seegut-high-contrast', 'Local storage', 'High contrast on or off', 'until you delete it'],
                ['seegut-large-text', 'Local storage', 'Larger text on or off', 'until you delete it'],
                [
                  'seegut-dark-background',
                  'Local storage',
                  'Darkened background on or off',
                  'until you delete it',
                ],
                [
                  'seegut-highlight-links',
                  'Local storage',
                  'Highlighted links on or off',
                  'until you delete it',
                ],
                [
                  'cateringConfig',
                  'Local storage',
                  'Your draft in the configurator: guests, dishes, date and whatever you typed into the contact fields',
                  'until you send or delete it, 90 days at most',
                ],
                [
                  'seegut-plan-variant',
                  'Local storage',
                  'A second version of your plan to compare with, without contact details',
                  'until you send or delete it, 90 days at most',
                ],
                [
                  'seegut-plan-set-aside',
                  'Local storage',
                  'Your previous plan that a link has replaced or that is 90 days old, with everything you entered, so that you can take it back',
                  'until you take it back or discard it, 120 days at most',
                ],
                [
                  'seegut-shown-prices',
                  'Local storage',
                  'The prices you last saw, so that the configurator can explain a change line by line',
                  'as long as the draft',
                ],
                [
                  'seegut-draft-base',
                  'Local storage',
                  'Only with a customer account: the account’s identifier and the state of the draft that this device last agreed on with it',
                  'draft until you sign out; identifier until you delete it',
                ],
                [
                  'seegut-contact',
                  'Session storage',
                  'Your message in the contact form while it has not been sent, so that a reload does not delete it',
                  'until you send it or close the tab',
                ],
                [
                  'seegut-last-inquiry',
                  'Local storage',
                  'Number, day of our answer and the key to the status of the last enquiry you sent, for the confirmation page',
                  'until your next enquiry',
                ],
                [
                  'seegut-sent-plan',
                  'Local storage',
                  'What you last sent, in words, with your details, for confirmation page, PDF and calendar',
                  'until your next enquiry',
                ],
                [
                  'sg-auth',
                  'Cookie',
                  'Keeps you signed in; exists only once you sign in. Long values are split by the browser (sg-auth.0, sg-auth.1); while you confirm by e-mail, sg-auth-code-verifier is added for a short time',
                  'until you sign out, 400 days at most',
                ],
                [
                  'seegut-offline',
                  'Cache storage',
                  'Pages, typefaces and small pictures of the configurator, so that it opens without a connection; holds nothing about you',
                  'until the next version of the website or until you delete it',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Entries that are unreadable or out of date are discarded, and the website carries on with its defaults. If the entry holding your cookie choice is damaged, “necessary only” applies and the banner asks once more.',
            },
          ],
        },
        {
          id: 'optional-services',
          title: 'Services that need your consent',
          blocks: [
            {
              kind: 'table',
              columns: [
                'Service and category',
                'Provider',
                'What it receives and why',
                'Duration',
                'Third country',
              ],
              rows: [
                [
                  'Outside video (preferences)',
                  'Video provider named on the placeholder, for example Vimeo.com, Inc.',
                  'IP address, device, page, playback; streams the video',
                  'Cookies of the provider, usually up to 24 months',
                  'USA',
                ],
                [
                  'Google Tag Manager (statistics or marketing)',
                  'Google Ireland Limited, Dublin',
                  'IP address when loading; starts only the tags of the permitted category and sets no cookie itself',
                  'during your visit',
                  'USA possible',
                ],
                [
                  'Google Analytics 4 (statistics)',
                  'Google Ireland Limited, Dublin',
                  'Pages, time, device, approximate place, random identifier in _ga and _ga_*; counts visits',
                  'Cookies up to 24 months, reports 14 months',
                  'USA possible',
                ],
                [
                  'Google Ads measurement (marketing)',
                  'Google Ireland Limited, Dublin',
                  'Click on an advertisement, later enquiry, identifier in _gcl_*; measures whether an advertisement works',
                  '90 days',
                  'USA possible',
                ],
                [
                  'Instagram feed (marketing)',
                  'Meta Platforms Ireland Limited, Dublin',
                  'IP address, device, page, your profile if you are signed in there; shows our latest pictures',
                  'Cookies of the provider, up to 24 months',
                  'USA possible',
                ],
                [
                  'Review widgets and portal seals (marketing)',
                  'Review portal named on the placeholder',
                  'IP address, device, page; shows score and comments of guests',
                  'as stated by the portal',
                  'depends on the portal',
                ],
                [
                  'Travel portal badge (marketing)',
                  'Travel portal named on the placeholder',
                  'IP address, device, page; shows the current badge',
                  'as stated by the portal',
                  'depends on the portal',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Where Tag Manager is set up, we load its script only after your consent and with the signals of Google Consent Mode v2, all of which say “denied” until then. If you allow statistics alone, no marketing tag fires, and the other way round.',
            },
            {
              kind: 'paragraph',
              text: 'Every embedded item also has buttons of its own: “Load once” applies once to that item, “Always allow” switches its category on for good.',
            },
          ],
        },
        {
          id: 'your-choice',
          title: 'Your current choice',
          blocks: [
            {
              kind: 'paragraph',
              text: 'This page is reading the following from your browser right now. Nothing of it is sent to us.',
            },
            { kind: 'consent-state' },
          ],
        },
        {
          id: 'settings',
          title: 'Change or withdraw your choice',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Withdrawal takes effect at once and is as easy as agreeing. We then load nothing further, delete the cookies of that category as far as they lie under our address, and put the placeholders back. Cookies that a provider has set under its own address can be deleted in your browser. Whatever happened before you withdrew remains lawful.',
            },
            { kind: 'action', action: { label: 'Open cookie settings', to: { consent: 'open' } } },
            {
              kind: 'paragraph',
              text: 'The same button is in the footer of every page, in the menu and at the top of the configurator. If you close the banner without choosing, we store nothing; it will be there again on your next visit.',
            },
          ],
        },
        {
          id: 'without-consent',
          title: 'What works without consent',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Almost everything. You can read every page, see our pictures and our film, plan in the configurator, send enquiries and sign in. The only things you will not see are:',
            },
            {
              kind: 'list',
              items: [
                'the Instagram feed (our own pictures instead),',
                'widgets and seals of outside portals (guest comments as text instead),',
                'videos from outside providers (our film or a still picture instead).',
              ],
            },
            {
              kind: 'paragraph',
              text: 'We do not embed interactive maps at all. A link with directions opens the map service only when you click on it.',
            },
          ],
        },
        {
          id: 'browser-settings',
          title: 'Browser settings and recognised services',
          blocks: [
            {
              kind: 'paragraph',
              text: 'In the settings of your browser, usually under “Privacy” or “Site data”, you can view, delete and block cookies and local data. If you delete everything, the configurator draft goes too; if you block everything, you will have to choose language and display again on each visit.',
            },
            {
              kind: 'paragraph',
              text: 'Under the German Consent Management Regulation (EinwV) there are recognised services that manage your cookie decisions for many websites. We do not connect to such a service at present; what counts is what you set here.',
            },
          ],
        },
        {
          id: 'history',
          title: 'Version and changes',
          blocks: [
            {
              kind: 'table',
              columns: ['Version', 'Valid from', 'Change'],
              rows: [
                [
                  '2',
                  '21 November 2026',
                  'Four separate categories, declining on the first layer, time and version of each decision, full names of all entries',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'When a service or a purpose is added, we raise the version number and ask you again.',
            },
          ],
        },
      ],
    },
  ],
};
