import type { NewsArticle } from '../../schema';

export const de = {
  date: '2025-07-29',
  media: 'news-grill-and-chill',
  title: 'Grill & Chill: ein Sommerabend, fertig zusammengestellt',
  excerpt:
    'Vier Sorten vom Rost, vier Beilagen, zwei Desserts und eine Uhrzeit: unser Sommer-Special für 30 bis 120 Gäste auf Wiese und Terrasse.',
  keywords: ['Grillabend am See', 'Sommer-Special', 'Grillbuffet Mengen', 'Teamabend', 'Gartenfest'],
  html: `
<p>Manche Feste scheitern an der Menge der Entscheidungen. Deshalb gibt es für August und September einen Abend, der schon steht: Grill &amp; Chill, montags bis donnerstags von 17:30 bis 22 Uhr, auf Wiese und Terrasse, ab 30 Personen. Sie nennen uns Datum und Gästezahl. Alles andere ist ein Vorschlag, den Sie ändern dürfen, aber nicht müssen.</p>
<h2>Was auf den Teller kommt</h2>
<p>Die Auswahl entspricht dem Grillpaket Welle, zusammengestellt von der Küche:</p>
<ul>
<li><strong>Vorweg:</strong> Burrata mit Ofentomate und Basilikumöl</li>
<li><strong>Vom Rost:</strong> Flanksteak mit Chimichurri, niederrheinische Bratwurst oder Merguez, Hähnchenspieß mit Zitrone und Kräutern, Auberginensteak mit Tahin und Granatapfel</li>
<li><strong>Dazu:</strong> Rosmarin-Drillinge, rheinischer Kartoffelsalat mit Essig und Öl, Blattsalate, Focaccia und Bauernbrot</li>
<li><strong>Süß:</strong> Panna cotta mit Beerenkompott, Mango-Kokos-Chia im Glas</li>
</ul>
<p>Aubergine, Drillinge, Kartoffelsalat, Blattsalat und Mango-Chia sind vegan. Gemüse liegt auf einem eigenen Rost und wird mit eigener Zange gewendet. Für das Flanksteak fällt ein Aufpreis an, der bei der Auswahl angezeigt wird.</p>
<h2>Der Abend in fünf Uhrzeiten</h2>
<ol>
<li><strong>17:30</strong> Ankommen auf der Terrasse, kalte Getränke, die Schuhe dürfen ins Gras.</li>
<li><strong>18:15</strong> Die Burrata steht auf den Tischen, das Feuer ist seit einer Stunde an.</li>
<li><strong>18:45</strong> Beide Grillstationen öffnen. Wir legen in kleinen Runden auf, damit auch der zweite Gang zum Rost lohnt.</li>
<li><strong>20:30</strong> Dessert im Glas, dazu Kaffee. Die Feuerschale wird angezündet.</li>
<li><strong>22:00</strong> Die Musik draußen verstummt. Wer noch sitzen möchte, sitzt.</li>
</ol>
<h2>Mengen für 60 Gäste</h2>
<p>Falls Sie zu Hause grillen: Mit diesen Zahlen kommen Sie auch ohne uns hin. Wir rechnen 300 Gramm Fleisch ohne Knochen pro Person und verteilen sie auf drei Sorten.</p>
<ul>
<li>3,5 Kilo Flanksteak, 3 Kilo Würste, 2,5 Kilo Hähnchenspieße</li>
<li>25 Scheiben Aubergine, fingerdick, eine Stunde vorher gesalzen</li>
<li>15 Kilo rohe Kartoffeln, zur Hälfte Drillinge, zur Hälfte für den Salat</li>
<li>5 Kilo Brot, 4 Kilo geputzter Blattsalat</li>
<li>120 kleine Gläser Dessert mit je 90 Gramm, also zwei pro Person</li>
<li>zwei Säcke Holzkohle mit je zehn Kilo und ein Eimer Sand daneben</li>
</ul>
<p>Am Buffet gilt eine Grenze, die im Sommer besonders zählt: Nach zwei Stunden räumen wir Salate und Desserts ab. Was noch gut ist, steht bis dahin gekühlt und wird in kleinen Schüsseln nachgefüllt.</p>
<h2>Und wenn es gewittert?</h2>
<p>Am Vortag um zwölf Uhr rufen wir Sie an. Bei Regen brennt das Feuer unter einem offenen Zelt, das Buffet zieht in den Seesaal, und die Glastüren bleiben offen. Bei Gewitter oder Sturm garen wir drinnen; die Karte bleibt dieselbe, nur der Rauch fehlt.</p>
<h2>So kommen Sie zu Ihrem Abend</h2>
<p>Sieben Werktage Vorlauf genügen. Rechnen Sie für das Team mit einem Dienstag oder Mittwoch, dann sind die meisten da. Im <a href="/catering-konfigurator">Konfigurator</a> wählen Sie Grill-Catering und das Paket Welle; Preise und größere Varianten mit Smoker finden Sie beim <a href="/catering/grill-catering-krefeld">Grill-Catering</a>. Soll der ganze Betrieb mit Familien kommen, lesen Sie weiter beim <a href="/catering/sommerfest">Sommerfest</a>.</p>
`,
} as const satisfies NewsArticle;
