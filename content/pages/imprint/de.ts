import type { PageContent } from '../../schema';
import { site } from '../../site';

const { address, company, phone, social } = site;
const profiles = social.map((profile) => `${profile.name}: ${profile.href}`);

export const de = {
  meta: {
    title: 'Impressum und Anbieterkennzeichnung',
    description: `Wer hinter ${site.name} steht: Firma, Anschrift, Vertretung, Kontakt, Registereintrag, Aufsicht und Verantwortliche für die Inhalte dieser Website.`,
    keywords: ['Impressum', 'Anbieterkennzeichnung', 'DDG', `${site.name} ${address.city}`, 'Kontakt'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Wer hier spricht',
    title: 'Impressum',
    lead: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG) und § 18 des Medienstaatsvertrags (MStV).',
  },
  sections: [
    {
      kind: 'prose',
      id: 'imprint',
      notice: '',
      parts: [
        {
          id: 'provider',
          title: 'Anbieter',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Firma', text: company.legalName },
                {
                  term: 'Anschrift',
                  text: `${address.street}, ${address.zip} ${address.city}, ${address.countryName.de}`,
                },
              ],
            },
            {
              kind: 'paragraph',
              text: `An dieser Anschrift liegen auch die Eventlocation und die Küche. Post erreicht uns dort an jedem Werktag; ein Postfach führen wir nicht.`,
            },
          ],
        },
        {
          id: 'representation',
          title: 'Vertretungsberechtigt',
          blocks: [
            {
              kind: 'paragraph',
              text: `Die Gesellschaft wird durch ihre Geschäftsführung vertreten: ${company.director}.`,
            },
          ],
        },
        {
          id: 'contact',
          title: 'Kontakt',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'E-Mail', text: site.email },
                { term: 'Telefon', text: phone.display },
                { term: 'Aus dem Ausland', text: phone.international },
                {
                  term: 'Erreichbar',
                  text: `täglich von ${site.openingHours.opens} bis ${site.openingHours.closes} Uhr`,
                },
              ],
            },
            { kind: 'action', action: { label: 'Zum Kontaktformular', to: { route: 'contact' } } },
          ],
        },
        {
          id: 'register',
          title: 'Register und Umsatzsteuer',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Handelsregister', text: company.register },
                { term: 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG)', text: company.vatId },
              ],
            },
          ],
        },
        {
          id: 'supervision',
          title: 'Zuständige Aufsicht',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Wir schenken Alkohol aus und stellen Lebensmittel her. Für die Gaststättenerlaubnis und für die Überwachung der Lebensmittel ist dieselbe Stadt zuständig:',
            },
            { kind: 'paragraph', text: company.supervision },
          ],
        },
        {
          id: 'editorial',
          title: 'Verantwortlich für redaktionelle Inhalte',
          blocks: [
            {
              kind: 'paragraph',
              text: `Verantwortlich nach § 18 Abs. 2 MStV, insbesondere für die Artikel unter „News“: ${company.director}, ${address.street}, ${address.zip} ${address.city}.`,
            },
          ],
        },
        {
          id: 'dispute-resolution',
          title: 'Verbraucherstreitbeilegung',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Sprechen Sie uns an, wenn etwas nicht stimmt: Wir suchen die Lösung lieber direkt mit Ihnen.',
            },
          ],
        },
        {
          id: 'pictures-and-copyright',
          title: 'Bilder, Schriften, Urheberrecht',
          blocks: [
            {
              kind: 'paragraph',
              text: `Bilder und Film dieser Website sind eigene Visualisierungen: am Rechner gebaute und berechnete 3D-Szenen, keine Fotografien einer bestimmten Veranstaltung. Sie zeigen Gerichte, Räume und Aufbauten beispielhaft. Die Rechte liegen bei ${site.name}.`,
            },
            {
              kind: 'paragraph',
              text: 'Die Schriften Cormorant und Jost stehen unter der SIL Open Font License 1.1 und werden von unserem eigenen Server geladen.',
            },
            {
              kind: 'paragraph',
              text: 'Texte, Bilder und Gestaltung sind urheberrechtlich geschützt. Für die Presse und für Dienstleister, die mit uns arbeiten, geben wir Material auf Anfrage gern frei. Alles andere braucht vorher unsere Zustimmung in Textform.',
            },
          ],
        },
        {
          id: 'scope',
          title: 'Geltungsbereich und weitere Angaben',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Dieses Impressum gilt auch für unsere Profile in sozialen Netzwerken:',
            },
            { kind: 'list', items: profiles },
            {
              kind: 'paragraph',
              text: 'Angaben nach der Dienstleistungs-Informationspflichten-Verordnung, die hier nicht stehen, etwa zu unserer Betriebshaftpflichtversicherung, finden Sie in jedem Angebot, also vor Vertragsschluss.',
            },
            {
              kind: 'paragraph',
              text: 'Wo wir auf fremde Websites verlinken, haben wir den Inhalt beim Setzen des Links angesehen. Wird uns ein rechtswidriger Inhalt bekannt, entfernen wir den Link.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies PageContent;
