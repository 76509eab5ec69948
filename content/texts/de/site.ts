import { site } from '../../site';
import type { SiteWords } from '../schema';

/** What stands on many pages, or beside data. */
export const words = {
  claim: 'Eventlocation am See & Premium-Catering',
  country: 'Deutschland',
  example: {
    house: `${site.name} ist ein Beispiel: Haus, Personen, Gästestimmen, Auszeichnungen und Zahlen sind erfunden.`,
    proof: 'Erfundenes Beispiel: Dieses Haus und seine Gäste gibt es nicht.',
  },
  badges: {
    magazine: 'Herbstausgabe, „Häuser am Wasser“',
    'newspaper-1': '„Ein Abend am See“, 14. Juni',
    'event-caterer': 'Eintrag im Verzeichnis',
    ranking: 'Auswahl Niederrhein',
    'portal-location': 'Portal für Eventlocations',
    'newspaper-2': `„Aus der Küche von ${site.name}“, 7. Februar`,
    'travel-review': 'Stimmen von Gästen',
    'portal-catering': 'Portal für Catering',
    'business-review': 'Siegel für Betriebe',
    'local-review': 'Stimmen aus Krefeld',
  },
  widgets: {
    instagram: 'zeigt hier unsere neuesten Beiträge.',
    review: 'zeigt hier die Bewertungen, die Gäste dort abgegeben haben.',
    trust: 'zeigt hier die laufend erhobene Gesamtnote.',
    travel: 'zeigt das aktuelle Siegel mit Note und Datum.',
    'event-caterer': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'portal-location': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'portal-catering': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'business-review': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'local-review': 'zeigt das aktuelle Siegel mit Note und Datum.',
  },
  promos: {
    delivery: 'Kostenfreie Lieferung bis 30 km rund um Krefeld',
    winter: 'Im Winter bis zu {saving} % weniger Raummiete',
    hours: 'Täglich von {opens} bis {closes} Uhr für Sie erreichbar',
    answer: 'Unverbindlich anfragen, Antwort in {days} Tagen',
    scarceDates: 'Für {year} sind nur noch wenige Termine frei',
  },
  reviews: {
    miriam: {
      occasion: 'Hochzeit, 86 Gäste',
      text: 'Um halb sieben zog ein Gewitter auf. Eine Dreiviertelstunde später standen alle Tische drinnen, und die Suppe war heiß.',
    },
    tobias: {
      occasion: 'Kundenabend, 140 Gäste',
      text: 'Das Angebot kam am zweiten Tag, die Rechnung stimmte bis auf den Cent damit überein. Das erlebe ich selten.',
    },
    gisela: {
      occasion: '80. Geburtstag, 34 Gäste',
      text: 'Meine Schwester braucht püriertes Essen. Man hat es ihr so serviert, dass niemand am Tisch es bemerkt hat.',
    },
    deniz: {
      occasion: 'Sommerfest, 110 Gäste',
      text: 'Der Grill war großartig, das Auberginensteak zuerst weg. Beim nächsten Mal bitte eine zweite Bar auf der Wiese.',
    },
    katrin: {
      occasion: 'Freie Trauung, 52 Gäste',
      text: 'Wir hatten Angst vor dem Ablaufplan. Am Ende hing er in der Küche, und wir haben ihn kein einziges Mal gebraucht.',
    },
    henning: {
      occasion: 'Seminar, 28 Gäste',
      text: 'Kaffee um acht, Suppe um zwölf, kein müder Kopf um drei. Dazu ein Raum, in dem man atmen kann.',
    },
    jule: {
      occasion: 'Taufe, 41 Gäste',
      text: 'Für die Kinder gab es eigene Teller und einen Platz am Fenster. Die Erwachsenen haben in Ruhe gegessen.',
    },
    frank: {
      occasion: 'Messe-Frühstück, 75 Gäste',
      text: 'Um sechs Uhr früh am Stand, alles da, alles beschriftet. Nur der Kaffee hätte für mehr als drei Stunden reichen dürfen.',
    },
  },
  alts: {
    hero: 'Das Haus am See in der blauen Stunde: sechs erleuchtete Glastüren, Lichterketten, davor der Steg mit seiner Laterne',
    'hero-portrait':
      'Blick vom Ende des Stegs zwischen beiden Geländern auf das erleuchtete Haus, ein Paar geht in der Dämmerung darauf zu',
    'hero-portrait-day':
      'Zwischen den Geländern des Stegs auf das Haus an einem Sommernachmittag, Schirme auf der Terrasse, ein Paar geht darauf zu',
    'landing-location':
      'Das Haus am See am frühen Abend: weißer Giebel, Schieferdach, die Lichterketten gehen an, zwei Gäste auf dem Steg',
    'landing-business':
      'Stuhlreihen im Seesaal am Vormittag, vom Rednerplatz aus gesehen, dahinter die Glastüren zur Terrasse',
    'landing-private':
      'Feuerschale mit Stühlen auf der Terrasse, dahinter ein runder Tisch unter Lichterketten, rechts der Saal, links der See',
    'landing-wedding':
      'Weiße Stuhlreihen und ein Rosenbogen auf der Seewiese am Nachmittag, Blütenblätter am Mittelgang, links der Steg',
    'type-seated-dinner': 'Gedeckter Platz mit Menükarte, goldenem Besteck und Kerzen auf weißem Tischtuch',
    'not-found': 'Ein Ruderboot mit Laterne auf dem stillen See in der blauen Stunde',
    contact:
      'Zwei Stühle und ein kleiner Tisch mit Wein am Ende des Stegs, Geländer zu beiden Seiten, eine Laterne im Abendrot',
    'og-backdrop':
      'Das Haus am See am späten Abend: warme Fenster, Lichterketten und ihr Spiegelbild im Wasser',
    'location-rooms':
      'Seesaal mit runden gedeckten Tischen unter Leinenlampen, links die offenen Glastüren zur Terrasse in der Dämmerung',
    'catering-christmas':
      'Das Haus am See im Schnee an einem Winterabend: warme Fenster, Lichterketten und ein verschneiter Steg',
    'catering-large-events':
      'Vier lange Tafeln für viele Gäste im hellen Festzelt unter Lichterketten, am Ende der See',
    'location-private':
      'Lange Holztafeln unter den Schirmen der Terrasse an einem Sommernachmittag, rechts stehen die Türen des Saals offen',
    'location-faq':
      'Aufgeschlagenes Gästebuch, Tischglocke und Lampe auf dem Empfangstresen, im Fenster der See am Abend',
    'gallery-02': 'Feuerschale mit lodernden Scheiten und Funken am Seeufer in der blauen Stunde',
    'gallery-01':
      'Weiß geschlämmtes Haus mit Schieferdach an einem Sommernachmittag, vier Schirme auf der Terrasse, davor Wiese und Steg',
    'catering-seminar':
      'Der Seesaal am Vormittag mit Tischreihen für ein Seminar: Notizblöcke, Kaffee, vorn die Leinwand, links die Glastüren',
    'gallery-04': 'Lange gedeckte Tafel im Kaminzimmer, am Ende des Raums brennt das Feuer',
    'gallery-18':
      'Kerzen schwimmen in Glasschalen auf dem stillen See neben dem Steg, die Laterne an seinem Ende brennt',
    'gallery-22':
      'Eine Bank mit zwei Tassen Kaffee am Ende des Stegs, die Laterne ist aus, Nebel liegt am Morgen über dem See',
  },
} as const satisfies SiteWords;
