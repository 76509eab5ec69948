import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-04-15',
  media: 'news-business-breakfast',
  title: 'Business breakfast: ninety minutes that pay off',
  excerpt:
    'Why clients say yes to a morning more readily than to an evening, how breakfast for 30 runs and how much belongs on the table.',
  keywords: [
    'business breakfast',
    'breakfast catering Krefeld',
    'client breakfast',
    'office breakfast',
    'team breakfast',
  ],
  html: `
<p>A client evening costs your guests four hours and a babysitter. A breakfast costs ninety minutes that belong to the working day anyway. Invite people in the morning and you will hear yes more often, and by ten everybody is back at their desk.</p>
<h2>The best day, the best hour</h2>
<p>Tuesday to Thursday, 8 to 9.30 a.m. On Mondays the week is not yet sorted; on Fridays many people work from home. At your office we set up at 7.15 and the room is empty again by 10.30. Our house by the lake normally opens at ten, which suits a later brunch from 25 people, say after an annual kick-off.</p>
<h2>A running order that works</h2>
<ol>
<li><strong>7.45 a.m.</strong> Coffee is hot, name badges are laid out. Somebody always comes early.</li>
<li><strong>8 a.m.</strong> Buffet open, and nothing on the agenda for twenty minutes.</li>
<li><strong>8.20 a.m.</strong> One talk of twelve minutes at most. A question, not a slide deck.</li>
<li><strong>8.35 a.m.</strong> Conversation at tables of six, with one host at each.</li>
<li><strong>9.10 a.m.</strong> Fruit, second coffee, diaries out.</li>
<li><strong>9.30 a.m.</strong> The end, on the dot. Guests remember that when you next invite them.</li>
</ol>
<h2>What we pack for 30 people</h2>
<p>Our full breakfast package holds four cold dishes and two hot ones, plus butter, jam and honey. Here is a selection that can be eaten standing or seated:</p>
<ul>
<li>60 rolls, 20 croissants and three loaves of farmhouse bread, sliced</li>
<li>1.8 kilos of cheese from the board with grapes</li>
<li>25 open wholemeal sandwiches with avocado and hummus, vegan and the first to go</li>
<li>4 kilos of fruit salad, portioned in glasses</li>
<li>hot: scrambled eggs with chives, made from 75 eggs, and shakshuka with feta</li>
<li>7 litres of coffee, 3 of tea, 10 of water, oat milk beside the dairy</li>
</ul>
<p>Hot dishes stand in powered chafing dishes; one socket serves three. After two hours we clear. Every dish is labelled with whichever of the 14 main allergens it contains.</p>
<h2>Three mistakes we often see</h2>
<ul>
<li><strong>Too much sugar.</strong> After two croissants, attention dips at nine. Eggs, wholemeal and yoghurt last until lunch.</li>
<li><strong>A single coffee point.</strong> Put up two, against different walls. With 30 guests that halves the wait.</li>
<li><strong>No host at the door.</strong> Anyone who walks into a room of strangers at ten to eight is looking for a face, not for the buffet.</li>
</ul>
<h2>Does it pay?</h2>
<p>One example from January: an engineering firm in Willich invited 34 clients and 29 came. For an evening event the year before it had been 17 out of 40. The conversations at those tables of six led to five meetings in the same week. That is no statistic, but the firm has booked again for the autumn.</p>
<p>We deliver breakfast from 20 people, at three to five working days’ notice and free of charge within 30 kilometres of ${site.address.city}. For whole days with breaks and lunch, read on under <a href="/catering/seminar-catering">seminar catering</a>; you can put together a request with net prices in the <a href="/catering-konfigurator">configurator</a>.</p>
`,
};
