import type { NewsArticle } from '../../schema';
import { site } from '../../site';

export const de = {
  date: '2025-04-15',
  media: 'news-business-breakfast',
  title: 'Business-Frühstück: neunzig Minuten, die sich rechnen',
  excerpt:
    'Warum Kunden morgens eher zusagen als abends, wie ein Frühstück für 30 Personen abläuft und welche Mengen auf den Tisch gehören.',
  keywords: [
    'Business-Frühstück',
    'Frühstückscatering Krefeld',
    'Kundenfrühstück',
    'Frühstück im Büro',
    'Teamfrühstück',
  ],
  html: `
<p>Ein Kundenabend kostet Ihre Gäste vier Stunden und den Babysitter. Ein Frühstück kostet neunzig Minuten, die ohnehin zur Arbeitszeit gehören. Wer morgens einlädt, hört deshalb häufiger ein Ja, und um zehn Uhr sitzen alle wieder am Schreibtisch.</p>
<h2>Der beste Tag, die beste Uhrzeit</h2>
<p>Dienstag bis Donnerstag, 8 bis 9:30 Uhr. Am Montag ist die Woche noch nicht sortiert, am Freitag arbeiten viele von zu Hause. Bei Ihnen im Büro bauen wir um 7:15 Uhr auf, und um 10:30 Uhr ist der Raum wieder leer. Unser Haus am See öffnet regulär um 10 Uhr: Dort passt der spätere Seebrunch ab 25 Personen, etwa nach einer Jahresauftaktsitzung.</p>
<h2>Ein Ablauf, der funktioniert</h2>
<ol>
<li><strong>7:45</strong> Der Kaffee ist heiß, die Namensschilder liegen aus. Die Ersten kommen immer zu früh.</li>
<li><strong>8:00</strong> Buffet offen, zwanzig Minuten lang kein Programm.</li>
<li><strong>8:20</strong> Ein Impuls von höchstens zwölf Minuten. Eine Frage, kein Foliensatz.</li>
<li><strong>8:35</strong> Gespräche an Tischen zu sechs, ein Gastgeber je Tisch.</li>
<li><strong>9:10</strong> Obst, zweiter Kaffee, Verabredungen.</li>
<li><strong>9:30</strong> Schluss, pünktlich. Das merken sich Gäste für die nächste Einladung.</li>
</ol>
<h2>Was wir für 30 Personen einpacken</h2>
<p>Das Paket „Frühstück komplett“ enthält vier kalte und zwei warme Gerichte, dazu Butter, Konfitüre und Honig. Eine Auswahl, die sich im Stehen und im Sitzen essen lässt:</p>
<ul>
<li>60 Brötchen, 20 Croissants und drei Laibe Landbrot, in Scheiben</li>
<li>1,8 Kilo Käse vom Brett mit Trauben</li>
<li>25 Vollkornstullen mit Avocado und Hummus, vegan und zuerst weg</li>
<li>4 Kilo Obstsalat, im Glas portioniert</li>
<li>warm: Rührei mit Schnittlauch aus 75 Eiern und Shakshuka mit Feta</li>
<li>7 Liter Kaffee, 3 Liter Tee, 10 Liter Wasser, Hafermilch neben der Kuhmilch</li>
</ul>
<p>Warme Gerichte stehen in Behältern mit Strom; eine Steckdose reicht für drei. Nach zwei Stunden räumen wir ab. An jedem Gericht steht, welche der 14 Hauptallergene es enthält.</p>
<h2>Drei Fehler, die wir oft sehen</h2>
<ul>
<li><strong>Zu viel Süßes.</strong> Nach zwei Croissants sinkt um neun die Aufmerksamkeit. Ei, Vollkorn und Joghurt halten bis zum Mittag vor.</li>
<li><strong>Eine einzige Kaffeestelle.</strong> Stellen Sie zwei auf, an verschiedenen Wänden. Bei 30 Gästen halbiert das die Wartezeit.</li>
<li><strong>Kein Gastgeber an der Tür.</strong> Wer um 7:50 Uhr fremd in einen Raum kommt, sucht ein Gesicht und nicht das Buffet.</li>
</ul>
<h2>Rechnet sich das?</h2>
<p>Ein Beispiel aus dem Januar: Ein Ingenieurbüro aus Willich lud 34 Kunden ein, 29 kamen. Beim Abendtermin im Vorjahr waren es 17 von 40. Aus den Gesprächen an den Sechsertischen wurden fünf Termine in derselben Woche. Das ist keine Statistik, aber das Büro hat für den Herbst wieder gebucht.</p>
<p>Frühstück liefern wir ab 20 Personen, mit drei bis fünf Werktagen Vorlauf und im Umkreis von 30 Kilometern um ${site.address.city} ohne Lieferkosten. Für ganze Tage mit Pausen und Mittagessen lesen Sie weiter beim <a href="/catering/seminar-catering">Seminar-Catering</a>; eine Anfrage mit Nettopreisen stellen Sie im <a href="/catering-konfigurator">Konfigurator</a> zusammen.</p>
`,
} as const satisfies NewsArticle;
