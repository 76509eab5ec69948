import type { Translation } from '../../schema';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-06-03',
  media: 'news-sixtieth-birthday',
  title: 'A 60th birthday by the lake, four generations strong',
  excerpt:
    '64 guests aged four to 87, one afternoon and one evening: how the party ran, what was on the table and what we took away from it.',
  keywords: [
    '60th birthday party',
    'milestone birthday venue',
    'birthday by the lake',
    'birthday party schedule',
    'birthday venue Krefeld',
  ],
  html: `
<p>Our hostess from Moers knew what she wanted: “My mother should sit, my grandchildren should run, and at eleven I want to be dancing.” At the end of May 64 guests came, the youngest four, the oldest 87. This is how we built the day.</p>
<h2>Two beginnings, not one</h2>
<p>A party that starts at three and ends at midnight is too long for some. So the invitation gave two times. Family and old friends came for coffee, colleagues and neighbours for dinner. Anyone who tired could leave after dessert without missing a thing: the speeches were over by then.</p>
<ol>
<li><strong>3 p.m.</strong> Coffee and home-baked cakes on the terrace, 38 guests. We chilled, sliced and labelled them.</li>
<li><strong>4.30 p.m.</strong> A walk to the jetty. For the grandmother, a railing on both sides mattered more than the view.</li>
<li><strong>6 p.m.</strong> The other guests arrive, two kinds of canapé, group photograph on the meadow.</li>
<li><strong>7 p.m.</strong> Dinner in the Lake Room, eight round tables of eight.</li>
<li><strong>9 p.m.</strong> Dessert outside; in late May it stays light until just before ten.</li>
<li><strong>10 p.m.</strong> Doors close, dancing begins. Last song at 12.40 a.m.</li>
</ol>
<h2>The menu</h2>
<p>Four courses at the table; everyone had chosen their main when they replied:</p>
<ul>
<li>On arrival, bruschetta with peppers and mushroom arancini with Parmesan</li>
<li>Asparagus salad with strawberries and pine nuts, then a small cup of beef consommé</li>
<li>Crisp-skinned pike-perch with Riesling sauce (39 plates) or braised hispi cabbage with beluga lentils (19 plates)</li>
<li>Rosemary baby potatoes and potato gratin in bowls to pass around</li>
<li>Vanilla cream with rum and chocolate, with the grandmother’s own recipe printed on a card</li>
</ul>
<p>The six children had corn-fed chicken and mash in half portions, ten minutes ahead of the rest. With us, children up to five eat free, and from six to twelve food is half price. For eight vegetarians the consommé gave way to celeriac and apple tartare.</p>
<h2>Speeches: short, early, with a microphone</h2>
<p>Three had been announced. We placed them between starter, soup and main course, five minutes each at most. The son kept to it; the brother took eleven. Because the kitchen had been warned, the fish only went into the pan when the applause came. Agree on a signal with the staff: a glance at the door is enough.</p>
<h2>Our advice to anyone turning sixty</h2>
<ul>
<li><strong>Seat people by conversation, not by kinship.</strong> The oldest guest sits near the door and far from the loudspeaker.</li>
<li><strong>Set up a present table</strong> where someone other than you matches cards with envelopes.</li>
<li><strong>Keep the Fireplace Room free.</strong> From eight o’clock two children slept there while an aunt rang Canada.</li>
<li><strong>Choose the songs beforehand.</strong> Ten titles from the years when you were twenty will fill any dance floor.</li>
<li><strong>Book taxis for 11 p.m.</strong> before everybody calls at once.</li>
</ul>
<p>Five months lay between enquiry and party, which was tight for a Saturday in May. How much room your guests will need is explained under <a href="/eventlocation/private-feiern">private celebrations by the lake</a>. If you would rather stay in your own garden, the kitchen comes to you: <a href="/fuer-private-events">catering for private events</a>.</p>
`,
};
