import type { NewsArticle } from '../../schema';

export const de = {
  date: '2025-05-06',
  media: 'news-anniversary',
  title: 'Firmenjubiläum: 50 Jahre Zahnarztpraxis, 95 Gäste',
  excerpt:
    'Eine Praxis aus Krefeld feiert ein halbes Jahrhundert: elf kleine Gänge, drei kurze Reden und eine Checkliste für Ihr eigenes Firmenjubiläum.',
  keywords: [
    'Firmenjubiläum',
    '50 Jahre Firma feiern',
    'Praxisjubiläum',
    'Flying Buffet Jubiläum',
    'Firmenfeier Krefeld',
  ],
  html: `
<p>1975 stand ein Behandlungsstuhl in einer Dreizimmerwohnung. Heute führt die Tochter des Gründers die Zahnarztpraxis aus Krefeld mit vierzehn Beschäftigten weiter. Zum Fünfzigsten lud sie an einem Freitag im April 95 Menschen ein: das Team mit Partnern, ehemalige Kolleginnen, das Dentallabor, Nachbarpraxen und dreißig Patienten, die seit mehr als dreißig Jahren kommen.</p>
<h2>Die Aufgabe: alle sollen mit allen reden</h2>
<p>Ein Menü am Tisch schied aus. Wer 95 Leute setzt, trennt sie für drei Stunden in Achtergruppen, und die Auszubildende sitzt nie neben dem Patienten von 1979. Die Wahl fiel auf das <a href="/catering/flying-buffet">Flying Buffet</a> mit elf kleinen Gängen. Sechzehn Stehtische standen im Seesaal, dazu zwanzig Stühle an der Fensterseite für alle über siebzig. Fünf Servicekräfte trugen die Tabletts.</p>
<h2>Der Ablauf</h2>
<ol>
<li><strong>13:00</strong> Die Praxis schließt. Ein Schild an der Tür und der Anrufbeantworter hatten es seit März angekündigt.</li>
<li><strong>17:00</strong> Empfang auf der Terrasse, vier Sorten Fingerfood, Namensschilder mit dem Jahr des ersten Besuchs.</li>
<li><strong>18:00</strong> Begrüßung durch die Inhaberin, vier Minuten.</li>
<li><strong>18:15</strong> Zwei Vorspeisen: gebeizter Lachs auf Rösti und Rote-Bete-Carpaccio mit Ziegenfrischkäse.</li>
<li><strong>19:00</strong> Der Gründer erzählt von der ersten Turbine, sechs Minuten und großer Beifall.</li>
<li><strong>19:15</strong> Drei warme Gänge: Maispoularde mit Thymianjus, Lachsfilet auf Spinat, Kichererbsencurry; dazu Jasminreis und Polentaschnitten.</li>
<li><strong>20:30</strong> Dank an das Team, jede und jeder mit Namen und einem Satz.</li>
<li><strong>20:45</strong> Mousse und Mango-Chia im Glas, Kaffee an der Bar.</li>
<li><strong>22:00</strong> Ende. Am Samstag hatten alle frei.</li>
</ol>
<p>Die Küche wusste von den Reden und hielt die Tabletts zurück. Sechs Gäste aßen glutenfrei, vier vegan; ihre Schälchen trugen ein Fähnchen und gingen auf direktem Weg zu ihnen.</p>
<h2>Eine Wand mit fünfzig Bildern</h2>
<p>Was den Abend von einer Betriebsfeier unterschied, kostete wenig. Im Flur hing für jedes Jahr ein Foto auf einer Schnur: das erste Praxisschild, Frisuren von 1984, ein Röntgengerät vom Flohmarkt. Daneben lagen Karten und Stifte. Nach zwei Stunden war jedes Bild kommentiert, und das Gespräch an den Stehtischen hatte sein Thema.</p>
<h2>Checkliste für Ihr Jubiläum</h2>
<ul>
<li><strong>Vier Monate vorher:</strong> Datum, Budget und drei Gästekreise festlegen. Wer fehlt, wenn Sie nur nach Umsatz einladen?</li>
<li><strong>Zehn Wochen vorher:</strong> Einladungen verschicken, Antwort bis vier Wochen vor dem Fest.</li>
<li><strong>Sechs Wochen vorher:</strong> Bilder sammeln. Fragen Sie ehemalige Beschäftigte, sie haben die besten.</li>
<li><strong>Zwei Wochen vorher:</strong> Reden verteilen, höchstens drei, zusammen unter fünfzehn Minuten.</li>
<li><strong>Sieben Tage vorher:</strong> endgültige Zahl und Unverträglichkeiten melden, als Anzahl und ohne Namen.</li>
<li><strong>Am Tag:</strong> eine Person bestimmen, die fotografiert, und sie beim Dank nicht vergessen.</li>
</ul>
<p>Ein Freitag hat einen Vorteil gegenüber dem Samstag: Die Gäste kommen direkt von der Arbeit und gehen, bevor sie müde sind. Was das Haus am See für Firmen bereithält, lesen Sie unter <a href="/eventlocation/corporate-events">Corporate Events</a>.</p>
`,
} as const satisfies NewsArticle;
