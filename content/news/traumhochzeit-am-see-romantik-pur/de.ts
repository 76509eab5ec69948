import type { NewsArticle } from '../../schema';

export const de = {
  date: '2025-05-20',
  media: 'news-dream-wedding',
  title: 'Traumhochzeit am See: 86 Gäste, ein Schauer, ein Steg',
  excerpt:
    'Eine Hochzeit am ersten Maisamstag, mit Trauung auf der Wiese, zwölf Minuten Regen und einem Menü, das trotzdem pünktlich kam. Protokoll eines Tages.',
  keywords: [
    'Traumhochzeit am See',
    'Hochzeit im Mai',
    'freie Trauung Krefeld',
    'Hochzeitsablauf',
    'Hochzeitsmenü',
  ],
  html: `
<p>Romantik ist am Ende eine Frage der Vorbereitung. Das Paar aus Düsseldorf hatte sich den ersten Samstag im Mai ausgesucht, 86 Gäste eingeladen und uns zehn Monate vorher zum ersten Mal besucht. Gewünscht waren eine freie Trauung unter den Bäumen, ein langes Essen und kein Programmpunkt mit Luftballons. Beide haben uns erlaubt, den Tag ohne Namen zu erzählen.</p>
<h2>Der Vormittag gehört den Händen</h2>
<p>Um 10 Uhr kam die Floristin mit 46 Gläsern Ranunkeln, um 11 Uhr die Band. Mittags standen auf der Wiese sechs Reihen Stühle mit einem Gang, der breit genug für den Rollstuhl des Großvaters war. Im Saal deckten vier Kräfte elf Tische zu acht; das Paar wollte mitten unter den Gästen sitzen. In der Küche zog der Fond für den Kalbsrücken.</p>
<h2>14:20 Uhr: Es regnet</h2>
<p>Vierzig Minuten vor der Trauung fiel der erste Tropfen. Für solche Momente gibt es einen Plan, den das Paar vorher gelesen hat. Die Gäste gingen mit Sekt ins Kaminzimmer und in den Flur, sechs Leute legten Decken über die Stühle, der Trauredner stellte seine Uhr. Nach zwölf Minuten war der Schauer vorbei. Wir trockneten die Sitze ab und begannen um 15:20 statt um 15 Uhr. Das Jawort fiel auf dem Steg, nur das Paar und die Ringe, mit 86 Zeugen am Ufer.</p>
<blockquote><p>„Den Regen haben wir auf keinem einzigen Foto“, schrieb die Braut später. „Aber alle reden davon.“</p></blockquote>
<h2>Der weitere Tag</h2>
<ol>
<li><strong>16:00</strong> Empfang auf der Terrasse: Falafel mit Minze, Mini-Quiche mit Lauch und Bergkäse, dazu Rhabarberschorle und Sekt.</li>
<li><strong>17:00</strong> Familienfotos nach Liste, zwölf Gruppen in 35 Minuten. Eine Trauzeugin rief auf.</li>
<li><strong>18:30</strong> Essen im Seesaal.</li>
<li><strong>20:45</strong> Alle gehen noch einmal hinaus. Die Sonne stand tief über dem Wasser, der Fotograf brauchte zehn Minuten.</li>
<li><strong>21:30</strong> Eröffnungstanz, drei Stücke lang ohne Mitmachpflicht.</li>
<li><strong>23:30</strong> Mini-Burger und Kartoffelsalat an der Bar.</li>
<li><strong>02:00</strong> Letztes Lied, die Taxis standen bereit.</li>
</ol>
<h2>Was auf den Tellern lag</h2>
<p>Anfang Mai gehört der Spargel dazu. Vier Gänge, der Hauptgang zur Wahl:</p>
<ul>
<li>Spargelsalat mit Erdbeere und Pinienkernen</li>
<li>Burrata mit Ofentomate und Basilikumöl</li>
<li>Kalbsrücken unter der Kräuterkruste mit Kartoffelgratin (62 Teller) oder geschmorter Spitzkohl mit Haselnuss und Belugalinsen (22 Teller)</li>
<li>Vegane Schokoladentarte mit Meersalz</li>
</ul>
<p>Vier Kinder bekamen Hähnchen und Püree. Die Torte, von einer Cousine gebacken, stand ab Mittag im Kühlraum und wurde um 16:30 Uhr zum Kaffee angeschnitten. So blieb abends Platz für das Dessert.</p>
<h2>Fünf Dinge, die diesen Tag getragen haben</h2>
<ul>
<li>Ein Puffer von 20 Minuten vor jedem festen Zeitpunkt</li>
<li>Die Hauptgangwahl auf der Antwortkarte, nicht am Tisch</li>
<li>Ein Mensch mit Uhr und Liste, der nicht zur Familie gehört</li>
<li>Decken in einer Kiste am Ausgang, auch im Mai</li>
<li>Zwei Handys in einer Schale: das Paar hat seine bis Mitternacht nicht gesehen</li>
</ul>
<p>Wie wir Trauung und Fest für Ihre Gästezahl aufbauen, steht bei den <a href="/eventlocation/hochzeiten-am-see">Hochzeiten am See</a>. Fragen zu Menü, Kosten und Kalender beantwortet die Seite <a href="/fuer-hochzeiten">für Hochzeiten</a>.</p>
`,
} as const satisfies NewsArticle;
