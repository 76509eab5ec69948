import type { Translation } from '../../schema';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-05-20',
  media: 'news-dream-wedding',
  title: 'A dream wedding by the lake: 86 guests and one shower',
  excerpt:
    'A wedding on the first Saturday in May, with a ceremony on the meadow, twelve minutes of rain and a dinner that was on time regardless.',
  keywords: [
    'dream wedding by the lake',
    'wedding in May',
    'outdoor ceremony Krefeld',
    'wedding day timeline',
    'wedding menu',
  ],
  html: `
<p>Romance, in the end, is a matter of preparation. The couple from Düsseldorf had picked the first Saturday in May, invited 86 guests and paid us their first visit ten months earlier. They wanted a ceremony under the trees, a long dinner and nothing involving balloons. Both have allowed us to tell the story of the day without names.</p>
<h2>The morning belongs to many hands</h2>
<p>At ten the florist came with 46 jars of ranunculus, at eleven the band. By noon six rows of chairs stood on the meadow, with an aisle wide enough for the grandfather’s wheelchair. Indoors four people were laying eleven tables of eight; the couple wished to sit among their guests. In the kitchen the stock for the veal was on a low simmer.</p>
<h2>2.20 p.m.: it rains</h2>
<p>Forty minutes before the ceremony the first drop fell. There is a plan for such moments, and the couple had read it. Guests took their sparkling wine into the Fireplace Room and the hallway, six people spread blankets over the chairs, the celebrant reset his watch. Twelve minutes later the shower had passed. We dried the seats and began at 3.20 rather than 3 p.m. The vows were spoken on the jetty, just the two of them and the rings, with 86 witnesses on the shore.</p>
<blockquote><p>“The rain isn’t in a single photograph,” the bride wrote to us later. “But it is all anyone talks about.”</p></blockquote>
<h2>The rest of the day</h2>
<ol>
<li><strong>4 p.m.</strong> Reception on the terrace: falafel with mint, mini quiches with leek and mountain cheese, rhubarb spritzer and sparkling wine.</li>
<li><strong>5 p.m.</strong> Family photographs from a list, twelve groups in 35 minutes. A bridesmaid called them up.</li>
<li><strong>6.30 p.m.</strong> Dinner in the Lake Room.</li>
<li><strong>8.45 p.m.</strong> Everyone goes outside once more. The sun was low over the water; the photographer needed ten minutes.</li>
<li><strong>9.30 p.m.</strong> First dance, three songs long, with nobody obliged to join in.</li>
<li><strong>11.30 p.m.</strong> Mini burgers and potato salad at the bar.</li>
<li><strong>2 a.m.</strong> Last song; the taxis were waiting.</li>
</ol>
<h2>What was on the plates</h2>
<p>Early May means asparagus. Four courses, with a choice of main:</p>
<ul>
<li>Asparagus salad with strawberries and pine nuts</li>
<li>Burrata with roasted tomato and basil oil</li>
<li>Saddle of veal under a herb crust with potato gratin (62 plates) or braised hispi cabbage with hazelnuts and beluga lentils (22 plates)</li>
<li>Vegan chocolate tart with sea salt</li>
</ul>
<p>Four children had chicken and mash. The cake, baked by a cousin, waited in our cold room from midday and was cut with coffee at half past four. That left room for dessert in the evening.</p>
<h2>Five things that carried the day</h2>
<ul>
<li>A 20-minute buffer before every fixed point</li>
<li>The main course chosen on the reply card, not at the table</li>
<li>A person with a watch and a list who is not part of the family</li>
<li>A box of blankets by the door, even in May</li>
<li>Two phones in a bowl: the couple did not see theirs until midnight</li>
</ul>
<p>How we arrange ceremony and party for your numbers is described under <a href="/eventlocation/hochzeiten-am-see">weddings by the lake</a>. Questions about menu, cost and calendar are answered on the page <a href="/fuer-hochzeiten">for weddings</a>.</p>
`,
};
