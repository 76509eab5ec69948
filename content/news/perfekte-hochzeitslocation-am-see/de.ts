import type { NewsArticle } from '../../schema';
import { site } from '../../site';

export const de = {
  date: '2025-09-16',
  media: 'news-wedding-location',
  title: 'Hochzeitslocation am See finden: zwölf Fragen vor Ort',
  excerpt:
    'Was Paare bei der Besichtigung fragen und selbst ausmessen sollten, von der Tanzfläche bis zum Regenplan. Eine Liste zum Ausdrucken.',
  keywords: [
    'Hochzeitslocation am See',
    'Checkliste Besichtigung',
    'Hochzeit planen',
    'freie Trauung',
    'Hochzeitslocation Krefeld',
  ],
  html: `
<p>Im September beginnt die Zeit der Besichtigungen. Wer im nächsten Sommer an einem Samstag heiraten möchte, hat jetzt neun bis zwölf Monate Vorlauf und damit noch Auswahl. Ein schöner Blick aufs Wasser ist dabei schnell gefunden. Ob ein Haus Ihr Fest trägt, zeigt sich an anderen Dingen.</p>
<h2>Vor dem Termin: drei Zahlen</h2>
<p>Nehmen Sie drei Zahlen mit, auch wenn sie noch wackeln: erwachsene Gäste, Kinder bis fünf, Kinder von sechs bis zwölf. Rechnen Sie mit etwa zehn bis fünfzehn Prozent Absagen, aber planen Sie den Raum für alle. Legen Sie den Besuch auf eine Stunde vor Sonnenuntergang. Dann sehen Sie den Saal bei Tageslicht und die Terrasse mit eingeschalteten Lampen.</p>
<h2>Zwölf Fragen für den Rundgang</h2>
<ol>
<li>Wie viele Gäste sitzen <strong>mit Tanzfläche</strong> im Raum, nicht nur laut Prospekt?</li>
<li>Wo stehen bei Regen die Stühle für die Trauung, und wie lange dauert der Umbau?</li>
<li>Wer entscheidet am Tag über den Plan B, und bis wann?</li>
<li>Ist der Weg von der Tür bis zum Tisch stufenlos, auch zum WC?</li>
<li>Wird im Haus gekocht oder nur aufgewärmt?</li>
<li>Bis wann darf draußen Musik spielen, bis wann drinnen?</li>
<li>Sind wir an diesem Tag die einzige Gesellschaft?</li>
<li>Wo laden Band und Floristin aus, und wie viel Strom gibt es?</li>
<li>Wo ziehen sich Brautpaar, stillende Mütter und müde Kinder zurück?</li>
<li>Was ist in der Miete enthalten, was kommt als eigene Position dazu?</li>
<li>Wie lange halten Sie das Datum fest, und was kostet eine Absage?</li>
<li>Wer ist am Abend unser Ansprechpartner, und bis wie viel Uhr?</li>
</ol>
<h2>Wie unsere Antworten lauten</h2>
<p>Damit Sie vergleichen können, füllen wir den Bogen für ${site.name} selbst aus. Mit Tanzfläche sitzen im Seesaal 100 Gäste, ohne sind es 120. Auf der Wiese finden 140 Stühle Platz; bei Regen stellen wir in rund 40 Minuten um, und die Entscheidung fällt drei Stunden vor der Trauung gemeinsam mit Ihnen. Draußen spielt leise Musik bis 22 Uhr, drinnen tanzen Sie in der Regel bis 2 Uhr.</p>
<p>Das Kaminzimmer dient bei Hochzeiten oft als Ruheraum. Zwischen ihm und dem Saal liegt eine Stufe, für die eine Rampe bereitsteht; Eingang, Saal und ein WC erreichen Ihre Gäste ohne Stufe. Nach unserem Angebot reservieren wir Ihr Datum 14 Tage, ohne dass Sie etwas zahlen. Alle Maße stehen bei den <a href="/eventlocation/raeume-am-see">Räumen am See</a>, weitere Antworten in den <a href="/eventlocation/faq-zur-location">Fragen zur Location</a>.</p>
<h2>Was Sie selbst prüfen</h2>
<ul>
<li>Gehen Sie den Weg zur Trauung in den Schuhen, die Sie tragen werden. Wiese und hohe Absätze vertragen sich selten.</li>
<li>Setzen Sie sich an den schlechtesten Platz im Raum. Sehen Sie von dort das Rednerpult?</li>
<li>Klatschen Sie einmal in die Hände. Hallt der Raum lange nach, brauchen Reden ein Mikrofon.</li>
<li>Stellen Sie sich an die Stelle, an der fotografiert wird, und schauen Sie, wohin die Sonne um 16 Uhr wandert.</li>
</ul>
<h2>Danach: eine Nacht schlafen</h2>
<p>Schreiben Sie noch im Auto auf, was Sie gestört hat; das Schöne vergessen Sie ohnehin nicht. Wenn am nächsten Morgen mehr als zwei Störungen übrig sind, schauen Sie weiter. Wenn nicht, fragen Sie das Datum an. Wie ein Hochzeitstag bei uns verläuft, lesen Sie unter <a href="/eventlocation/hochzeiten-am-see">Hochzeiten am See</a>; für eine Trauung mit höchstens 60 Stühlen lohnt ein Blick auf <a href="/eventlocation/holthausens-kull">Holthausens Kull</a>.</p>
`,
} as const satisfies NewsArticle;
