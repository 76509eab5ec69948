import type { Translation } from '../../schema';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-07-29',
  media: 'news-grill-and-chill',
  title: 'Grill & Chill: a summer evening, already planned',
  excerpt:
    'Four things off the grill, four sides, two desserts and a start time: our summer special for 30 to 120 guests on meadow and terrace.',
  keywords: [
    'lakeside barbecue',
    'summer special',
    'barbecue quantities',
    'team evening',
    'garden party catering',
  ],
  html: `
<p>Some parties founder on the number of decisions. So for August and September there is an evening with the thinking done: Grill &amp; Chill, Monday to Thursday from 5.30 to 10 p.m., on meadow and terrace, for 30 people or more. You give us a date and a headcount. Everything else is a suggestion that you may change but need not.</p>
<h2>What is on the plate</h2>
<p>The choice matches our Welle barbecue package, put together by the kitchen:</p>
<ul>
<li><strong>To start:</strong> burrata with roasted tomato and basil oil</li>
<li><strong>Off the grill:</strong> flank steak with chimichurri, local pork bratwurst or lamb merguez, chicken skewers with lemon and herbs, aubergine steak with tahini and pomegranate</li>
<li><strong>Alongside:</strong> rosemary baby potatoes, Rhenish potato salad with oil and vinegar, green salad, focaccia and farmhouse bread</li>
<li><strong>Sweet:</strong> panna cotta with berry compote, mango and coconut chia in a glass</li>
</ul>
<p>Aubergine, baby potatoes, potato salad, green salad and mango chia are vegan. Vegetables have a grate of their own and are turned with their own tongs. Flank steak carries a surcharge, shown when you select it.</p>
<h2>The evening by the clock</h2>
<ol>
<li><strong>5.30 p.m.</strong> Arrival on the terrace, cold drinks, shoes off in the grass if you like.</li>
<li><strong>6.15 p.m.</strong> Burrata is on the tables; the fire has been going for an hour.</li>
<li><strong>6.45 p.m.</strong> Both grill stations open. We cook in small rounds, so a second trip is worth the walk.</li>
<li><strong>8.30 p.m.</strong> Dessert in glasses, and coffee. The fire bowl is lit.</li>
<li><strong>10 p.m.</strong> Music outside falls silent. If you would rather stay in your chair, do.</li>
</ol>
<h2>Quantities for 60 guests</h2>
<p>Grilling at home? These figures will see you through without us. We allow 300 grams of boneless meat per person, spread over three kinds.</p>
<ul>
<li>3.5 kilos of flank steak, 3 kilos of sausages, 2.5 kilos of chicken skewers</li>
<li>25 slices of aubergine, a finger thick, salted an hour ahead</li>
<li>15 kilos of raw potatoes, half of them small ones for roasting, half for the salad</li>
<li>5 kilos of bread, 4 kilos of washed salad leaves</li>
<li>120 small glasses of dessert at 90 grams, two for each person</li>
<li>two ten-kilo bags of charcoal, with a bucket of sand beside them</li>
</ul>
<p>One limit matters more in summer than at any other time: after two hours, salads and desserts leave the buffet. Until then, the rest stays chilled and bowls are topped up in small amounts.</p>
<h2>What if there is thunder?</h2>
<p>We ring you at noon the day before. In rain the fire burns under an open-sided marquee, the buffet moves into the Lake Room and the glass doors stay open. In a thunderstorm or high wind we cook indoors; the menu stays the same and only the smoke is missing.</p>
<h2>How to get your evening</h2>
<p>Seven working days’ notice will do. For a team, pick a Tuesday or Wednesday, when most people are around. In the <a href="/catering-konfigurator">configurator</a>, choose barbecue and the Welle package; prices and larger versions with a smoker are listed under <a href="/catering/grill-catering-krefeld">barbecue catering</a>. If the whole company is coming with families, read on under <a href="/catering/sommerfest">summer parties</a>.</p>
`,
};
