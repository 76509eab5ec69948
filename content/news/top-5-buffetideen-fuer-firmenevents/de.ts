import type { NewsArticle } from '../../schema';

export const de = {
  date: '2025-07-08',
  media: 'news-buffet-ideas',
  title: 'Top 5: Buffetideen für Firmenevents mit Mengen und Uhrzeiten',
  excerpt:
    'Fünf Buffets für Empfang, Mittag, Sitzung und Feier: was darauf steht, für wie viele Gäste es reicht und wann es abgeräumt wird.',
  keywords: [
    'Buffetideen',
    'Firmenevent Buffet',
    'Fingerfood Firmenfeier',
    'veganes Buffet',
    'Mengen Buffet pro Person',
  ],
  html: `
<p>„Machen Sie uns ein schönes Buffet“ ist ein häufiger Satz am Telefon. Er lässt viel offen: Stehen die Gäste oder sitzen sie, bleiben sie eine oder vier Stunden, kommen sie hungrig? Diese fünf Aufbauten haben sich in Betrieben zwischen Krefeld und Düsseldorf bewährt.</p>
<h2>1. Der Empfang, bei dem niemand einen Teller hält</h2>
<p><strong>Für 25 bis 80 Gäste, zwei Stunden.</strong> Acht Sorten Fingerfood, vier bis sechs Stück pro Person und Stunde. Bei 40 Gästen sind das für zwei Stunden 320 bis 480 Stück. Eine gute Mischung: Bruschetta mit gerösteter Paprika, Falafel mit Minze, Mini-Quiche mit Lauch, Tomate-Mozzarella-Spieß, Sommerrolle, Hähnchen-Satay, Frikadelle mit Senf, Brownie-Würfel. Sechs davon kommen ohne Fleisch aus, drei sind vegan. Mehr Sorten finden Sie unter <a href="/catering/fingerfood">Fingerfood</a>.</p>
<h2>2. Das kalte Mittagsbuffet zwischen zwei Sitzungen</h2>
<p><strong>Für 20 bis 50 Gäste, 45 Minuten.</strong> Nichts muss warm gehalten werden, also darf die Sitzung überziehen. Gebeizter Lachs mit Rösti, Maishähnchen-Ballotine auf Feldsalat, Rote-Bete-Carpaccio mit Ziegenfrischkäse; dazu Ofengemüse als Salat, Blattsalate, Brot mit zwei Aufstrichen. Der Nachtisch steht im Glas und wandert mit an den Platz. Stellen Sie das Buffet in die Raummitte: Von zwei Seiten bedient, ist eine Gruppe von 40 in zwölf Minuten versorgt.</p>
<h2>3. Das Buffet ohne Fleisch, über das keiner redet</h2>
<p><strong>Für 20 bis 60 Gäste, zwei Stunden.</strong> Hummus-Trio mit Ofengemüse und Dukkah, Sellerie-Apfel-Tatar auf Leinsamencracker, Burrata mit Ofentomate, dazu rheinischer Kartoffelsalat, Blattsalate und Focaccia. Zum Schluss Mango-Kokos-Chia. Schreiben Sie „mediterranes Buffet“ in die Einladung. Wer alles essen kann, vermisst nichts, und wer vegan isst, liest es am Schild.</p>
<h2>4. Zwei Inseln statt einer langen Reihe</h2>
<p><strong>Ab 100 Gästen, drei Stunden.</strong> Ein langes Buffet erzeugt eine lange Schlange. Zwei gleiche Inseln an gegenüberliegenden Wänden halbieren sie; eine dritte mit Brot, Salat und Wasser nimmt den Rest. Planen Sie je 25 Gäste eine Kraft, die nachlegt und abräumt. Abends rechnen wir insgesamt rund 700 Gramm pro Erwachsenem, für Kinder 400.</p>
<h2>5. Das Dessertbuffet als zweiter Anlass</h2>
<p><strong>Ab 50 Gästen, ab 21 Uhr.</strong> Nach dem Hauptgang gehen viele. Ein eigenes Dessertbuffet in einem anderen Raum holt die Gesellschaft noch einmal zusammen: Mousse von dunkler Schokolade, Tiramisu im Glas, Panna cotta mit Beeren, Käse vom Brett mit Feigensenf. Zwei Sorten zu je 80 bis 100 Gramm pro Person genügen, verteilt auf vier Schalen.</p>
<h2>Fünf Angaben, mit denen jedes Angebot genauer wird</h2>
<ul>
<li>Zahl der Gäste, davon vegetarisch und vegan</li>
<li>Unverträglichkeiten als Anzahl, ohne Namen</li>
<li>Beginn des Essens und Ende der Veranstaltung</li>
<li>Steckdosen am Buffetplatz: eine je drei Warmhaltebehälter</li>
<li>Aufzug, Treppen und Zeitfenster für die Anlieferung</li>
</ul>
<p>Eine Regel gilt für alle fünf: Nach zwei Stunden wird abgeräumt. Dauert Ihr Abend länger, bauen wir in zwei Durchgängen auf. Welche Art zu welchem Anlass passt, zeigt die Seite <a href="/fuer-business-events">für Business-Events</a>.</p>
`,
} as const satisfies NewsArticle;
