import type { RecordWords } from '../../record/entries';
import { retention } from '../../retention';

const untilSent = `bis zum Senden oder Löschen, höchstens ${retention.draftDays} Tage`;
const untilEvent = `bis zum Tag der Veranstaltung, höchstens ${retention.draftDays} Tage; gelöscht beim nächsten Besuch`;
const untilDeleted = 'bis Sie es löschen';
const untilTabCloses = 'bis Sie den Tab schließen';

export const words: RecordWords = {
  bases: {
    necessary: '§ 25 Abs. 2 Nr. 2 TDDDG',
    contract: 'Art. 6 Abs. 1 lit. b DSGVO',
    interest: 'Art. 6 Abs. 1 lit. f DSGVO',
    law: 'Art. 6 Abs. 1 lit. c DSGVO mit § 257 HGB, § 147 AO',
    consent: '§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO',
    proof: 'Art. 7 Abs. 1 DSGVO',
    employment: '§ 26 BDSG',
  },
  readers: {
    staff: 'wer bei uns plant, kocht und abrechnet',
    technicians: 'Technik',
    owner: 'Sie selbst',
    accountants: 'Steuerberatung, Finanzamt',
    providers: 'beauftragte Dienstleister',
  },
  places: {
    cookie: 'Cookie',
    local: 'Local Storage',
    session: 'Session Storage',
  },
  columns: {
    name: 'Name',
    place: 'Ort',
    why: 'Wofür',
    what: 'Welche Daten',
    basis: 'Rechtsgrundlage',
    until: 'Wie lange',
    who: 'Wer es sieht',
  },
  browser: {
    consent: {
      what: 'Ihre Entscheidung je Kategorie, mit Zeitpunkt und Fassung',
      until: '12 Monate oder bis zur nächsten Fassung',
    },
    locale: { what: 'Ihre Sprache; geht mit jedem Abruf an unseren Server', until: 'höchstens 12 Monate' },
    localeCopy: { what: 'dieselbe Sprache, falls das Cookie fehlt', until: untilDeleted },
    localeGuessed: {
      what: 'Zeichen, dass die Sprache aus den Einstellungen des Browsers stammt',
      until: '15 Sekunden',
    },
    localeChosen: {
      what: 'Zeichen, dass Sie die Sprache selbst gewählt haben',
      until: 'höchstens 12 Monate',
    },
    bannerClosed: {
      what: 'Zeichen, dass Sie den Hinweis zu Cookies ohne Auswahl geschlossen haben',
      until: untilTabCloses,
    },
    display: {
      what: 'Darstellung: hell oder dunkel, hoher Kontrast, größere Schrift, dunklerer Grund, markierte Links',
      until: untilDeleted,
    },
    draft: { what: 'Ihr Plan im Konfigurator samt eingetragenen Namen und Anschriften', until: untilSent },
    variants: { what: 'weitere Varianten des Plans zum Vergleichen, ohne Kontaktdaten', until: untilSent },
    setAside: {
      what: 'ein älterer oder durch einen Link ersetzter Plan zum Zurückholen, mit Kontaktdaten',
      until: `bis Sie ihn zurückholen oder löschen, höchstens ${retention.setAsideDays} Tage nach der letzten Änderung`,
    },
    draftBase: {
      what: 'Kennung des Kontos und der Entwurf, wie er zuletzt mit ihm abgeglichen wurde',
      until: 'der Entwurf, bis Sie sich abmelden; die Kennung, bis Sie sie löschen',
    },
    contact: {
      what: 'angefangene Nachricht im Kontaktformular',
      until: 'bis zum Senden oder bis Sie den Tab schließen',
    },
    lastInquiry: { what: 'Nummer und Antworttag der letzten Anfrage', until: untilEvent },
    sentPlan: {
      what: 'die zuletzt gesendete Planung in Worten, mit Name, E-Mail und Telefon, für Bestätigungsseite, PDF und Kalender',
      until: untilEvent,
    },
    planKeys: {
      what: 'Schlüssel der Anfragen, deren Seite in diesem Tab geöffnet wurde',
      until: untilTabCloses,
    },
    session: {
      what: 'Token Ihrer Anmeldung, nur mit Konto; lange Werte teilt der Browser auf (Endung .0, .1), während einer Bestätigung kommt kurz -code-verifier dazu',
      until: `bis Sie sich abmelden, höchstens ${retention.sessionDays} Tage`,
    },
    knownBrowser: {
      what: 'Zufallszahl, nur mit Konto: daran erkennen wir, ob der Link einer Bestätigung in dem Browser geöffnet wird, der ihn angefordert hat; geht nur an /auth',
      until: `${retention.unconfirmedDays} Tage`,
    },
  },
  server: {
    delivery: {
      why: 'Website ausliefern und schützen',
      what: 'IP-Adresse, Zeit, Adresse der Seite, Browser; das Protokoll der Website selbst enthält nur Kennziffern',
      until: `${retention.webServerLogDays} Tage`,
    },
    limits: {
      why: 'Missbrauch von Formularen und Anmeldung abwehren',
      what: 'verschlüsselter Prüfwert der IP-Adresse oder der E-Mail-Adresse (nicht die Adresse selbst), Kennung des Kontos, Anzahl',
      until: 'höchstens 25 Stunden',
    },
    inquiry: {
      why: 'Anfrage ohne Angebot',
      what: 'Planung, Name, E-Mail, Telefon, Anschriften, Fragen und Antworten, unsere Notizen, wer wann was getan hat',
      until: `${retention.inquiryMonths} Monate nach dem Tag der Veranstaltung; ist kein Tag genannt, nach dem letzten Kontakt`,
    },
    offer: {
      why: 'Angebot',
      what: 'die Anfrage und jedes Angebot in der Fassung, in der wir es gesendet haben',
      until: `${retention.offerYears} Jahre nach Ende des Kalenderjahres (Handelsbrief)`,
    },
    order: {
      why: 'Auftrag und Rechnung',
      what: 'Vertrag, Nachweis der Annahme, gemeldete Gästezahl, Stornierung, Rechnung, Zahlung',
      until: 'Handelsbriefe 6 Jahre; in unserer Buchhaltung Belege 8, Bücher 10 Jahre',
    },
    days: {
      why: 'Kalender des Hauses',
      what: 'welcher Tag für welche Anfrage frei gehalten oder gebucht ist; öffentlich ist nur, ob ein Tag frei ist',
      until: `mit der Anfrage; Tage ohne Anfrage ${retention.closedDays} Tage nach dem Tag`,
    },
    message: {
      why: 'Nachricht, Anruf, Rückruf',
      what: 'Name, Erreichbarkeit, Anliegen',
      until: `${retention.inquiryMonths} Monate nach Eingang`,
    },
    mail: {
      why: 'E-Mails zustellen',
      what: 'Empfänger, Anlass, Zeitpunkt, Zustellversuche',
      until: `${retention.mailDays} Tage nach dem Versand; in unserem Postfach so lange wie der Vorgang`,
    },
    account: {
      why: 'Kundenkonto',
      what: 'E-Mail-Adresse, Prüfwert des Passworts, Sprache, Zeiten der Anmeldung, verknüpfte Anfragen und Nachrichten',
      until: 'bis Sie das Konto löschen',
    },
    accountDraft: {
      why: 'Entwurf im Kundenkonto',
      what: 'der Plan, an dem Sie angemeldet arbeiten',
      until: `bis zum Senden oder Löschen, höchstens ${retention.draftDays} Tage nach der letzten Änderung`,
    },
    usedLinks: {
      why: 'Links aus E-Mails nur einmal gelten lassen',
      what: 'verschlüsselter Prüfwert des Links',
      until: `${retention.usedLinkDays} Tage`,
    },
    signIns: {
      why: 'Missbrauch von Konten aufklären',
      what: 'wer sich wann angemeldet hat, mit E-Mail-Adresse und IP-Adresse',
      until: `${retention.signInLogDays} Tage`,
    },
    staff: {
      why: 'Zugang unseres Teams',
      what: 'Name, Konto und Aufgabe',
      until: 'bis zum Ausscheiden',
    },
    analytics: {
      why: 'Statistik, Marketing, fremde Inhalte, soweit eingerichtet',
      what: 'Nutzungsdaten und Kennungen der Anbieter',
      until: 'bis zum Widerruf; Auswertungen höchstens 14 Monate',
    },
  },
};
