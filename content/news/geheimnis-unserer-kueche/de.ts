import type { NewsArticle } from '../../schema';
import { site } from '../../site';

export const de = {
  date: '2025-10-14',
  media: 'news-kitchen-secret',
  title: 'Das Geheimnis unserer Küche: Waage, Uhr und Löffel',
  excerpt:
    'Wie aus 22 Kilo Kartoffeln ein Abendessen für 80 Gäste wird, was wir bewusst nicht selbst machen und ein Suppenrezept für acht Personen.',
  keywords: ['Küche', 'Blick hinter die Kulissen', 'Rezept Kürbissuppe', 'Mengen pro Person', 'Herbstmenü'],
  html: `
<p>Nach einem Essen fragen Gäste gern nach dem Geheimnis der Sauce. Die ehrliche Antwort lautet: Zeit, Salz und jemand, der alle zwanzig Minuten umrührt. ${site.chef}, Küchenchef bei ${site.name}, hat uns einen Tag lang zusehen lassen. Auf dem Plan stand ein Menü für 80 Personen an einem Samstag im Oktober.</p>
<h2>Freitag, 9 Uhr: Erst rechnen, dann kochen</h2>
<p>Der Tag beginnt am Schreibtisch. 58 Gäste haben Rinderbäckchen gewählt, 22 den geschmorten Spitzkohl mit Belugalinsen und Haselnuss. Daraus entsteht eine Liste, die am Pass hängt, bis der letzte Teller draußen ist:</p>
<ul>
<li><strong>Suppe:</strong> ein Viertelliter pro Person, also 20 Liter Kürbis-Ingwer-Suppe</li>
<li><strong>Fleisch:</strong> 150 Gramm roh und ohne Knochen, zusammen 8,7 Kilo Bäckchen</li>
<li><strong>Kartoffeln:</strong> 280 Gramm roh, das sind 22,4 Kilo für das Püree mit Nussbutter</li>
<li><strong>Dessert:</strong> 160 Gramm Apfel-Crumble mit Vanillesauce, 12,8 Kilo insgesamt</li>
</ul>
<p>Gewogen wird alles. Wer schätzt, kocht zu viel und wirft weg, oder er kocht zu wenig und merkt es um halb neun.</p>
<h2>Freitag, 14 Uhr: Die Bäckchen dürfen schlafen</h2>
<p>Schmorgerichte kochen wir am Vortag. Die Bäckchen werden scharf angebraten, dann ziehen sie fast vier Stunden in Rotwein bei 140 Grad. Danach kommen sie in den Schnellkühler und bleiben über Nacht in ihrer Sauce. Am Samstag lassen sie sich sauber schneiden, und das Fett liegt als feste Scheibe obenauf, wo man es abheben kann.</p>
<p>Nicht alles entsteht bei uns. Das Bauernbrot backt eine Bäckerei, die um drei Uhr morgens anfängt; den Schinken für das Frühstück schneidet ein Metzger. Beide können das besser als wir. Fonds, Saucen, Teige und Desserts kommen aus den eigenen Töpfen.</p>
<h2>Samstag, 16:30 Uhr: Elf Löffel auf dem Tisch</h2>
<p>Anderthalb Stunden vor dem ersten Gast probiert das ganze Team jedes Gericht, auch der Service und die Spülküche. Wer einen Teller trägt, soll sagen können, wie er schmeckt. An diesem Samstag fehlte der Suppe Säure. Ein Spritzer Limette, noch ein Löffel, fertig.</p>
<p>Danach wird die Liste der Unverträglichkeiten vorgelesen: dreimal ohne Gluten, einmal ohne Haselnuss. Namen stehen dort nicht, nur Tisch und Platz. Für diese vier Gäste liegt ein zweiter Satz Töpfe und Löffel bereit.</p>
<h2>Zum Nachkochen: Kürbis-Ingwer-Suppe für acht</h2>
<ol>
<li>1 Kilo Hokkaido mit Schale würfeln, 2 Zwiebeln und 50 Gramm Ingwer fein schneiden.</li>
<li>Zwiebeln und Ingwer in Öl glasig dünsten, den Kürbis fünf Minuten mitbraten.</li>
<li>900 Milliliter Gemüsebrühe angießen und 20 Minuten leise kochen.</li>
<li>400 Milliliter Kokosmilch zugeben, fein pürieren, mit Salz und dem Saft einer Limette abschmecken.</li>
<li>Mit einem Teelöffel Kernöl je Teller servieren.</li>
</ol>
<p>Das ergibt gut zwei Liter. Der Sellerie steckt in der Brühe; wer ihn nicht verträgt, nimmt Wasser und eine Möhre mehr.</p>
<p>Auf unserer Karte steht die Suppe von September bis Februar, der Apfelrotkohl von Oktober bis Februar. Welche Gerichte zu Ihrem Termin passen, zeigt der <a href="/catering-konfigurator">Konfigurator</a>; wie wir außer Haus kochen, lesen Sie beim <a href="/premium-catering">Premium-Catering</a>.</p>
`,
} as const satisfies NewsArticle;
