import type { Translation } from '../../schema';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-07-08',
  media: 'news-buffet-ideas',
  title: 'Five buffet ideas for company events, with quantities',
  excerpt:
    'Five buffets for receptions, lunch, meetings and parties: what is on them, how many guests they feed and when they are cleared.',
  keywords: [
    'buffet ideas',
    'corporate event buffet',
    'finger food office party',
    'vegan buffet',
    'buffet quantities per person',
  ],
  html: `
<p>“Just do us a nice buffet” is something we often hear on the phone. It leaves a lot open: will guests stand or sit, stay for one hour or four, arrive hungry or not? These five layouts have proved themselves in companies between Krefeld and Düsseldorf.</p>
<h2>1. The reception where nobody holds a plate</h2>
<p><strong>For 25 to 80 guests, two hours.</strong> Eight kinds of finger food, four to six pieces per person and hour. For 40 guests over two hours that is 320 to 480 pieces. A good mix: bruschetta with roasted peppers, falafel with mint, mini leek quiche, tomato and mozzarella skewers, summer rolls, chicken satay, small meatballs with mustard, brownie cubes. Six of them contain no meat and three are vegan. More kinds are listed under <a href="/catering/fingerfood">finger food</a>.</p>
<h2>2. The cold lunch between two meetings</h2>
<p><strong>For 20 to 50 guests, 45 minutes.</strong> Nothing has to be kept hot, so the meeting is free to overrun. Cured salmon with rösti, corn-fed chicken ballotine on lamb’s lettuce, beetroot carpaccio with goat’s curd; then roasted vegetable salad, green leaves, bread with two spreads. Dessert comes in a glass and travels back to the seat. Put the buffet in the middle of the room: served from both sides, a group of 40 is through in twelve minutes.</p>
<h2>3. The meat-free buffet that nobody remarks on</h2>
<p><strong>For 20 to 60 guests, two hours.</strong> A trio of hummus with roasted vegetables and dukkah, celeriac and apple tartare on linseed crackers, burrata with roasted tomato, plus Rhenish potato salad, green leaves and focaccia. Mango and coconut chia to finish. Call it a “Mediterranean buffet” on the invitation. Those who eat everything miss nothing, and vegans find theirs by the label.</p>
<h2>4. Two islands in place of one long table</h2>
<p><strong>From 100 guests, three hours.</strong> A long buffet makes a long queue. Two identical islands against opposite walls cut it in half; a third with bread, salad and water takes care of the rest. Allow one member of staff per 25 guests to refill and clear. For an evening we reckon with roughly 700 grams in total per adult and 400 per child.</p>
<h2>5. Dessert as a second occasion</h2>
<p><strong>From 50 guests, from 9 p.m.</strong> After the main course many people leave. A dessert buffet in a different room draws the company together once more: dark chocolate mousse, tiramisu in a glass, panna cotta with berries, cheese from the board with fig mustard. Two kinds per person at 80 to 100 grams each are enough, spread over four bowls.</p>
<h2>Five details that sharpen any quote</h2>
<ul>
<li>Number of guests, and how many are vegetarian or vegan</li>
<li>Allergies as a number, without names</li>
<li>When the meal starts and when the event ends</li>
<li>Sockets near the buffet: one for every three chafing dishes</li>
<li>Lift, stairs and the time slot for deliveries</li>
</ul>
<p>One rule applies to all five: after two hours, food is cleared. If your evening is longer, we set up in two rounds. Which format suits which occasion is shown on our page <a href="/fuer-business-events">for business events</a>.</p>
`,
};
