import type { PageContent } from '../../schema';
import { site } from '../../site';

export const de = {
  meta: {
    title: 'Cookie-Richtlinie und Ihre Auswahl',
    description: `Jeder Eintrag, den ${site.name} in Ihrem Browser ablegt, mit Zweck und Dauer. Ihre aktuelle Auswahl sehen, ändern und mit zwei Klicks widerrufen.`,
    keywords: ['Cookie-Richtlinie', 'Cookies', 'Einwilligung widerrufen', 'TDDDG', 'lokaler Speicher'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Was im Browser bleibt',
    title: 'Cookie-Richtlinie',
    lead: 'Ohne Ihr Ja speichern wir nur, was die Website zum Funktionieren braucht. Hier steht jeder Eintrag mit Namen.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'cookie-policy',
      notice: '',
      parts: [
        {
          id: 'what-we-store',
          title: 'Was wir speichern und warum',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Ein Cookie ist eine kleine Textdatei, die Ihr Browser bei jedem Abruf an unseren Server mitschickt. Der lokale Speicher (Local Storage) ist ein Notizzettel, den nur die Website in Ihrem Browser liest. Wir benutzen beides sparsam: Die Tabelle unten nennt jeden Eintrag, und die meisten entstehen erst, wenn Sie etwas einstellen, planen oder sich anmelden.',
            },
            {
              kind: 'paragraph',
              text: 'Was die Website für eine von Ihnen gewünschte Funktion braucht, darf sie ohne Einwilligung ablegen (§ 25 Abs. 2 Nr. 2 TDDDG). Für alles andere fragen wir vorher (§ 25 Abs. 1 TDDDG). Ihre Antwort gilt nur für dieses Gerät und diesen Browser.',
            },
          ],
        },
        {
          id: 'categories',
          title: 'Die vier Kategorien',
          blocks: [
            {
              kind: 'terms',
              items: [
                {
                  term: 'Notwendig',
                  text: 'Immer an: Ihre Cookie-Auswahl, Sprache, Anzeige-Einstellungen, der Entwurf im Konfigurator, die Anmeldung. Kein Eintrag dient der Werbung oder der Reichweitenmessung.',
                },
                {
                  term: 'Präferenzen',
                  text: 'Fremdvideos, die statt unseres eigenen Films laufen können.',
                },
                {
                  term: 'Statistik',
                  text: 'Messung, welche Seiten gelesen werden und wo Besucher abbrechen.',
                },
                {
                  term: 'Marketing',
                  text: 'Instagram-Feed, Bewertungs-Widgets, Reiseportal-Badge und die Messung von Anzeigen.',
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Ein Dienst der drei letzten Kategorien läuft nur, wenn zwei Dinge zusammenkommen: Wir haben ihn für diese Website eingerichtet, und Sie haben seiner Kategorie zugestimmt. Vorher stehen an seiner Stelle unsere eigenen Bilder und Texte. Sind alle Dienste eingerichtet, gehören dazu bis zu neun Partner: ein Videoanbieter, Google, Meta und sechs Bewertungs- und Branchenportale.',
            },
          ],
        },
        {
          id: 'necessary',
          title: 'Notwendige Einträge',
          blocks: [
            {
              kind: 'table',
              columns: ['Name', 'Ort', 'Wozu', 'Bleibt'],
              rows: [
                [
                  'seegut-consent-v2',
                  'Lokaler Speicher',
                  'Merkt sich, was Sie im Cookie-Banner gewählt haben, damit es nicht auf jeder Seite wiederkommt',
                  '12 Monate oder bis zur nächsten Fassung',
                ],
                [
                  'NEXT_LOCALE',
                  'Cookie',
                  'Sagt dem Server, ob er Deutsch, Englisch oder Spanisch ausliefern soll',
                  'höchstens 12 Monate',
                ],
                [
                  'seegut-locale-guessed',
                  'Cookie',
                  'Merkt sich für einen Augenblick, dass die Sprache aus den Einstellungen Ihres Browsers stammt und nicht von Ihnen gewählt ist',
                  '15 Sekunden',
                ],
                [
                  'seegut-locale',
                  'Lokaler Speicher',
                  'Dieselbe Sprachwahl, falls das Cookie fehlt',
                  'bis Sie es löschen',
                ],
                ['seegut-theme', 'Lokaler Speicher', 'Helle oder dunkle Darstellung', 'bis Sie es löschen'],
                [
                  'seegut-high-contrast',
                  'Lokaler Speicher',
                  'Hoher Kontrast ein oder aus',
                  'bis Sie es löschen',
                ],
                [
                  'seegut-large-text',
                  'Lokaler Speicher',
                  'Vergrößerte Schrift ein oder aus',
                  'bis Sie es löschen',
                ],
                [
                  'seegut-dark-background',
                  'Lokaler Speicher',
                  'Abgedunkelter Hintergrund ein oder aus',
                  'bis Sie es löschen',
                ],
                [
                  'seegut-highlight-links',
                  'Lokaler Speicher',
                  'Hervorgehobene Links ein oder aus',
                  'bis Sie es löschen',
                ],
                [
                  'cateringConfig',
                  'Lokaler Speicher',
                  'Ihr Entwurf im Konfigurator: Gäste, Gerichte, Termin und was Sie ins Kontaktfeld geschrieben haben',
                  'bis zum Senden oder Löschen, höchstens 90 Tage',
                ],
                [
                  'seegut-plan-variant',
                  'Lokaler Speicher',
                  'Eine zweite Variante Ihres Plans zum Vergleichen, ohne Kontaktdaten',
                  'bis zum Senden oder Löschen, höchstens 90 Tage',
                ],
                [
                  'seegut-plan-set-aside',
                  'Lokaler Speicher',
                  'Ihr vorheriger Plan, den ein Link ersetzt hat oder der 90 Tage alt ist, mit allen Angaben, damit Sie ihn zurückholen können',
                  'bis Sie ihn zurückholen oder verwerfen, höchstens 120 Tage',
                ],
                [
                  'seegut-shown-prices',
                  'Lokaler Speicher',
                  'Die Preise, die Sie zuletzt gesehen haben, damit der Konfigurator eine Änderung Zeile für Zeile erklären kann',
                  'so lange wie der Entwurf',
                ],
                [
                  'seegut-draft-base',
                  'Lokaler Speicher',
                  'Nur mit Kundenkonto: die Kennung des Kontos und der Stand des Entwurfs, den dieses Gerät zuletzt mit ihm abgeglichen hat',
                  'Entwurf, bis Sie sich abmelden; Kennung, bis Sie sie löschen',
                ],
                [
                  'seegut-contact',
                  'Sitzungsspeicher',
                  'Ihre noch nicht gesendete Nachricht im Kontaktformular, damit ein Neuladen sie nicht löscht',
                  'bis zum Senden oder bis Sie den Tab schließen',
                ],
                [
                  'seegut-last-inquiry',
                  'Lokaler Speicher',
                  'Nummer, Antworttag und Schlüssel zum Stand der zuletzt gesendeten Anfrage für die Bestätigungsseite',
                  'bis zur nächsten Anfrage',
                ],
                [
                  'seegut-sent-plan',
                  'Lokaler Speicher',
                  'Was Sie zuletzt gesendet haben, in Worten, mit Ihren Angaben, für Bestätigungsseite, PDF und Kalender',
                  'bis zur nächsten Anfrage',
                ],
                [
                  'sg-auth',
                  'Cookie',
                  'Hält Sie angemeldet; entsteht nur, wenn Sie sich anmelden. Lange Werte teilt der Browser auf (sg-auth.0, sg-auth.1); während einer Bestätigung per E-Mail kommt kurz sg-auth-code-verifier dazu',
                  'bis zur Abmeldung, höchstens 400 Tage',
                ],
                [
                  'seegut-offline',
                  'Zwischenspeicher (Cache Storage)',
                  'Seiten, Schriften und kleine Bilder des Konfigurators, damit er auch ohne Verbindung aufgeht; enthält nichts über Sie',
                  'bis zur nächsten Fassung der Website oder bis Sie es löschen',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Unlesbare oder veraltete Einträge verwirft die Website und arbeitet mit den Voreinstellungen weiter. Ist der Eintrag zur Cookie-Auswahl beschädigt, gilt „nur notwendige“, und der Banner fragt noch einmal.',
            },
          ],
        },
        {
          id: 'optional-services',
          title: 'Dienste nach Ihrer Einwilligung',
          blocks: [
            {
              kind: 'table',
              columns: ['Dienst und Kategorie', 'Anbieter', 'Was er bekommt und wozu', 'Dauer', 'Drittland'],
              rows: [
                [
                  'Fremdvideo (Präferenzen)',
                  'Videoanbieter, am Platzhalter genannt, etwa Vimeo.com, Inc.',
                  'IP-Adresse, Gerät, Seite, Abspielverhalten; spielt das Video aus',
                  'Cookies des Anbieters, meist bis 24 Monate',
                  'USA',
                ],
                [
                  'Google Tag Manager (Statistik oder Marketing)',
                  'Google Ireland Limited, Dublin',
                  'IP-Adresse beim Abruf; startet nur die Tags der erlaubten Kategorie und setzt selbst kein Cookie',
                  'während des Besuchs',
                  'USA möglich',
                ],
                [
                  'Google Analytics 4 (Statistik)',
                  'Google Ireland Limited, Dublin',
                  'Seiten, Zeit, Gerät, ungefährer Ort, Zufallskennung in _ga und _ga_*; zählt Besuche',
                  'Cookies bis 24 Monate, Auswertung 14 Monate',
                  'USA möglich',
                ],
                [
                  'Google Ads, Messung (Marketing)',
                  'Google Ireland Limited, Dublin',
                  'Klick auf eine Anzeige, spätere Anfrage, Kennung in _gcl_*; misst, ob eine Anzeige wirkt',
                  '90 Tage',
                  'USA möglich',
                ],
                [
                  'Instagram-Feed (Marketing)',
                  'Meta Platforms Ireland Limited, Dublin',
                  'IP-Adresse, Gerät, Seite, bei Anmeldung dort Ihr Profil; zeigt unsere neuesten Bilder',
                  'Cookies des Anbieters, bis 24 Monate',
                  'USA möglich',
                ],
                [
                  'Bewertungs-Widgets und Portal-Siegel (Marketing)',
                  'Bewertungsportal, am Platzhalter genannt',
                  'IP-Adresse, Gerät, Seite; zeigt Note und Texte der Gäste',
                  'nach Angabe des Portals',
                  'je nach Portal',
                ],
                [
                  'Reiseportal-Badge (Marketing)',
                  'Reiseportal, am Platzhalter genannt',
                  'IP-Adresse, Gerät, Seite; zeigt das aktuelle Siegel',
                  'nach Angabe des Portals',
                  'je nach Portal',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Ist der Tag Manager eingerichtet, laden wir sein Skript erst nach Ihrer Einwilligung und mit den Signalen des Google Consent Mode v2, die bis dahin alle auf „abgelehnt“ stehen. Wer nur Statistik erlaubt, löst kein Marketing-Tag aus, und umgekehrt.',
            },
            {
              kind: 'paragraph',
              text: 'Jeder eingebettete Inhalt hat zusätzlich einen eigenen Knopf: „Einmal laden“ gilt einmal für diesen Inhalt, „Immer erlauben“ schaltet die Kategorie dauerhaft ein.',
            },
          ],
        },
        {
          id: 'your-choice',
          title: 'Ihre aktuelle Auswahl',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Diese Angaben liest die Seite gerade aus Ihrem Browser. Sie werden nicht an uns übertragen.',
            },
            { kind: 'consent-state' },
          ],
        },
        {
          id: 'settings',
          title: 'Auswahl ändern oder widerrufen',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Ein Widerruf wirkt sofort und kostet so wenig Mühe wie die Zustimmung. Wir laden dann nichts mehr nach, löschen die Cookies der Kategorie, soweit sie unter unserer Adresse liegen, und stellen die Platzhalter wieder her. Cookies, die ein Anbieter unter seiner eigenen Adresse gesetzt hat, löschen Sie im Browser. Was bis zum Widerruf geschah, bleibt rechtmäßig.',
            },
            { kind: 'action', action: { label: 'Cookie-Einstellungen öffnen', to: { consent: 'open' } } },
            {
              kind: 'paragraph',
              text: 'Denselben Knopf finden Sie im Fuß jeder Seite, im Menü und im Kopf des Konfigurators. Schließen Sie den Banner ohne Auswahl, speichern wir nichts; er erscheint beim nächsten Besuch wieder.',
            },
          ],
        },
        {
          id: 'without-consent',
          title: 'Was ohne Einwilligung funktioniert',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Fast alles. Sie lesen jede Seite, sehen unsere Bilder und unseren Film, planen im Konfigurator, senden Anfragen und melden sich an. Nicht zu sehen sind allein:',
            },
            {
              kind: 'list',
              items: [
                'der Instagram-Feed (stattdessen eigene Bilder),',
                'Widgets und Siegel fremder Portale (stattdessen Gästestimmen als Text),',
                'Videos fremder Anbieter (stattdessen unser Film oder ein Standbild).',
              ],
            },
            {
              kind: 'paragraph',
              text: 'Interaktive Karten binden wir gar nicht ein. Ein Link zur Anfahrt öffnet den Kartendienst erst, wenn Sie ihn anklicken.',
            },
          ],
        },
        {
          id: 'browser-settings',
          title: 'Einstellungen im Browser und anerkannte Dienste',
          blocks: [
            {
              kind: 'paragraph',
              text: 'In den Einstellungen Ihres Browsers, meist unter „Datenschutz“ oder „Websitedaten“, können Sie Cookies und lokale Daten ansehen, löschen und sperren. Löschen Sie alles, geht auch der Entwurf im Konfigurator verloren; sperren Sie alles, müssen Sie Sprache und Darstellung bei jedem Besuch neu wählen.',
            },
            {
              kind: 'paragraph',
              text: 'Nach der Einwilligungsverwaltungs-Verordnung (EinwV) gibt es anerkannte Dienste, die Ihre Cookie-Entscheidungen für viele Websites verwalten. Wir binden derzeit keinen solchen Dienst ein; es zählt, was Sie hier einstellen.',
            },
          ],
        },
        {
          id: 'history',
          title: 'Version und Änderungen',
          blocks: [
            {
              kind: 'table',
              columns: ['Fassung', 'Gültig ab', 'Änderung'],
              rows: [
                [
                  '2',
                  '21. November 2026',
                  'Vier getrennte Kategorien, Ablehnen auf der ersten Ebene, Zeitpunkt und Version je Entscheidung, vollständige Namen aller Einträge',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Kommt ein Dienst oder ein Zweck hinzu, erhöhen wir die Nummer der Fassung und fragen Sie erneut.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies PageContent;
