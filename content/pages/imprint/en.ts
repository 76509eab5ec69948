import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { address, company, phone, social } = site;
const profiles = social.map((profile) => `${profile.name}: ${profile.href}`);

export const en: Translation<typeof de> = {
  meta: {
    title: 'Legal notice and company details',
    description: `Who is behind ${site.name}: company, address, management, contact details, register entry, supervisory authority and who answers for the content.`,
    keywords: ['legal notice', 'imprint', 'company details', `${site.name} ${address.city}`, 'contact'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Who is speaking here',
    title: 'Legal notice',
    lead: 'Information required by section 5 of the German Digital Services Act (DDG) and section 18 of the German Interstate Media Treaty (MStV).',
  },
  sections: [
    {
      kind: 'prose',
      id: 'imprint',
      notice:
        'This is a translation of our statutory provider information. The German version is authoritative.',
      parts: [
        {
          id: 'provider',
          title: 'Provider',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Company', text: company.legalName },
                {
                  term: 'Address',
                  text: `${address.street}, ${address.zip} ${address.city}, ${address.countryName.en}`,
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'The venue and the kitchen are at the same address. Post reaches us there on every working day; we do not keep a PO box.',
            },
          ],
        },
        {
          id: 'representation',
          title: 'Authorised to represent',
          blocks: [
            {
              kind: 'paragraph',
              text: `The company is represented by its management: ${company.director}.`,
            },
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'E-mail', text: site.email },
                { term: 'Telephone', text: phone.display },
                { term: 'From abroad', text: phone.international },
                {
                  term: 'Hours',
                  text: `daily from ${site.openingHours.opens} to ${site.openingHours.closes}`,
                },
              ],
            },
            { kind: 'action', action: { label: 'Go to the contact form', to: { route: 'contact' } } },
          ],
        },
        {
          id: 'register',
          title: 'Register and VAT',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Commercial register', text: company.register },
                { term: 'VAT identification number (section 27a of the VAT Act, UStG)', text: company.vatId },
              ],
            },
          ],
        },
        {
          id: 'supervision',
          title: 'Supervisory authority',
          blocks: [
            {
              kind: 'paragraph',
              text: 'We serve alcohol and prepare food. The same city authority grants the licence to do so and inspects our kitchen:',
            },
            { kind: 'paragraph', text: company.supervision },
          ],
        },
        {
          id: 'editorial',
          title: 'Responsible for editorial content',
          blocks: [
            {
              kind: 'paragraph',
              text: `Responsible under section 18(2) MStV, in particular for the articles in our news section: ${company.director}, ${address.street}, ${address.zip} ${address.city}.`,
            },
          ],
        },
        {
          id: 'dispute-resolution',
          title: 'Consumer dispute resolution',
          blocks: [
            {
              kind: 'paragraph',
              text: 'We are neither willing nor obliged to take part in dispute resolution before a consumer conciliation body (section 36 VSBG). If something has gone wrong, talk to us: we would rather find the answer with you directly.',
            },
          ],
        },
        {
          id: 'pictures-and-copyright',
          title: 'Pictures, typefaces, copyright',
          blocks: [
            {
              kind: 'paragraph',
              text: `The pictures and the film on this website are our own visualisations: 3D scenes built and rendered on a computer, not photographs of a particular event. They show dishes, rooms and set-ups by way of example. The rights belong to ${site.name}.`,
            },
            {
              kind: 'paragraph',
              text: 'The typefaces Cormorant and Jost are licensed under the SIL Open Font License 1.1 and are loaded from our own server.',
            },
            {
              kind: 'paragraph',
              text: 'Text, pictures and design are protected by copyright. We gladly release material to the press and to suppliers who work with us; please ask. Any other use needs our prior consent in text form.',
            },
          ],
        },
        {
          id: 'scope',
          title: 'Scope and further information',
          blocks: [
            { kind: 'paragraph', text: 'This legal notice also applies to our social media profiles:' },
            { kind: 'list', items: profiles },
            {
              kind: 'paragraph',
              text: 'Details required by the German Service Information Regulation (DL-InfoV) that are not given here, such as our public liability insurance, are part of every quotation, so you have them before any contract is made.',
            },
            {
              kind: 'paragraph',
              text: 'Where we link to other websites, we looked at the content when we set the link. If we learn of unlawful content, we remove the link.',
            },
          ],
        },
      ],
    },
  ],
};
