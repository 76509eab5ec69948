import type { NewsArticle } from '../../schema';
import { site } from '../../site';

export const de = {
  date: '2025-06-24',
  media: 'news-what-is-catering',
  title: 'Was ist Catering? Formen, Fristen und Begriffe erklärt',
  excerpt:
    'Liefern, aufbauen, servieren: was ein Caterer übernimmt, was bei Ihnen bleibt und welche Begriffe im Angebot stehen. Für alle, die zum ersten Mal buchen.',
  keywords: [
    'Was ist Catering',
    'Catering Formen',
    'Flying Buffet Bedeutung',
    'Catering Ablauf',
    'Caterer buchen',
  ],
  html: `
<p>Catering heißt: Ein Betrieb kocht für Ihre Gäste an einem Ort, den Sie bestimmen. Das kann ein Büro in Willich sein, ein Garten in Kempen oder ein Saal am See. Wie viel der Caterer darüber hinaus übernimmt, unterscheidet eine Platte Schnittchen von einem Festabend mit vierzehn Gängen.</p>
<h2>Die vier Stufen</h2>
<h3>Liefern</h3>
<p>Das Essen kommt fertig angerichtet, 30 bis 60 Minuten vor Beginn. Sie stellen Tische, wir bauen auf und fahren wieder. So funktionieren <a href="/catering/fingerfood">Fingerfood</a> und kaltes Buffet ab 20 Personen.</p>
<h3>Liefern und betreuen</h3>
<p>Eine Kraft je 25 Gäste bleibt, füllt nach, erklärt Allergene und räumt ab. Ab 100 Gästen raten wir dringend dazu, weil sonst nach einer halben Stunde leere Platten neben vollen stehen.</p>
<h3>Kochen vor Ort</h3>
<p>Grill, mobile Küche oder Showstation: Das Gericht entsteht, während die Gäste zusehen. Dafür brauchen wir Platz, Strom und einen ebenen Boden; pro Grillstation sind es etwa drei mal drei Meter.</p>
<h3>Servieren</h3>
<p>Beim Menü bringt der Service jeden Teller an den Tisch, gerechnet mit einer Kraft je zwölf Gästen. Beim <a href="/catering/flying-buffet">Flying Buffet</a> gehen kleine Gänge durch den Raum, eine Kraft je zwanzig.</p>
<h2>Was meist dazugehört und was nicht</h2>
<p>In unseren Paketen stecken Speisen, Aufbau und je nach Art Porzellan und Personal. Getränke, Möbel, Zelt, Blumen und Musik stehen als eigene Zeilen im Angebot. Das hat einen Vorteil: Sie sehen, was jede Entscheidung kostet, und können streichen, ohne dass das Essen leidet.</p>
<h2>Sechs Begriffe aus dem Angebot</h2>
<ul>
<li><strong>Vorlauf:</strong> Werktage zwischen Auftrag und Veranstaltung. Frühstück braucht drei bis fünf, Fingerfood fünf bis sieben, ein Menü mindestens vierzehn.</li>
<li><strong>Option:</strong> Ihr Termin ist 14 Tage reserviert, ohne Kosten und ohne Vertrag.</li>
<li><strong>Mindestgästezahl:</strong> Ab dieser Zahl gilt der Paketpreis. Kleinere Runden sind möglich, berechnet wird die Mindestzahl.</li>
<li><strong>Standzeit:</strong> Zwei Stunden darf ein Buffet stehen, dann wird abgeräumt.</li>
<li><strong>Endgültige Zahl:</strong> Sieben Tage vorher melden Sie, wie viele kommen. Danach geht es nur noch nach oben.</li>
<li><strong>HACCP:</strong> das Hygieneverfahren mit gemessenen und notierten Temperaturen, vom Kühlwagen bis zum Teller.</li>
</ul>
<h2>Vom ersten Gedanken bis zur Rechnung</h2>
<ol>
<li>Sie nennen Datum, Ort, Gästezahl und Anlass. Eine Schätzung reicht.</li>
<li>Innerhalb von ${site.answerDays} Tagen erhalten Sie ein Angebot mit Speisen und Einzelpreisen.</li>
<li>Sie ändern, wir rechnen neu. Erst Ihre Zusage macht daraus einen Auftrag.</li>
<li>Privatkunden zahlen dann 30 Prozent an; Firmen können nach Prüfung auf Rechnung kaufen.</li>
<li>Am Tag kümmern wir uns um Aufbau, Essen und Abbau. Geschirr geht ungespült zurück.</li>
</ol>
<h2>Lohnt sich das für dreißig Leute?</h2>
<p>Oft ja. Dreißig Gäste bedeuten beim Grillen viereinhalb Kilo Fleisch, acht Kilo Kartoffeln, neunzig Teller und jemanden, der den ganzen Abend am Rost steht statt am Tisch. Wer das gern macht, soll es tun. Wer lieber sitzen bleibt, probiert im <a href="/catering-konfigurator">Konfigurator</a> aus, wie sich Art und Gästezahl auf den Preis auswirken; absenden müssen Sie dafür nichts.</p>
`,
} as const satisfies NewsArticle;
