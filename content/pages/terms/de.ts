import type { PageContent } from '../../schema';
import { site } from '../../site';

const { address, company } = site;

export const de = {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen (AGB)',
    description: `Die Bedingungen für Catering und Feste bei ${site.name}: Angebot, Gästezahl, Preise, Anzahlung, Stornierung, Lieferung, Leihgut, Hausordnung, Haftung.`,
    keywords: [
      'AGB Catering',
      'Stornierung',
      'Anzahlung',
      'Gästezahl melden',
      'kein Widerrufsrecht',
      'Hausordnung',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Was wir vereinbaren',
    title: 'Allgemeine Geschäfts\u00ADbedingungen',
    lead: 'Vom ersten Angebot bis zur letzten Gabel: die Regeln, nach denen wir Ihr Fest ausrichten.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'terms-and-conditions',
      notice: '',
      parts: [
        {
          id: 'scope',
          title: 'Geltung und Kundenkreis',
          blocks: [
            {
              kind: 'paragraph',
              text: `(1) Diese Bedingungen gelten für alle Verträge der ${company.legalName} (im Folgenden „wir“) über Catering, Veranstaltungen in unserer Eventlocation und die dazugehörenden Leistungen.`,
            },
            {
              kind: 'paragraph',
              text: '(2) Sie gelten gegenüber Verbrauchern (§ 13 BGB) und Unternehmern (§ 14 BGB). Wo wir unterscheiden, steht es dabei.',
            },
            {
              kind: 'paragraph',
              text: '(3) Was wir mit Ihnen einzeln vereinbaren, geht diesen Bedingungen vor. Eigene Bedingungen eines Unternehmers gelten nur, wenn wir ihnen in Textform zugestimmt haben.',
            },
          ],
        },
        {
          id: 'conclusion',
          title: 'Wie der Vertrag zustande kommt',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Die Darstellung auf der Website ist noch kein Angebot. Mit dem Catering-Konfigurator senden Sie eine unverbindliche Anfrage; der dort angezeigte Preis ist eine Vorschau.',
            },
            {
              kind: 'paragraph',
              text: `(2) Wir antworten innerhalb von ${site.answerDays} Tagen und senden Ihnen ein Angebot in Textform. An dieses Angebot halten wir uns 14 Tage ab Zugang.`,
            },
            {
              kind: 'paragraph',
              text: '(3) Der Vertrag entsteht, wenn Sie das Angebot innerhalb dieser Frist in Textform annehmen, etwa per E-Mail. Nehmen Sie mit Änderungen an, gilt das als neue Anfrage.',
            },
            {
              kind: 'paragraph',
              text: '(4) Vertragssprache ist Deutsch. Angebot, Annahme und diese Bedingungen speichern wir und senden sie Ihnen zu. Über die Website selbst wird kein Vertrag geschlossen.',
            },
          ],
        },
        {
          id: 'services',
          title: 'Leistungen, Menü und Allergene',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Was wir leisten, ergibt sich aus dem angenommenen Angebot: Speisen, Getränke, Personal, Ausstattung, Räume und Zeiten.',
            },
            {
              kind: 'paragraph',
              text: '(2) Wir kochen nach Saison. Ist ein Produkt nicht in guter Qualität zu bekommen, ersetzen wir es durch ein gleichwertiges, wenn Ihnen das zumutbar ist, und sagen es Ihnen vorher. Gekennzeichnete Diäten bleiben dabei erhalten.',
            },
            {
              kind: 'paragraph',
              text: '(3) Jedes Gericht ist mit den 14 Hauptallergenen und den Zusatzstoffen gekennzeichnet. Unsere Küche verarbeitet sie alle; Spuren lassen sich nicht ausschließen. Teilen Sie uns besondere Anforderungen bis zur Meldung der endgültigen Gästezahl mit.',
            },
            {
              kind: 'paragraph',
              text: '(4) Leistungen Dritter, die wir nur vermitteln, etwa Musik oder ein Boot, erbringt der Dritte auf eigene Rechnung. Im Angebot sind sie so bezeichnet.',
            },
          ],
        },
        {
          id: 'guests',
          title: 'Gästezahl und Mindestmengen',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Die endgültige Gästezahl melden Sie uns spätestens sieben Tage vor der Veranstaltung in Textform. Danach kann sie nur noch steigen, soweit Küche, Personal und Raum es zulassen.',
            },
            {
              kind: 'paragraph',
              text: '(2) Abgerechnet wird nach der gemeldeten Zahl; kommen mehr Gäste, nach der tatsächlichen. Feste Leistungen wie Zelt oder Technik ändern sich dadurch nicht.',
            },
            {
              kind: 'paragraph',
              text: '(3) Jedes Paket nennt eine Mindestzahl. Kommen weniger Gäste, berechnen wir die Mindestzahl.',
            },
            {
              kind: 'paragraph',
              text: '(4) Kinder bis fünf Jahre essen frei mit, von sechs bis zwölf Jahren zum halben Speisenpreis. Dienstleister, die wir verpflegen sollen, zählen als Gäste, wenn nichts anderes vereinbart ist.',
            },
          ],
        },
        {
          id: 'prices',
          title: 'Preise, Umsatzsteuer, Trinkgeld, Gutscheine',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Verbrauchern nennen wir Gesamtpreise einschließlich Umsatzsteuer, Unternehmern Nettopreise zuzüglich Umsatzsteuer.',
            },
            {
              kind: 'paragraph',
              text: '(2) Auf Speisen mit dem zugehörigen Service entfallen derzeit 7 Prozent, auf Getränke, Raum, Zelt, Dekoration und Technik 19 Prozent. Kombinierte Preise für Speisen und Getränke teilen wir mit 70 zu 30 auf. Ändert sich der Steuersatz, gilt der am Tag der Leistung; gegenüber Verbrauchern nur, wenn zwischen Vertrag und Veranstaltung mehr als vier Monate liegen.',
            },
            {
              kind: 'paragraph',
              text: '(3) Beauftragen Sie uns später als die im Paket genannte Vorlaufzeit, erheben wir einen Express-Zuschlag von 15 Prozent. Er steht im Angebot.',
            },
            {
              kind: 'paragraph',
              text: '(4) Bestellen Sie während der Veranstaltung nach, berechnen wir die Preise des Angebots, sonst die der ausliegenden Karte. Verlängerungen rechnen wir je angefangene halbe Stunde ab.',
            },
            {
              kind: 'paragraph',
              text: '(5) Trinkgeld ist freiwillig, geht an das Team und ist nie Teil des Angebotspreises.',
            },
            {
              kind: 'paragraph',
              text: '(6) Gutscheine ziehen wir nach Prüfung im Angebot ab. Ein Restwert bleibt bestehen; eine Barauszahlung ist ausgeschlossen, soweit das Gesetz sie nicht verlangt. Für die Verjährung gelten die gesetzlichen Fristen.',
            },
          ],
        },
        {
          id: 'payment',
          title: 'Anzahlung, Zahlung, Verzug',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Verbraucher zahlen 30 Prozent des Gesamtpreises bei Auftrag, fällig sieben Tage nach unserer Rechnung. Der Rest ist 14 Tage nach Zugang der Schlussrechnung fällig, ohne Abzug.',
            },
            {
              kind: 'paragraph',
              text: '(2) Unternehmer zahlen nach Bonitätsprüfung auf Rechnung mit 14 Tagen Ziel; sonst gilt Absatz 1. Firma und Kostenstelle übernehmen wir in die Rechnung, wenn Sie sie nennen.',
            },
            {
              kind: 'paragraph',
              text: '(3) Bleibt die Anzahlung trotz Mahnung mit einer Frist von sieben Tagen aus, können wir vom Vertrag zurücktreten.',
            },
            {
              kind: 'paragraph',
              text: '(4) Im Verzug gelten die gesetzlichen Zinsen (§ 288 BGB). Aufrechnen können Sie mit unbestrittenen oder rechtskräftig festgestellten Forderungen und mit solchen aus demselben Vertrag.',
            },
          ],
        },
        {
          id: 'date',
          title: 'Termin, Terminoption, Verschiebung',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Mit unserem Angebot halten wir Ihren Termin 14 Tage kostenfrei und unverbindlich frei. Nehmen Sie bis dahin nicht an, geben wir ihn ohne weitere Nachricht wieder frei.',
            },
            {
              kind: 'paragraph',
              text: '(2) Bis 60 Tage vor der Veranstaltung können Sie den Termin einmal kostenfrei auf einen freien Tag innerhalb von zwölf Monaten verlegen. Preise gelten dann für das neue Datum, wenn es im selben Kalenderjahr liegt.',
            },
            {
              kind: 'paragraph',
              text: '(3) Bei einer späteren Verlegung rechnen wir ab wie bei einer Stornierung und ziehen davon ab, was wir für den neuen Termin weiterverwenden oder für den alten anders vergeben konnten.',
            },
          ],
        },
        {
          id: 'cancellation',
          title: 'Stornierung, Rücktritt, höhere Gewalt',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Sie können jederzeit in Textform stornieren. Maßgeblich ist der Tag, an dem uns die Nachricht zugeht. Wir berechnen dann pauschal vom vereinbarten Gesamtpreis ohne Trinkgeld:',
            },
            {
              kind: 'table',
              columns: ['Zugang vor der Veranstaltung', 'Pauschale'],
              rows: [
                ['60 Tage und mehr', 'kostenfrei'],
                ['59 bis 30 Tage', '30 %'],
                ['29 bis 14 Tage', '50 %'],
                ['13 bis 3 Tage', '80 %'],
                ['weniger als 3 Tage', '90 %'],
              ],
            },
            {
              kind: 'paragraph',
              text: '(2) Ersparte Aufwendungen sind in den Pauschalen berücksichtigt. Ihnen bleibt der Nachweis, dass uns kein oder ein wesentlich geringerer Schaden entstanden ist; dann zahlen Sie nur diesen. Eine Anzahlung rechnen wir an und zahlen den Überschuss zurück.',
            },
            {
              kind: 'paragraph',
              text: '(3) Wir können zurücktreten, wenn Sie über Zweck oder Gäste der Veranstaltung Wesentliches verschweigen, wenn von ihr eine Gefahr für Menschen oder unser Haus ausgeht oder wenn eine Genehmigung fehlt, die Sie beizubringen haben. Schadensersatz schulden wir dann nicht; Ihre Zahlungen erstatten wir, soweit sie unseren Anspruch nach Absatz 1 übersteigen.',
            },
            {
              kind: 'paragraph',
              text: '(4) Macht höhere Gewalt die Veranstaltung unmöglich, etwa Unwetterwarnung der höchsten Stufe, behördliches Verbot oder Brand, werden beide Seiten frei. Wir suchen mit Ihnen einen neuen Termin oder zahlen zurück, was Sie für nicht erbrachte Leistungen bezahlt haben.',
            },
            {
              kind: 'paragraph',
              text: '(5) Die Kündigung aus wichtigem Grund bleibt beiden Seiten unbenommen.',
            },
          ],
        },
        {
          id: 'delivery',
          title: 'Lieferung, Aufbau, Gefahrübergang',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Wir liefern an die vereinbarte Anschrift. Sie sorgen für freie Zufahrt, einen Stellplatz zum Ausladen, ebenen Untergrund und eine Person, die uns öffnet. Stockwerke ohne Aufzug nennen Sie vorab.',
            },
            {
              kind: 'paragraph',
              text: '(2) Strom und Wasser stellen Sie kostenfrei: eine 230-Volt-Steckdose je drei Warmhaltebehälter, für Küche und Technik nach dem Plan im Angebot. Je Grillstation brauchen wir etwa 3 × 3 Meter mit Abstand zu Fassade und Zelt.',
            },
            {
              kind: 'paragraph',
              text: '(3) Lieferzeiten gelten mit einer Spanne von 30 Minuten. Wartezeit, die Sie zu vertreten haben, rechnen wir ab der zweiten halben Stunde zum vereinbarten Stundensatz ab.',
            },
            {
              kind: 'paragraph',
              text: '(4) Bei Lieferung ohne Service geht die Gefahr mit der Übergabe auf Sie über. Ab da kühlen oder wärmen Sie die Speisen wie auf dem Begleitzettel angegeben und verbrauchen sie am selben Tag.',
            },
            {
              kind: 'paragraph',
              text: '(5) Genehmigungen, die der Ort erfordert, etwa für offenes Feuer oder für ein Zelt auf öffentlichem Grund, holen Sie ein. Wir nennen Ihnen auf Wunsch, was die Behörde wissen will.',
            },
          ],
        },
        {
          id: 'rental-items',
          title: 'Leihgut, Verlust, Reinigung',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Geschirr, Gläser, Behälter, Möbel und Technik bleiben unser Eigentum oder das unserer Partner. Sie behandeln alles pfleglich und geben es nicht weiter.',
            },
            {
              kind: 'paragraph',
              text: '(2) Geschirr geben Sie ungespült zurück, grob von Resten befreit. Die Abholung am Folgetag zwischen 10 und 14 Uhr ist frei; eine Abholung am selben Abend berechnen wir nach Angebot.',
            },
            {
              kind: 'paragraph',
              text: '(3) Fehlendes und Beschädigtes, das Sie oder Ihre Gäste zu vertreten haben, berechnen wir zum Zeitwert. Zwei Prozent Bruch bei Glas und Porzellan tragen wir.',
            },
            {
              kind: 'paragraph',
              text: '(4) Die Endreinigung unserer Location ist gebucht oder im Paket enthalten. Ungewöhnliche Verschmutzung, zum Beispiel durch Konfetti, rechnen wir nach Aufwand ab.',
            },
          ],
        },
        {
          id: 'venue',
          title: 'Feiern in unserer Location',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Wir vermieten die Location zusammen mit unserem Catering. Innen finden bis zu 120 Personen an Tischen oder 180 im Stehen Platz; mehr nur mit Terrasse und Zelt nach Plan. Diese Zahlen und die Fluchtwege halten Sie ein.',
            },
            {
              kind: 'paragraph',
              text: '(2) Ein Fest endet in der Regel um 2 Uhr. Draußen spielt Musik leise und nur bis 22 Uhr; danach bleiben Türen und Fenster zur Seeseite geschlossen. Unsere Leitung vor Ort darf die Lautstärke regeln.',
            },
            {
              kind: 'paragraph',
              text: '(3) Feuerwerk, Himmelslaternen, offenes Feuer außerhalb unserer Feuerschalen und Streudekoration im Freien sind nicht erlaubt. Auf Steg und Ufer achten Eltern auf ihre Kinder; gebadet wird nicht.',
            },
            {
              kind: 'paragraph',
              text: '(4) Eigene Dekoration, Band oder DJ sind willkommen. Nennen Sie uns Lieferzeiten und Strombedarf 14 Tage vorher. Befestigt wird nur, was sich ohne Spuren wieder lösen lässt.',
            },
            {
              kind: 'paragraph',
              text: '(5) Sie haften für Schäden, die Sie, Ihre Gäste oder Ihre Dienstleister schuldhaft an Haus, Steg und Einrichtung verursachen. Für mitgebrachte Sachen übernehmen wir keine Verwahrung.',
            },
            {
              kind: 'paragraph',
              text: '(6) Wird Musik öffentlich aufgeführt, melden und zahlen Sie die GEMA als Veranstalter. Geschlossene Familienfeiern sind in der Regel nicht öffentlich.',
            },
          ],
        },
        {
          id: 'own-food',
          title: 'Mitgebrachtes, Reste, Jugendschutz',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Speisen und Getränke bringen Sie nur nach Absprache mit. Torten sind erlaubt: Wir kühlen und servieren sie, für ihren Inhalt und ihre Kennzeichnung steht ein, wer sie gebacken hat.',
            },
            {
              kind: 'paragraph',
              text: '(2) Ein Buffet steht aus Gründen der Hygiene höchstens zwei Stunden. Was sich danach noch eignet, packen wir in Ihre Behälter. Ab der Übergabe verantworten Sie Kühlung und Verzehr.',
            },
            {
              kind: 'paragraph',
              text: '(3) Bier, Wein und Sekt geben wir nicht an Gäste unter 16 Jahren aus, Spirituosen und Mischgetränke damit nicht an Gäste unter 18 Jahren (§ 9 JuSchG). Unser Team fragt im Zweifel nach einem Ausweis. Wer erkennbar zu viel getrunken hat, bekommt keinen Alkohol mehr.',
            },
          ],
        },
        {
          id: 'liability',
          title: 'Mängel und Haftung',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Es gelten die gesetzlichen Rechte bei Mängeln. Bitte sprechen Sie uns noch am Abend an: Vieles lässt sich in einer Viertelstunde beheben. Kaufleute rügen erkennbare Mängel unverzüglich (§ 377 HGB).',
            },
            {
              kind: 'paragraph',
              text: '(2) Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und für übernommene Garantien.',
            },
            {
              kind: 'paragraph',
              text: '(3) Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, ohne deren Erfüllung der Vertrag seinen Sinn verliert und auf die Sie vertrauen dürfen. Der Ersatz ist dann auf den vorhersehbaren, vertragstypischen Schaden begrenzt.',
            },
            {
              kind: 'paragraph',
              text: '(4) Diese Regeln gelten auch für die Menschen, die für uns arbeiten. Zu Ihren Lasten ändert sich die Beweislast nicht.',
            },
          ],
        },
        {
          id: 'withdrawal',
          title: 'Kein Widerrufsrecht',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Hinweis nach Art. 246a § 1 Abs. 3 Nr. 1 EGBGB: Schließen Verbraucher einen Vertrag mit uns im Fernabsatz, etwa per E-Mail oder Telefon, besteht kein Widerrufsrecht. Verträge über die Lieferung von Speisen und Getränken und über weitere Dienstleistungen im Zusammenhang mit Freizeitbetätigungen sind davon ausgenommen, wenn sie einen bestimmten Termin oder Zeitraum vorsehen (§ 312g Abs. 2 Nr. 9 BGB). Sie können Ihre Vertragserklärung deshalb nicht widerrufen.',
            },
            {
              kind: 'paragraph',
              text: 'Ihr Recht zu stornieren bleibt davon unberührt. Eine Anfrage über den Konfigurator bindet Sie ohnehin nicht.',
            },
          ],
        },
        {
          id: 'privacy-and-photos',
          title: 'Datenschutz und Bildaufnahmen',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Wie wir mit Ihren Daten umgehen, steht in unserer Datenschutzerklärung.',
            },
            { kind: 'action', action: { label: 'Datenschutzerklärung lesen', to: { route: 'privacy' } } },
            {
              kind: 'paragraph',
              text: '(2) Wir fotografieren Tische, Speisen und Räume vor dem Eintreffen der Gäste und dürfen diese Bilder zeigen. Aufnahmen, auf denen Menschen zu erkennen sind, machen und veröffentlichen wir nur mit deren Einwilligung. Sagen Sie uns, wenn Sie gar keine Bilder wünschen.',
            },
            {
              kind: 'paragraph',
              text: '(3) Auf Wunsch schließen wir eine Vertraulichkeitsvereinbarung.',
            },
          ],
        },
        {
          id: 'final-provisions',
          title: 'Streitbeilegung, Recht, Gerichtsstand',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) An einer Schlichtung nach dem Verbraucherstreitbeilegungsgesetz nehmen wir nicht teil; eine Pflicht dazu trifft uns nicht (§ 36 VSBG).',
            },
            {
              kind: 'paragraph',
              text: '(2) Es gilt deutsches Recht ohne das UN-Kaufrecht. Verbrauchern bleibt der Schutz, den zwingende Vorschriften des Staates gewähren, in dem sie gewöhnlich leben.',
            },
            {
              kind: 'paragraph',
              text: `(3) Gegenüber Kaufleuten, juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen ist ${address.city} Gerichtsstand.`,
            },
            {
              kind: 'paragraph',
              text: '(4) Ist eine Bestimmung unwirksam, bleibt der Vertrag im Übrigen bestehen; an ihre Stelle tritt das Gesetz (§ 306 BGB).',
            },
            {
              kind: 'paragraph',
              text: 'Stand dieser Bedingungen: 21. November 2026. Für einen Vertrag gilt die Fassung, die dem Angebot beilag.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies PageContent;
