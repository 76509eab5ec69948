import type { PageContent } from '../../schema';
import { site } from '../../site';

const { address, company, phone, social } = site;
const networks = social.map((profile) => profile.name).join(', ');

export const de = {
  meta: {
    title: 'Datenschutzerklärung',
    description: `Welche Daten ${site.name} beim Lesen, Planen, Anfragen und Feiern verarbeitet, auf welcher Grundlage, wie lange, und welche Rechte Sie haben.`,
    keywords: ['Datenschutzerklärung', 'Datenschutz', 'DSGVO', 'TDDDG', 'Löschfristen', 'Betroffenenrechte'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Ihre Daten bei uns',
    title: 'Datenschutzerklärung',
    lead: 'Ein Fest braucht Namen, Termine und Adressen. Hier steht, was wir damit tun, wie lange und was Sie verlangen können.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'privacy-policy',
      notice: '',
      parts: [
        {
          id: 'controller',
          title: 'Verantwortlicher',
          blocks: [
            {
              kind: 'paragraph',
              text: `Verantwortlich im Sinne von Art. 4 Nr. 7 der Datenschutz-Grundverordnung (DSGVO) ist die ${company.legalName}, vertreten durch ${company.director}, ${address.street}, ${address.zip} ${address.city}.`,
            },
            {
              kind: 'terms',
              items: [
                { term: 'Fragen zum Datenschutz', text: `${site.email}, Betreff „Datenschutz“` },
                { term: 'Am Telefon', text: phone.display },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten müssen wir nach § 38 BDSG nicht benennen. Anliegen zum Datenschutz bearbeitet die Geschäftsführung selbst.',
            },
          ],
        },
        {
          id: 'overview',
          title: 'Zwecke, Rechtsgrundlagen und Fristen im Überblick',
          blocks: [
            {
              kind: 'table',
              columns: ['Wofür', 'Welche Daten', 'Rechtsgrundlage', 'Wie lange'],
              rows: [
                [
                  'Website ausliefern und schützen',
                  'IP-Adresse, Zeit, Adresse der Seite, Browser',
                  'Art. 6 Abs. 1 lit. f DSGVO (sicherer Betrieb)',
                  '14 Tage',
                ],
                [
                  'Missbrauch von Formularen, Gutscheinprüfung und Anmeldung abwehren',
                  'Prüfwert der IP-Adresse (nicht die Adresse selbst) mit der Zahl der Sendungen; bei der Anmeldung IP- und E-Mail-Adresse, nur im Arbeitsspeicher',
                  'Art. 6 Abs. 1 lit. f DSGVO (Schutz vor Spam)',
                  'höchstens 24 Stunden, im Arbeitsspeicher 1 Stunde',
                ],
                [
                  'Entwurf im Konfigurator',
                  'Ihre Planung, Kontaktangaben, soweit eingetragen',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                  'in Ihrem Gerät bis zum Senden oder Löschen, spätestens 90 Tage',
                ],
                [
                  'Anfrage ohne Angebot',
                  'Planung, Name, E-Mail, Telefon, Anschrift des Fests',
                  'Art. 6 Abs. 1 lit. b DSGVO',
                  '6 Monate nach dem letzten Kontakt',
                ],
                [
                  'Angebot ohne Auftrag',
                  'Anfrage, Angebot, Schriftwechsel',
                  'Art. 6 Abs. 1 lit. b, danach lit. c DSGVO mit § 257 HGB, § 147 AO',
                  '6 Jahre als Handelsbrief, nach Ende der Bindefrist nur noch eingeschränkt verarbeitet',
                ],
                [
                  'Auftrag und Rechnung',
                  'Vertrag, Gästezahl, Ablauf, Rechnung, Zahlung',
                  'Art. 6 Abs. 1 lit. b und c DSGVO',
                  'Buchungsbelege 8 Jahre, Bücher 10 Jahre, Handelsbriefe 6 Jahre',
                ],
                [
                  'Nachricht, Anruf, Rückruf',
                  'Name, Erreichbarkeit, Anliegen',
                  'Art. 6 Abs. 1 lit. b oder f DSGVO (Ihre Frage beantworten)',
                  '6 Monate nach Eingang',
                ],
                [
                  'E-Mails zustellen',
                  'Empfänger, Anlass, Zeitpunkt und Zustellversuche',
                  'Art. 6 Abs. 1 lit. b und f DSGVO (nachweisen, dass eine E-Mail hinausging)',
                  '30 Tage nach dem Versand',
                ],
                [
                  'Kundenkonto',
                  'E-Mail, Passwort-Prüfwert, Zeiten der Anmeldung, verknüpfte Anfragen und Nachrichten, Entwurf',
                  'Art. 6 Abs. 1 lit. b DSGVO',
                  'bis Sie das Konto löschen; der Entwurf höchstens 90 Tage nach der letzten Änderung',
                ],
                [
                  'Nachweis Ihrer Cookie-Entscheidung',
                  'Zeitpunkt, Version, Kategorien',
                  'Art. 7 Abs. 1, Art. 6 Abs. 1 lit. c DSGVO',
                  'im Gerät 12 Monate; den Wortlaut der Fassungen bewahren wir 3 Jahre über ihre Geltung hinaus auf',
                ],
                [
                  'Statistik und Marketing',
                  'Nutzungsdaten, Kennungen der Anbieter',
                  'Einwilligung: § 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO',
                  'bis zum Widerruf, Auswertungen höchstens 14 Monate',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Die Fristen für Handelsbriefe und Belege beginnen mit dem Ende des Kalenderjahres, in dem das Schreiben oder der Beleg entstanden ist. Danach löschen wir.',
            },
            {
              kind: 'paragraph',
              text: 'Zugriff haben bei uns die Personen, die Ihr Fest planen, kochen und abrechnen. Außer Haus erhalten Daten nur: unser Rechenzentrum, unser E-Mail-Dienstleister, Steuerberatung und Finanzbehörden, und nach Ihrem Auftrag die Dienstleister, die an Ihrem Fest mitarbeiten. Verkauft wird nichts.',
            },
          ],
        },
        {
          id: 'hosting',
          title: 'Hosting und Server-Protokolle',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Website und Datenbank laufen auf Servern in der Europäischen Union bei einem Rechenzentrumsbetreiber, mit dem ein Vertrag zur Auftragsverarbeitung besteht (Art. 28 DSGVO). Seinen Namen nennen wir Ihnen auf Anfrage.',
            },
            {
              kind: 'paragraph',
              text: 'Bei jedem Abruf schreibt der Server ein Protokoll: IP-Adresse, Datum und Uhrzeit, aufgerufene Adresse, Statuscode, übertragene Menge, Browser und die zuvor besuchte Seite, falls Ihr Browser sie mitteilt. Wir brauchen es, um Fehler zu finden und Angriffe abzuwehren, führen es mit keinem anderen Bestand zusammen und löschen es nach 14 Tagen.',
            },
            {
              kind: 'paragraph',
              text: 'Liegt die Datenbank bei Supabase (Supabase, Inc., USA, und Supabase Pte. Ltd., Singapur), geschieht auch das als Auftragsverarbeitung, mit einer Datenregion in der Europäischen Union und Standardvertragsklauseln. Ist der Dienst nicht eingerichtet, liegt die Datenbank auf demselben Server wie die Website.',
            },
          ],
        },
        {
          id: 'device-storage',
          title: 'Speicherung in Ihrem Gerät',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Die Tabelle nennt alle Einträge, die wir selbst in Ihrem Browser anlegen. Sie sind ausnahmslos für eine Funktion nötig, die Sie nutzen. Keiner enthält eine Werbekennung.',
            },
            {
              kind: 'table',
              columns: ['Name', 'Inhalt und Zweck', 'Dauer', 'Rechtsgrundlage'],
              rows: [
                [
                  'seegut-consent-v2 (Local Storage)',
                  'Entscheidung je Kategorie mit Zeitpunkt und Version',
                  '12 Monate',
                  '§ 25 Abs. 2 Nr. 2 TDDDG, Art. 7 Abs. 1 DSGVO',
                ],
                [
                  'NEXT_LOCALE (Cookie), seegut-locale (Local Storage)',
                  'de, en oder es: damit Sie die Seite in Ihrer Sprache lesen',
                  'Cookie höchstens 12 Monate, Local Storage bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-locale-guessed (Cookie)',
                  'Zeichen, dass die Sprache vom Browser vorgegeben war',
                  '15 Sekunden',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-theme (Local Storage)',
                  'light oder dark',
                  'bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-high-contrast (Local Storage)',
                  'true oder false: Farben mit hohem Kontrast',
                  'bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-large-text (Local Storage)',
                  'true oder false: größere Schrift',
                  'bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-dark-background (Local Storage)',
                  'true oder false: dunklerer Grund',
                  'bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-highlight-links (Local Storage)',
                  'true oder false: Links sichtbar markiert',
                  'bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'cateringConfig (Local Storage)',
                  'Planung im Konfigurator samt eingetragener Namen und Anschriften',
                  'bis zum Senden oder Löschen, spätestens 90 Tage',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-plan-variant (Local Storage)',
                  'zweite Variante der Planung zum Vergleichen, ohne Kontaktdaten',
                  'bis zum Senden oder Löschen, spätestens 90 Tage',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-plan-set-aside (Local Storage)',
                  'vorheriger Plan samt eingetragener Namen und Anschriften, zum Zurückholen',
                  'bis zum Zurückholen oder Verwerfen, spätestens 120 Tage',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-shown-prices (Local Storage)',
                  'zuletzt gezeigte Preise, um eine Preisänderung zu erklären',
                  'so lange wie der Entwurf',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-draft-base (Local Storage)',
                  'Kennung des Kontos und der Entwurf, wie er zuletzt mit ihm abgeglichen wurde',
                  'Entwurf bis zur Abmeldung, Kennung bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-contact (Session Storage)',
                  'angefangene Nachricht im Kontaktformular',
                  'bis zum Senden oder Schließen des Tabs',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-last-inquiry (Local Storage)',
                  'Vorgangsnummer, Antworttag und Zugangsschlüssel zum Stand der letzten Anfrage',
                  'bis zur nächsten Anfrage oder bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-sent-plan (Local Storage)',
                  'die zuletzt gesendete Planung in Worten, mit den eingetragenen Angaben',
                  'bis zur nächsten Anfrage oder bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'seegut-offline (Cache Storage)',
                  'Seiten, Schriften und kleine Bilder des Konfigurators für die Nutzung ohne Verbindung; keine Angaben über Sie',
                  'bis zur nächsten Fassung der Website oder bis zur Löschung',
                  '§ 25 Abs. 2 Nr. 2 TDDDG',
                ],
                [
                  'sg-auth (Cookie, bei Bedarf mit Endung .0, .1 oder -code-verifier)',
                  'Zugangs- und Erneuerungstoken Ihrer Anmeldung; nur bei Kundenkonto',
                  'bis Sie sich abmelden, spätestens nach 400 Tagen',
                  '§ 25 Abs. 2 Nr. 2 TDDDG, Art. 6 Abs. 1 lit. b DSGVO',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Öffnen Sie den Konfigurator, richtet Ihr Browser dafür einen Service Worker ein: ein kleines Programm, das Seiten, Schriften und Bilder des Konfigurators vorhält, damit er auch ohne Verbindung aufgeht. Es fragt ohne Cookies, speichert nichts über Sie und lässt alle anderen Seiten in Ruhe. Haben Sie den Datensparmodus eingeschaltet, unterbleibt das.',
            },
            {
              kind: 'action',
              action: { label: 'Zur Cookie-Richtlinie', to: { route: 'cookies' } },
            },
          ],
        },
        {
          id: 'configurator',
          title: 'Catering-Konfigurator',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Solange Sie planen, bleibt der Entwurf in Ihrem Browser. Wir sehen ihn nicht. „Entwurf löschen“ entfernt ihn sofort. Sind Sie angemeldet, gleichen wir ihn mit Ihrem Konto ab, damit Sie auf einem zweiten Gerät weiterplanen können. Dort liegt er, bis Sie ihn senden oder löschen, höchstens 90 Tage nach der letzten Änderung. Haben zwei Geräte dasselbe geändert, bleibt die andere Fassung als zweite Variante erhalten.',
            },
            {
              kind: 'paragraph',
              text: 'Teilen Sie Ihre Planung als Link oder QR-Code, steckt sie im Teil der Adresse hinter dem Rautezeichen. Browser senden diesen Teil an keinen Server; lesen kann ihn jede Person, der Sie den Link geben.',
            },
            {
              kind: 'paragraph',
              text: 'Mit „Unverbindlich anfragen“ senden Sie uns:',
            },
            {
              kind: 'list',
              items: [
                'Anlass, Ort, Termin, Gästezahl, gewählte Pakete, Gerichte und Leistungen,',
                'Vorname, Nachname und E-Mail-Adresse (nötig für das Angebot),',
                'Telefonnummer, Firma, Rechnungs- und Lieferanschrift, Nachricht und Gutscheincode (freiwillig),',
                'die gewählte Sprache, den angezeigten Preis und den Zeitpunkt.',
              ],
            },
            {
              kind: 'paragraph',
              text: `Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO: Sie bitten um ein Angebot. Einer Einwilligung bedarf es dafür nicht. Wir antworten innerhalb von ${site.answerDays} Tagen und schicken Ihnen vorab eine Eingangsbestätigung mit einer Kopie Ihrer Angaben, ohne Werbung. Sie enthält einen Link zum Stand Ihrer Anfrage, der ohne Anmeldung aufgeht; wer ihn kennt, sieht Nummer und Stand.`,
            },
            {
              kind: 'paragraph',
              text: 'Gegen automatische Sendungen setzen wir keine fremden Dienste ein. Ein verstecktes Feld, die Zeit bis zum Absenden und eine Obergrenze je IP-Adresse und Stunde genügen.',
            },
            {
              kind: 'paragraph',
              text: 'Prüfen Sie im Konfigurator einen Gutschein, geht allein der Code an unseren Server. Er antwortet mit Wert und Gültigkeit. Unbekannte Codes zählen wir je Anschluss mit, damit sich niemand einen errät.',
            },
          ],
        },
        {
          id: 'dietary-needs',
          title: 'Angaben zu Unverträglichkeiten',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Nennen Sie uns Allergien und Unverträglichkeiten nur als Anzahl, zum Beispiel „2 × glutenfrei“. Eine Zahl ohne Namen lässt keinen Schluss auf eine Person zu und reicht der Küche.',
            },
            {
              kind: 'paragraph',
              text: 'Schreiben Sie einen Namen dazu, werden daraus Gesundheitsdaten (Art. 9 DSGVO). Tun Sie das nur, wenn die Person damit ausdrücklich einverstanden ist (Art. 9 Abs. 2 lit. a DSGVO). Wir geben solche Angaben allein an Küche und Service des Abends weiter und löschen den Namen nach der Veranstaltung.',
            },
          ],
        },
        {
          id: 'contact',
          title: 'Kontaktformular, E-Mail, Telefon, Rückruf',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Im Kontaktformular brauchen wir Ihren Namen, Ihre E-Mail-Adresse, das Thema und Ihre Nachricht. Telefonnummer, Tag und Zeitfenster für einen Rückruf sind freiwillig; wir rufen dann nur zu diesem Anliegen an, nie zur Werbung. Das Formular funktioniert auch ohne JavaScript und ohne Konto.',
            },
            {
              kind: 'paragraph',
              text: 'Nachrichten speichern wir mit einer Vorgangsnummer zuerst in unserer Datenbank, damit keine verloren geht. Ist ein E-Mail-Dienst eingerichtet, geht die Nachricht anschließend über dessen Server an unser Postfach und die Bestätigung an Sie. Der Dienst arbeitet in unserem Auftrag. Geht es um ein mögliches Fest, gilt Art. 6 Abs. 1 lit. b DSGVO, sonst unser Interesse, Ihnen zu antworten (lit. f).',
            },
            {
              kind: 'paragraph',
              text: 'Gespräche zeichnen wir nicht auf. Eine gewöhnliche E-Mail ist unterwegs nur transportverschlüsselt; Vertrauliches schicken Sie besser mit der Post oder besprechen es am Telefon.',
            },
          ],
        },
        {
          id: 'contract',
          title: 'Angebot, Vertrag, Rechnung',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Für Angebot und Auftrag verarbeiten wir Kontaktdaten, Anschriften, Planung, Ablauf, Absprachen, Rechnungen und Zahlungen. Was andere für Ihr Fest wissen müssen, etwa die Floristin die Anlieferzeit oder der DJ den Ablauf, geben wir im nötigen Umfang weiter.',
            },
            {
              kind: 'paragraph',
              text: 'Bieten wir Firmen Zahlung auf Rechnung an, prüfen wir vorher die Bonität, soweit wir ein Ausfallrisiko tragen (Art. 6 Abs. 1 lit. f DSGVO). Die Auskunftei nennen wir im Angebot.',
            },
            {
              kind: 'paragraph',
              text: 'Über Angebote, aus denen kein Auftrag wurde, gehen die Meinungen auseinander: Sie gelten vielfach als Handelsbriefe. Wir bewahren sie deshalb sechs Jahre auf, sperren sie aber, sobald die Bindefrist vorbei ist, und nutzen sie zu nichts anderem.',
            },
          ],
        },
        {
          id: 'account',
          title: 'Kundenkonto und Anmeldung',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Ein Konto ist nie nötig. Wer eines anlegt, sieht eigene Anfragen mit ihrem Stand, nutzt sie als Vorlage und plant auf mehreren Geräten. Dafür speichern wir E-Mail-Adresse, einen gesalzenen Prüfwert des Passworts (nicht das Passwort), Zeitpunkte von Anlage und letzter Anmeldung und die Verknüpfung zu Ihren Anfragen.',
            },
            {
              kind: 'paragraph',
              text: 'Die Adresse eines neuen Kontos bestätigen Sie über einen Link, den wir Ihnen schicken. Erst danach ordnen wir dem Konto auch frühere Anfragen und Nachrichten zu, die von dieser Adresse kamen. Was Sie angemeldet senden, gehört sofort dazu. Von benutzten Links bleibt 30 Tage lang ein Prüfwert, damit keiner zweimal gilt. E-Mails zum Konto (Bestätigung, neues Passwort, geänderte Adresse, Löschung) enthalten nie Werbung. Ob es zu einer Adresse ein Konto gibt, verrät die Website Fremden nicht.',
            },
            {
              kind: 'paragraph',
              text: 'Die Anmeldung beruht auf der Technik von Supabase, von uns selbst betrieben oder als Dienst des unter „Hosting“ genannten Anbieters. In diesem Fall wendet sich Ihr Browser beim Anmelden unmittelbar an ihn und übermittelt ihm dabei Ihre IP-Adresse. Im Browser hält sie ein Cookie mit Token (siehe „Speicherung in Ihrem Gerät“). Anmeldeversuche zählt unser Server im Arbeitsspeicher je IP-Adresse und je E-Mail-Adresse, höchstens eine Stunde lang, um Passwörter vor dem Durchprobieren zu schützen (Art. 6 Abs. 1 lit. f DSGVO).',
            },
            {
              kind: 'paragraph',
              text: 'Was über Sie gespeichert ist, laden Sie im Konto als Datei herunter (JSON): Zugangsdaten ohne Passwort, Anfragen, verknüpfte Nachrichten und den Entwurf. Löschen Sie das Konto, verschwinden Zugang, Sitzungen und Entwurf sofort, und Sie bekommen eine letzte E-Mail. Anfragen, Nachrichten und Verträge bleiben dann nur, soweit eine Frist aus dem Überblick es verlangt, und ohne Verknüpfung zum Konto.',
            },
          ],
        },
        {
          id: 'newsletter',
          title: 'Newsletter',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Einen Newsletter versenden wir derzeit nicht. Führen wir einen ein, dann nur mit gesonderter Anmeldung und Bestätigung über einen Link (Double-Opt-in). Zeitpunkt und IP-Adresse der Bestätigung würden wir als Nachweis bis drei Jahre nach der Abmeldung aufbewahren; jede Ausgabe hätte einen Abmeldelink.',
            },
          ],
        },
        {
          id: 'consent-management',
          title: 'Verwaltung Ihrer Einwilligung',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Ihre Entscheidung speichert die Website selbst, ohne fremden Dienst: Kategorien, Zeitpunkt und die Version des Wortlauts, den Sie gesehen haben. Der Eintrag liegt in Ihrem Browser; eine Liste aller Besucher führen wir nicht.',
            },
            {
              kind: 'paragraph',
              text: 'Nach zwölf Monaten oder bei einer neuen Fassung fragen wir erneut. Eine Ablehnung gilt ebenso lange. Widerrufen können Sie jederzeit mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO), von jeder Seite aus in zwei Klicks:',
            },
            { kind: 'action', action: { label: 'Auswahl ansehen und widerrufen', to: { consent: 'open' } } },
          ],
        },
        {
          id: 'statistics-and-marketing',
          title: 'Statistik und Marketing',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Haben wir einen Container des Google Tag Manager eingerichtet (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland) und erlauben Sie Statistik oder Marketing, lädt Ihr Browser dessen Skript. Vorher entsteht keine Verbindung zu Google. Für Statistik setzen wir darin Google Analytics 4 ein, für Marketing die Erfolgsmessung von Google Ads. Für Analytics besteht mit Google ein Vertrag zur Auftragsverarbeitung; bei Google Ads ist Google auch selbst verantwortlich.',
            },
            {
              kind: 'paragraph',
              text: 'Wir verwenden den Google Consent Mode v2 in der einfachen Form (Basic): ad_storage, ad_user_data, ad_personalization und analytics_storage stehen auf „denied“, bis Sie die passende Kategorie einschalten. Ohne Einwilligung wird auch kein anonymes Signal gesendet.',
            },
          ],
        },
        {
          id: 'embedded-content',
          title: 'Eingebettete Inhalte',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Fremde Inhalte erscheinen erst nach zwei Schritten: Sie sehen einen Platzhalter mit Anbieter, Zweck und eigenem Bild, und Sie entscheiden. Mit dem Laden erfährt der Anbieter Ihre IP-Adresse und die besuchte Seite, kann Cookies setzen und bei angemeldeten Nutzern den Besuch dem Profil zuordnen. Die Website lädt solche Skripte in einen abgetrennten Rahmen.',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Film auf der Startseite',
                  text: 'Unser eigener Film liegt auf unserem Server. Nur wenn wir stattdessen ein Video eines Anbieters eingerichtet haben, etwa von Vimeo.com, Inc., New York, USA, fließen Daten dorthin, und zwar nach Einwilligung in „Präferenzen“.',
                },
                {
                  term: 'Instagram',
                  text: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland; Übermittlung an Meta Platforms, Inc., USA, möglich. Kategorie „Marketing“.',
                },
                {
                  term: 'Bewertungs-Widget und Siegel der Portale',
                  text: 'Laden Note und Gästestimmen vom jeweiligen Portal. Name und Sitz stehen am Platzhalter. Kategorie „Marketing“.',
                },
                {
                  term: 'Reiseportal-Badge',
                  text: 'Lädt das aktuelle Siegel vom Reiseportal, dessen Name und Sitz am Platzhalter stehen. Kategorie „Marketing“.',
                },
                {
                  term: 'Karten',
                  text: 'Binden wir nicht ein. Erst wenn Sie einen Link zur Anfahrt anklicken, öffnet sich der Kartendienst, für den dessen eigene Hinweise gelten.',
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Ist ein Dienst nicht eingerichtet, gibt es auch den Platzhalter nicht: Dann stehen dort dauerhaft unsere eigenen Bilder und Texte. Artikel teilen Sie über die Funktion Ihres Geräts, per E-Mail oder WhatsApp; die Knöpfe sind einfache Links und übertragen vor dem Klick nichts.',
            },
          ],
        },
        {
          id: 'social-profiles',
          title: 'Unsere Profile in sozialen Netzwerken',
          blocks: [
            {
              kind: 'paragraph',
              text: `Wir haben Profile bei ${networks}. Von der Website führen dorthin nur Links. Besuchen Sie ein Profil, verarbeitet das Netzwerk Ihre Daten nach eigenen Regeln und gibt uns zusammengefasste Zahlen über die Besucher. Für diese Zahlen sind wir mit dem Netzwerk gemeinsam verantwortlich (Art. 26 DSGVO); die Vereinbarungen stehen bei den Netzwerken. Ihre Rechte machen Sie am wirksamsten dort geltend, Sie können sich aber auch an uns wenden.`,
            },
            {
              kind: 'paragraph',
              text: 'Schreiben Sie uns dort, nutzen wir Nachricht und Profilnamen, um zu antworten (Art. 6 Abs. 1 lit. f DSGVO). Planungen und Verträge führen wir nicht über soziale Netzwerke.',
            },
          ],
        },
        {
          id: 'third-countries',
          title: 'Übermittlung in Drittländer',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Ohne Ihre Einwilligung und ohne einen der genannten Dienste verlassen Ihre Daten die Europäische Union nicht. Bei Anbietern aus den USA stützen wir uns auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework, wenn das Unternehmen zertifiziert ist (Art. 45 DSGVO), sonst und bei Anbietern aus anderen Ländern auf Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO). Eine Kopie der Klauseln erhalten Sie auf Anfrage.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'Ihre Rechte',
          blocks: [
            {
              kind: 'list',
              items: [
                'Auskunft über Ihre Daten und eine Kopie (Art. 15 DSGVO)',
                'Berichtigung falscher Angaben (Art. 16 DSGVO)',
                'Löschung, soweit keine Aufbewahrungspflicht entgegensteht (Art. 17 DSGVO)',
                'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
                'Herausgabe in einem gängigen Format (Art. 20 DSGVO), mit Kundenkonto auch selbst als Download',
                'Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
              ],
            },
            {
              kind: 'paragraph',
              text: 'Eine formlose Nachricht genügt. Wir antworten spätestens nach einem Monat und fragen nur dann nach einem Nachweis Ihrer Identität, wenn wir begründete Zweifel haben.',
            },
            { kind: 'action', action: { label: 'Datenschutz-Anfrage per E-Mail', to: { mail: 'main' } } },
          ],
        },
        {
          id: 'objection',
          title: 'Widerspruchsrecht nach Art. 21 DSGVO',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Stützen wir eine Verarbeitung auf unser berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO), können Sie ihr jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Direktwerbung können Sie ohne Angabe von Gründen widersprechen; wir beenden sie dann.',
            },
            {
              kind: 'paragraph',
              text: `Nach einem Widerspruch verarbeiten wir die Daten nicht weiter, es sei denn, zwingende schutzwürdige Gründe oder Rechtsansprüche verlangen es. Richten Sie ihn an ${site.email}.`,
            },
          ],
        },
        {
          id: 'complaint',
          title: 'Beschwerde bei der Aufsichtsbehörde',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Sie können sich bei jeder Datenschutzaufsicht beschweren (Art. 77 DSGVO). Für uns zuständig ist:',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Behörde',
                  text: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI NRW)',
                },
                { term: 'Sitz', text: 'Kavalleriestraße 2–4, 40213 Düsseldorf' },
                { term: 'Elektronisch', text: 'poststelle@ldi.nrw.de, www.ldi.nrw.de' },
              ],
            },
          ],
        },
        {
          id: 'obligation',
          title: 'Pflichtangaben und automatisierte Entscheidungen',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Niemand muss uns Daten geben. Ohne die als nötig markierten Felder können wir aber kein Angebot schreiben und keinen Vertrag erfüllen. Der Konfigurator errechnet einen voraussichtlichen Preis aus Ihren Angaben; das Angebot schreibt ein Mensch. Automatisierte Entscheidungen oder Profile im Sinne von Art. 22 DSGVO gibt es bei uns nicht.',
            },
          ],
        },
        {
          id: 'version',
          title: 'Stand und Version',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Fassung 1.0 vom 21. November 2026. Ändert sich ein Dienst oder eine Frist, passen wir diese Erklärung an; frühere Fassungen senden wir Ihnen auf Wunsch zu.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies PageContent;
