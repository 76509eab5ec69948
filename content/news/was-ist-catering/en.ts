import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-06-24',
  media: 'news-what-is-catering',
  title: 'What is catering? Formats, lead times and terms',
  excerpt:
    'Deliver, set up, serve: what a caterer takes on, what stays with you and which terms appear in a quote. For anyone booking for the first time.',
  keywords: [
    'what is catering',
    'catering formats',
    'flying buffet meaning',
    'how catering works',
    'booking a caterer',
  ],
  html: `
<p>Catering means that a kitchen cooks for your guests at a place of your choosing: an office in Willich, a garden in Kempen, a room by the lake. How much more the caterer takes on is what separates a tray of sandwiches from a fourteen-course evening.</p>
<h2>The four levels</h2>
<h3>Delivery</h3>
<p>Food arrives ready to eat, 30 to 60 minutes before you start. You provide tables; we set up and leave again. That is how <a href="/catering/fingerfood">finger food</a> and cold buffets work, from 20 people.</p>
<h3>Delivery with staff</h3>
<p>One person per 25 guests stays on to refill, answer questions about allergens and clear away. From 100 guests we strongly advise it; otherwise empty platters stand beside full ones after half an hour.</p>
<h3>Cooking on site</h3>
<p>Grill, mobile kitchen or show station: the dish is made while guests look on. For that we need room, power and level ground, about three metres by three for each grill.</p>
<h3>Table service</h3>
<p>For a seated dinner the staff bring every plate to the table, calculated at one person per twelve guests. With a <a href="/catering/flying-buffet">flying buffet</a> small courses travel through the room, one person per twenty.</p>
<h2>What is usually included, and what is not</h2>
<p>Our packages cover food, set-up and, depending on the format, china and staff. Drinks, furniture, marquee, flowers and music each have a line of their own in the quote. There is a benefit in that: you see what every decision costs and can cross things out without touching the food.</p>
<h2>Six terms from the quote</h2>
<ul>
<li><strong>Notice:</strong> working days between order and event. Breakfast needs three to five, finger food five to seven, a seated dinner at least fourteen.</li>
<li><strong>Provisional hold:</strong> your date is kept for 14 days, free of charge and without a contract.</li>
<li><strong>Minimum guests:</strong> the number from which the package price applies. Smaller groups are welcome but are charged at the minimum.</li>
<li><strong>Serving time:</strong> a buffet may stand for two hours, then it is cleared.</li>
<li><strong>Final number:</strong> seven days ahead you tell us how many are coming. After that it can only go up.</li>
<li><strong>HACCP:</strong> the hygiene procedure, with temperatures measured and logged from the refrigerated van to the plate.</li>
</ul>
<h2>From first thought to invoice</h2>
<ol>
<li>You name date, place, numbers and occasion. An estimate will do.</li>
<li>Within ${site.answerDays} days you receive a quote with dishes and itemised prices.</li>
<li>You make changes, we recalculate. Only your acceptance turns it into an order.</li>
<li>Private clients then pay a 30 per cent deposit; companies may buy on account after a credit check.</li>
<li>On the day we look after set-up, food and clearing. China goes back unwashed.</li>
</ol>
<h2>Is it worth it for thirty people?</h2>
<p>Often, yes. A barbecue for thirty means four and a half kilos of meat, eight kilos of potatoes, ninety plates and one person who spends the evening at the grill rather than at the table. If you enjoy that, do it. If you would sooner stay seated, use the <a href="/catering-konfigurator">configurator</a> to see how format and numbers affect the price; there is no need to send anything.</p>
`,
};
