import type { PageContent } from '../../schema';
import { site } from '../../site';

const { openingHours, phone } = site;

export const de = {
  meta: {
    title: 'Informationen zur Barrierefreiheit',
    description: `Wie ${site.name} Website und Catering-Konfigurator zugänglich macht, was noch fehlt, wie Sie eine Barriere melden und wer die Einhaltung überwacht.`,
    keywords: ['Barrierefreiheit', 'BFSG', 'WCAG 2.2', 'Barriere melden', 'hoher Kontrast', 'stufenlos'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Für alle bedienbar',
    title: 'Informationen zur Barrierefreiheit',
    lead: 'Angaben nach § 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes (BFSG), und was Sie vor Ort erwartet.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'accessibility-information',
      notice: '',
      parts: [
        {
          id: 'service',
          title: 'Unsere Dienstleistung im elektronischen Geschäftsverkehr',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Auf dieser Website lesen Sie, was wir in der Location und beim Catering anbieten, stellen im Catering-Konfigurator ein Fest zusammen und bitten um ein Angebot. Das gehört zur Anbahnung eines Vertrags mit Verbrauchern. Deshalb behandeln wir Seiten, Konfigurator, Kontaktformular und E-Mails als vom BFSG erfasst und berufen uns nicht auf die Ausnahme für Kleinstunternehmen.',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Seiten lesen',
                  text: 'Angebote, Preise, Neuigkeiten und Rechtliches auf Deutsch, Englisch und Spanisch.',
                },
                {
                  term: 'Catering konfigurieren',
                  text: 'Anlass, Gäste, Pakete, Gerichte mit Allergenen, Services; am Ende eine unverbindliche Anfrage.',
                },
                { term: 'Kontakt aufnehmen', text: 'Formular mit Wunsch nach Rückruf, E-Mail oder Telefon.' },
                {
                  term: 'Konto (freiwillig)',
                  text: 'Eigene Anfragen wiedersehen und auf einem zweiten Gerät weiterplanen.',
                },
              ],
            },
          ],
        },
        {
          id: 'how-it-works',
          title: 'So läuft eine Anfrage ab',
          blocks: [
            {
              kind: 'list',
              items: [
                'Der Konfigurator führt Sie durch sieben kurze Schritte, eine Frage je Bildschirm. Jeder Schritt hat einen Namen und eine eigene Adresse.',
                'Ihr Stand wird laufend gespeichert. Sie können zurückgehen, unterbrechen und später weitermachen; eine Zeitgrenze gibt es nicht.',
                'Fehler stehen in Worten am Feld und gesammelt über dem Formular; von dort springen Sie zum Feld.',
                'Vor dem Senden sehen Sie alles auf einer Seite und können jede Angabe ändern.',
                `Nach dem Senden nennen wir eine Vorgangsnummer. Die Antwort kommt innerhalb von ${site.answerDays} Tagen.`,
              ],
            },
            {
              kind: 'paragraph',
              text: `Lieber ohne Bildschirm? Am Telefon stellen wir dieselben Fragen und schreiben mit: ${phone.display}, täglich von ${openingHours.opens} bis ${openingHours.closes} Uhr. Auch eine formlose E-Mail genügt.`,
            },
            { kind: 'action', action: { label: 'Anrufen statt ausfüllen', to: { phone: 'main' } } },
          ],
        },
        {
          id: 'measures',
          title: 'Wie wir die Anforderungen erfüllen',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Maßstab ist die europäische Norm EN 301 549 mit den Kriterien der WCAG 2.1 auf Stufe AA. Entworfen und geprüft wird strenger, nach WCAG 2.2 AA. Worauf wir dabei achten:',
            },
            {
              kind: 'list',
              items: [
                'Alles ist mit der Tastatur erreichbar; der Fokus bleibt sichtbar und wird von nichts verdeckt.',
                'Ein Sprunglink führt am Kopf vorbei zum Inhalt; beim Seitenwechsel nennt die Sprachausgabe den neuen Titel.',
                'Überschriften, Listen, Tabellen, Felder und Schalter sind als solche ausgezeichnet und in allen drei Sprachen benannt.',
                'Text hat mindestens das Kontrastverhältnis 4,5:1, im Modus „hoher Kontrast“ 7:1.',
                'Film, Werbezeile, Karussells und wechselnde Texte lassen sich anhalten; wer reduzierte Bewegung eingestellt hat, bekommt keine.',
                'Bei 200 Prozent Zoom und auf 320 Pixel Breite geht nichts verloren.',
                'Lesen und Kontakt funktionieren auch ohne JavaScript.',
                'Bilder tragen Alternativtexte, Schmuckbilder schweigen.',
              ],
            },
            {
              kind: 'paragraph',
              text: 'Im Bereich „Barrierefreiheit“ des Menüs stehen vier Anzeigehilfen: hoher Kontrast, größere Schrift, abgedunkelter Hintergrund und hervorgehobene Links. Ihre Wahl bleibt in diesem Browser gespeichert.',
            },
          ],
        },
        {
          id: 'assessment',
          title: 'Prüfung und Ergebnis',
          blocks: [
            {
              kind: 'table',
              columns: ['Was geprüft wird', 'Womit', 'Wann'],
              rows: [
                [
                  'Alle Seitenarten in drei Sprachen und drei Farbmodi',
                  'Automatische Prüfung mit axe-core, Ziel: kein Befund',
                  'vor jeder Veröffentlichung',
                ],
                [
                  'Menü, Cookie-Banner, Konfigurator, Karussells',
                  'Browser-Tests nur mit Tastatur, auf Telefon- und Schreibtischbreite',
                  'vor jeder Veröffentlichung',
                ],
                [
                  'Kontraste aller Farbpaare',
                  'Berechnung nach der WCAG-Formel',
                  'bei jeder Änderung der Gestaltung',
                ],
                [
                  'Verständlichkeit und Reihenfolge der Inhalte',
                  'Durchsicht durch unser Team, ohne Sprachausgabe',
                  'zuletzt am 21. November 2026',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Automatische Prüfungen finden etwa die Hälfte der möglichen Fehler. Eine Prüfung durch eine unabhängige Stelle hat noch nicht stattgefunden. Ebenso fehlt bisher die Prüfung mit Menschen, die täglich mit Sprachausgabe, Lupe oder Schaltern arbeiten. Unser Ergebnis ist deshalb vorsichtig: Website und Konfigurator erfüllen die Anforderungen nach dieser Selbstbewertung überwiegend. Was wir wissen, steht im nächsten Abschnitt.',
            },
          ],
        },
        {
          id: 'limitations',
          title: 'Was noch nicht barrierefrei ist',
          blocks: [
            {
              kind: 'table',
              columns: ['Inhalt', 'Grund', 'Was Sie stattdessen nutzen können', 'Bis wann'],
              rows: [
                [
                  'Instagram-Feed und Bewertungs-Widgets, sofern eingerichtet und von Ihnen geladen',
                  'Der Code kommt vom Anbieter; wir können ihn nicht ändern',
                  'Galerie mit Alternativtexten, Gästestimmen als Text auf der Startseite',
                  'jährliche Prüfung, ob der Anbieter nachgebessert hat',
                ],
                [
                  'Video eines fremden Anbieters, sofern eingerichtet',
                  'Fremder Abspieler ohne zugesicherte Bedienbarkeit',
                  'Standbild und Text; das Video trägt keine Information, die dort fehlt',
                  'jährliche Prüfung wie oben',
                ],
                [
                  'PDF der Planung',
                  'Die Datei ist nicht durchgehend für Vorleseprogramme ausgezeichnet',
                  'Dieselben Angaben auf der Prüfseite des Konfigurators und in der Bestätigung per E-Mail',
                  'bis 30. Juni 2027',
                ],
                [
                  'Leichte Sprache und Gebärdensprache',
                  'Für private Anbieter nicht vorgeschrieben, bisher nicht erstellt',
                  'Kurze Sätze auf allen Seiten; am Telefon nehmen wir uns Zeit',
                  'offen',
                ],
              ],
            },
          ],
        },
        {
          id: 'burden',
          title: 'Unverhältnismäßige Belastung',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Auf eine grundlegende Veränderung (§ 16 BFSG) oder eine unverhältnismäßige Belastung (§ 17 BFSG) berufen wir uns für keinen Inhalt. Sollten wir das je tun, begründen wir es hier und bewahren die Beurteilung fünf Jahre auf.',
            },
          ],
        },
        {
          id: 'on-site',
          title: 'Barrierefreiheit vor Ort',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Parkplätze liegen am Haus. Eingang, Hauptraum und ein WC erreichen Sie ohne Stufe. Ein gepflasterter Weg führt zum Ufer, die Wiese daneben ist bei Nässe weich; zum Kaminzimmer überbrückt eine Rampe die eine Stufe. Nennen Sie uns vorher, was Sie oder Ihre Gäste brauchen, etwa einen Platz für den Rollstuhl an der Tafel, eine Speisekarte in großer Schrift oder einen ruhigen Raum: Wir planen es ein.',
            },
          ],
        },
        {
          id: 'feedback',
          title: 'Eine Barriere melden',
          blocks: [
            {
              kind: 'paragraph',
              text: `Sie kommen irgendwo nicht weiter? Schreiben Sie uns, auf welcher Seite es hakt und womit Sie arbeiten. Den Eingang bestätigen wir innerhalb von ${site.answerDays} Tagen; spätestens nach 14 Tagen erfahren Sie, was wir ändern oder welchen anderen Weg wir Ihnen bieten.`,
            },
            {
              kind: 'terms',
              items: [
                { term: 'Per E-Mail', text: `${site.email}, Betreff „Barriere“` },
                { term: 'Per Telefon', text: phone.display },
              ],
            },
            { kind: 'action', action: { label: 'Barriere im Formular melden', to: { route: 'contact' } } },
          ],
        },
        {
          id: 'market-surveillance',
          title: 'Marktüberwachung und Schlichtung',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Ob wir das BFSG einhalten, überwacht für alle Bundesländer eine gemeinsame Stelle. Sie nimmt auch Beschwerden entgegen:',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Stelle',
                  text: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
                },
                {
                  term: 'Postanschrift',
                  text: 'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg',
                },
                { term: 'Elektronische Post', text: 'MLBF@ms.sachsen-anhalt.de' },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Kommen wir nicht zu einer Lösung, können Sie sich nach § 34 BFSG auch an die Schlichtungsstelle nach § 16 des Behindertengleichstellungsgesetzes wenden. Das Verfahren ist für Sie kostenfrei.',
            },
          ],
        },
        {
          id: 'version',
          title: 'Stand dieser Informationen',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Erstellt am 21. November 2026 auf Grundlage der oben genannten Prüfungen. Wir überarbeiten den Text nach jeder größeren Änderung, mindestens einmal im Jahr.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies PageContent;
