import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-09-16',
  media: 'news-wedding-location',
  title: 'Finding a lakeside wedding venue: twelve questions',
  excerpt:
    'What couples should ask and measure for themselves on a venue visit, from the dance floor to the rain plan. A list worth printing.',
  keywords: [
    'lakeside wedding venue',
    'venue visit checklist',
    'wedding planning',
    'outdoor ceremony',
    'wedding venue Krefeld',
  ],
  html: `
<p>September is when the viewings begin. If you would like to marry on a Saturday next summer, you now have nine to twelve months in hand and dates to choose from. A pretty view of the water is quickly found. Whether a house can carry your party shows in other things.</p>
<h2>Before you go: three numbers</h2>
<p>Bring three numbers, however shaky: adult guests, children up to five, children from six to twelve. Expect ten to fifteen per cent to decline, but plan the room for everyone. Book your visit for an hour before sunset. You will see the hall by daylight and the terrace with its lamps on.</p>
<h2>Twelve questions for the tour</h2>
<ol>
<li>How many guests can sit down <strong>with a dance floor</strong>, rather than on paper?</li>
<li>Where do the ceremony chairs go if it rains, and how long does the change take?</li>
<li>Who decides on plan B on the day, and by what time?</li>
<li>Is the route from door to table step-free, and the one to the WC as well?</li>
<li>Is food cooked in the house or merely reheated?</li>
<li>Until when may music play outside, and until when indoors?</li>
<li>Are we the only party that day?</li>
<li>Where do band and florist unload, and how much power is there?</li>
<li>Where can the couple, nursing mothers and tired children withdraw?</li>
<li>What does the hire fee cover, and what appears as a separate item?</li>
<li>How long will you hold the date, and what does cancelling cost?</li>
<li>Who is our contact on the night, and until what time?</li>
</ol>
<h2>How we would answer</h2>
<p>So that you can compare, here is the sheet filled in for ${site.name}. With a dance floor the Lake Room seats 100, without one 120. The meadow takes 140 chairs; in rain we move everything in about 40 minutes, and the decision is made together with you three hours before the ceremony. Outside, quiet music may play until 10 p.m.; indoors you will usually dance until 2 a.m.</p>
<p>At weddings the Fireplace Room often becomes the quiet room. One step separates it from the hall, and a ramp is at hand; entrance, hall and one WC are reached without any. Once you have our quote we hold your date for 14 days at no cost. All measurements are listed under <a href="/eventlocation/raeume-am-see">rooms by the lake</a>, further answers under <a href="/eventlocation/faq-zur-location">venue questions</a>.</p>
<h2>What to test yourselves</h2>
<ul>
<li>Walk the aisle in the shoes you mean to wear. Grass and high heels seldom get along.</li>
<li>Sit in the worst seat in the room. Can you see the lectern from there?</li>
<li>Clap your hands once. If the sound hangs in the air, speeches will need a microphone.</li>
<li>Stand where the photographs will be taken and work out where the sun will be at four in the afternoon.</li>
</ul>
<h2>Afterwards: sleep on it</h2>
<p>Write down what bothered you before you drive off; you will not forget the lovely parts. If more than two complaints are left next morning, keep looking. If not, ask for the date. How a wedding day runs here is described under <a href="/eventlocation/hochzeiten-am-see">weddings by the lake</a>; for a ceremony with no more than 60 chairs, have a look at <a href="/eventlocation/holthausens-kull">Holthausens Kull</a>.</p>
`,
};
