import type { NewsArticle } from '../../schema';

export const de = {
  date: '2025-06-03',
  media: 'news-sixtieth-birthday',
  title: '60. Geburtstag am See: ein Fest für vier Generationen',
  excerpt:
    '64 Gäste zwischen vier und 87 Jahren, ein Nachmittag und ein Abend: wie das Fest verlief, was auf den Tisch kam und was wir daraus mitnehmen.',
  keywords: [
    '60. Geburtstag feiern',
    'runder Geburtstag Location',
    'Geburtstag am See',
    'Ablauf Geburtstagsfeier',
    'Geburtstag Krefeld',
  ],
  html: `
<p>Die Gastgeberin aus Moers hatte einen klaren Wunsch: „Meine Mutter soll sitzen, meine Enkel sollen rennen, und ich möchte um elf noch tanzen.“ Ende Mai kamen 64 Gäste, der jüngste war vier, die älteste 87. So haben wir den Tag gebaut.</p>
<h2>Zwei Anfänge statt einem</h2>
<p>Ein Fest, das um 15 Uhr beginnt und um Mitternacht endet, ist für manche zu lang. Deshalb standen auf der Einladung zwei Uhrzeiten. Familie und Weggefährten kamen zum Kaffee, Kolleginnen und Nachbarn zum Abendessen. Wer müde wurde, konnte nach dem Dessert gehen, ohne etwas zu verpassen: Die Reden waren da schon gehalten.</p>
<ol>
<li><strong>15:00</strong> Kaffee und mitgebrachte Torten auf der Terrasse, 38 Gäste. Wir haben gekühlt, geschnitten und beschriftet.</li>
<li><strong>16:30</strong> Spaziergang zum Steg. Das Geländer auf beiden Seiten war für die Großmutter wichtiger als die Aussicht.</li>
<li><strong>18:00</strong> Ankunft der übrigen Gäste, zwei Sorten Häppchen, Gruppenfoto auf der Wiese.</li>
<li><strong>19:00</strong> Essen im Seesaal, acht runde Tische zu acht Plätzen.</li>
<li><strong>21:00</strong> Dessert draußen; Ende Mai ist es bis kurz vor zehn hell.</li>
<li><strong>22:00</strong> Die Türen schließen, der Tanz beginnt. Letztes Stück um 00:40 Uhr.</li>
</ol>
<h2>Das Menü</h2>
<p>Vier Gänge am Tisch; den Hauptgang hatten alle schon mit der Zusage gewählt:</p>
<ul>
<li>Zum Empfang Bruschetta mit Paprika und Arancini mit Pilz und Parmesan</li>
<li>Spargelsalat mit Erdbeere und Pinienkernen, danach eine kleine Rinderkraftbrühe</li>
<li>Zander auf der Haut mit Rieslingsauce (39-mal) oder geschmorter Spitzkohl mit Belugalinsen (19-mal)</li>
<li>Rosmarin-Drillinge und Kartoffelgratin in Schüsseln zum Weiterreichen</li>
<li>Herrencreme, das Rezept der Großmutter als Karte daneben</li>
</ul>
<p>Für die sechs Kinder gab es Maispoularde mit Püree in halber Größe, zehn Minuten vor den anderen. Kinder bis fünf Jahre sind bei uns frei, von sechs bis zwölf kostet das Essen die Hälfte. Die Brühe haben wir für acht vegetarische Gäste durch Sellerie-Apfel-Tatar ersetzt.</p>
<h2>Reden: kurz, früh, mit Mikrofon</h2>
<p>Drei Reden waren angekündigt. Wir haben sie zwischen Vorspeise, Suppe und Hauptgang verteilt, jede höchstens fünf Minuten. Der Sohn hielt sich daran, der Bruder brauchte elf. Weil die Küche davon wusste, lag der Zander erst in der Pfanne, als der Applaus kam. Verabreden Sie dafür ein Zeichen mit dem Service; ein Blick zur Tür genügt.</p>
<h2>Was wir jedem Geburtstagskind raten</h2>
<ul>
<li><strong>Sitzordnung nach Gespräch, nicht nach Verwandtschaft.</strong> Der älteste Gast sitzt nahe der Tür und weit weg vom Lautsprecher.</li>
<li><strong>Einen Tisch für Geschenke,</strong> an dem jemand anders als Sie Karten und Umschläge zuordnet.</li>
<li><strong>Das Kaminzimmer freihalten.</strong> Ab 20 Uhr schliefen dort zwei Kinder, und eine Tante telefonierte mit Kanada.</li>
<li><strong>Lieder vorher auswählen.</strong> Zehn Titel aus den Jahren, in denen Sie zwanzig waren, füllen jede Tanzfläche.</li>
<li><strong>Taxis um 23 Uhr bestellen,</strong> bevor alle gleichzeitig anrufen.</li>
</ul>
<p>Fünf Monate lagen zwischen Anfrage und Fest; für einen Samstag im Mai war das knapp. Wie viel Platz Ihre Gäste brauchen, lesen Sie unter <a href="/eventlocation/private-feiern">private Feiern am See</a>. Möchten Sie lieber im eigenen Garten feiern, kommt die Küche zu Ihnen: <a href="/fuer-private-events">Catering für private Events</a>.</p>
`,
} as const satisfies NewsArticle;
