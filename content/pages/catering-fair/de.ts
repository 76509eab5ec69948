import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { net } = amountsIn('de');

export const de = {
  meta: {
    title: `Messecatering ab ${city}: Stand und Personal`,
    description: `Messecatering für Düsseldorf, Essen und Köln ab ${city}: Checkliste zur Logistik, Tagesbedarf am Stand, Servicekräfte und Standparty.`,
    keywords: [
      'Messecatering Düsseldorf',
      'Standcatering',
      'Catering Messestand',
      `Messecatering ${city}`,
      'Messecatering Essen',
      'Standparty',
    ],
  },
  hero: {
    eyebrow: 'Düsseldorf · Essen · Köln',
    title: `Messecatering ab ${city}`,
    lead: 'Frühstück am Stand um acht, Häppchen für Ihre Besucher, Standparty nach Hallenschluss: Wir beliefern Messestände in Düsseldorf, Essen und Köln nach Ihrem Zeitplan.',
    actions: [{ label: 'Standcatering konfigurieren' }, { label: 'Logistik prüfen' }],
  },
  sections: {
    logistics: {
      title: 'Was wir mit der Messe klären',
      intro:
        'Zehn Tage vor dem Aufbau gehen wir diese Liste mit Ihnen am Telefon durch. Bis dahin genügen Hallenplan und Standnummer.',
      items: [
        'Freigabe für fremdes Standcatering beim Veranstalter oder seinem Vertragspartner',
        'Anlieferfenster, Tor und Einfahrtschein für jeden Messetag',
        'Ausstellerausweise für unsere Servicekräfte',
        'Stromanschluss am Stand: wie viel Watt, und ob er nachts an bleibt',
        'Kühlschrank und Spülmöglichkeit oder unser Wechselsystem mit Kisten',
        'Lagerfläche hinter der Wand, mindestens ein Quadratmeter',
        'Müllkonzept der Halle und Rücknahme unserer Verpackung',
        'Mobilnummer der Standleitung für die Viertelstunde vor Einlass',
      ],
      note: 'Verbietet ein Veranstalter Fremdcatering am Stand, sagen wir Ihnen das nach dem ersten Anruf und schlagen einen Abend außerhalb der Halle vor.',
    },
    day: {
      title: 'Tagesbedarf für hundert Besucher',
      intro:
        'Gerechnet für zwölf Leute Standpersonal und rund hundert Gespräche. Nach dem ersten Tag passen wir die Mengen an; die Bestellung für morgen schließt um 15 Uhr.',
      columns: ['Uhrzeit', 'Was kommt', 'Menge', 'Für wen'],
      rows: [
        ['08:00', 'Brötchen, Müsli, Obst', '12 Portionen', 'Ihr Team, vor Einlass'],
        ['09:30', 'Mini-Quiche und Obst im Becher', '40 Stück', 'erste Gespräche'],
        ['11:45', 'Wrap-Röllchen, Sommerrollen, Roastbeef-Röllchen', '120 Stück', 'Besucher über Mittag'],
        ['13:00', 'Salat und Suppe im Glas', '12 Portionen', 'Team, in zwei Schichten'],
        ['15:00', 'Brownie-Würfel, Mango-Kokos im Glas', '60 Stück', 'das Tief am Nachmittag'],
        ['17:00', 'Bruschetta, Tomate-Mozzarella, Falafel', '150 Stück', 'Ausklang am Stand'],
      ],
      note: 'Was Besucher bekommen, lässt sich mit einer Hand essen und hinterlässt weder Krümel auf dem Exponat noch Fett am Prospekt.',
    },
    reach: {
      title: 'Lieferung nach Düsseldorf und Köln',
      paragraphs: [
        `Von ${city} bis zu den Hallen in Düsseldorf und Essen sind es unter 30 Kilometer Luftlinie; die Lieferung kostet dort nichts. Nach Köln fahren wir für eine Pauschale von ${net('delivery-middle')} je Tour zuzüglich Umsatzsteuer. Weitere Orte in Nordrhein-Westfalen rechnen wir nach Kilometern.`,
        'Der Wagen verlässt unsere Küche so, dass vor der Einfahrt eine halbe Stunde Luft bleibt. Fällt das Anlieferfenster auf sechs Uhr früh, kommt die Kühlware am Vorabend in Ihren Standkühlschrank und das Gebäck morgens von Hand durch den Ausstellereingang.',
      ],
      points: [
        'Eine Ansprechperson für alle Tage und alle Hallen',
        'Mehrere Standorte in einer Bestellung',
        'Abholung am selben Abend oder am Folgetag zwischen 10 und 14 Uhr',
      ],
    },
    people: {
      title: 'Servicekräfte für Ihren Stand',
      paragraphs: [
        `Ein Stand mit Thekenbetrieb braucht ab etwa sechzig Gesprächen am Tag eine eigene Servicekraft. Sie kommt eine Stunde vor Einlass, richtet an, schenkt aus, hält die Theke sauber und weiß, welche Sorte Sesam enthält. Die Stunde kostet ${net('s01')} zuzüglich Umsatzsteuer, mindestens vier Stunden.`,
        'Kleidung stimmen wir mit Ihrer Standfarbe ab. Zwei Sprachen am Tresen sind üblich; sagen Sie uns, ob Englisch genügt oder ob Ihre wichtigsten Kunden Spanisch oder Niederländisch sprechen. Verkaufsgespräche führt das Team nicht, aber es holt die richtige Person.',
      ],
    },
    order: {
      title: 'Von der Standnummer zur Theke',
      items: [
        {
          title: 'Anfrage mit Hallenplan',
          text: 'Messe, Tage, Standgröße, erwartete Gespräche: Daraus entsteht in drei Tagen ein Vorschlag je Messetag.',
        },
        {
          title: 'Freigabe',
          text: 'Wir sprechen mit dem Veranstalter über Zufahrt und Ausweise und schicken Ihnen, was Sie selbst unterschreiben müssen.',
        },
        {
          title: 'Probekiste',
          text: 'Bei Aufträgen ab drei Tagen liefern wir Ihrem Vertrieb vorab eine Kiste ins Büro. Was liegen bleibt, fliegt von der Liste.',
        },
        {
          title: 'Messe',
          text: 'Wir liefern ein- oder zweimal am Tag und rufen Sie um 14:30 Uhr kurz an. Am letzten Tag bauen wir ab und nehmen alle Kisten mit.',
        },
      ],
    },
    'after-hours': {
      title: 'Standparty und Kundenabend',
      items: [
        {
          title: 'Standparty',
          text: 'Ab dreißig Gästen mit kleinen warmen Gängen, direkt am Stand oder in der Lobby Ihres Hotels.',
        },
        {
          title: 'Kundenabend am See',
          text: 'Eine halbe Stunde Busfahrt aus Düsseldorf, dann Steg, Feuer und ein gedeckter Tisch.',
        },
      ],
    },
    faq: {
      title: 'Fragen von Ausstellern',
      items: [
        {
          question: 'Kennen Sie sich mit den Vorschriften der Hallen aus?',
          answer:
            'Ja. Offenes Feuer, Dampf und Frittiertes sind fast überall untersagt, darum planen wir kalte Sorten und Geräte mit geprüftem Stecker. Die jeweilige Standordnung lesen wir vor dem Angebot.',
        },
        {
          question: 'Bekommen wir eine Rechnung mit Kostenstelle?',
          answer:
            'Ja, auch getrennt nach Messetagen oder Abteilungen. Preise nennen wir Firmen netto; Speisen tragen 7 %, Getränke 19 % Umsatzsteuer.',
        },
        {
          question: 'Wie lange im Voraus müssen wir planen?',
          answer:
            'Fünf bis sieben Werktage reichen der Küche. Ausweise und Einfahrt verlangen Veranstalter oft drei Wochen früher, deshalb fragen Sie besser mit dem Standbau.',
        },
        {
          question: 'Ab welcher Menge liefern Sie?',
          answer:
            'Wir rechnen mit mindestens zwanzig Personen je Liefertag, Besucher und Standteam zusammengezählt. Das erreicht fast jeder Stand ab zwanzig Quadratmetern.',
        },
        {
          question: 'Geht Zahlung auf Rechnung?',
          answer:
            'Nach Bonitätsprüfung ja, mit vierzehn Tagen Ziel ab Rechnungsdatum. Ihre Bestellnummer drucken wir mit auf die Rechnung.',
        },
      ],
    },
    inquiry: {
      title: 'Messecatering anfragen',
      text: 'Schicken Sie uns Hallenplan, Standnummer und Messetage. Den Rest der Liste arbeiten wir gemeinsam ab.',
      actions: [{ label: 'Messetage eintragen' }, { label: `Anrufen: ${site.phone.display}` }],
    },
  },
} as const satisfies PageWords<typeof structure>;
