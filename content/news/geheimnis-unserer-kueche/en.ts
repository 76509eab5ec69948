import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-10-14',
  media: 'news-kitchen-secret',
  title: 'Our kitchen’s secret: scales, clock and spoon',
  excerpt:
    'How 22 kilos of potatoes become dinner for 80, what we deliberately leave to others, and a pumpkin soup recipe for eight people.',
  keywords: ['kitchen', 'behind the scenes', 'pumpkin soup recipe', 'quantities per person', 'autumn menu'],
  html: `
<p>After dinner, guests like to ask for the secret of the sauce. The honest answer is time, salt and somebody who stirs every twenty minutes. ${site.chef}, head chef at ${site.name}, let us look over his shoulder for a day. The job: a three-course dinner for 80 on a Saturday in October.</p>
<h2>Friday, 9 a.m.: sums first, cooking later</h2>
<p>The day starts at a desk. Of the guests, 58 have chosen beef cheeks, 22 the braised hispi cabbage with beluga lentils and hazelnut. The result is a list that hangs at the pass until the last plate has gone:</p>
<ul>
<li><strong>Soup:</strong> a quarter of a litre each, so 20 litres of pumpkin and ginger</li>
<li><strong>Meat:</strong> 150 grams raw and off the bone, 8.7 kilos of beef cheeks in all</li>
<li><strong>Potatoes:</strong> 280 grams raw, or 22.4 kilos for mash with brown butter</li>
<li><strong>Dessert:</strong> 160 grams of apple crumble with custard, 12.8 kilos altogether</li>
</ul>
<p>Everything goes on the scales. Cook by eye and you either make too much and bin it, or too little and find out at half past eight.</p>
<h2>Friday, 2 p.m.: the cheeks get a night’s rest</h2>
<p>Braises are made the day before. The cheeks are seared hard, then spend nearly four hours in red wine at 140 degrees. Then they go into the blast chiller and rest in their own sauce overnight. By Saturday they slice cleanly, and the fat sits on top in a solid disc that can simply be lifted off.</p>
<p>Not everything is made in house. A bakery that starts work at three in the morning supplies the farmhouse loaf; a butcher slices our breakfast ham. Both do it better than we could. Stocks, sauces, pastry and puddings come out of our own pots.</p>
<h2>Saturday, 4.30 p.m.: eleven spoons on the table</h2>
<p>An hour and a half before the first guest, the whole team tastes every dish, waiting staff and dishwashers included. Whoever carries a plate should be able to say what it tastes like. That Saturday the soup lacked acidity. A squeeze of lime, another spoonful, done.</p>
<p>Then the allergy list is read out: three without gluten, one without hazelnut. It holds no names, only table and seat. For these four guests a second set of pots and spoons is standing by.</p>
<h2>Try it at home: pumpkin and ginger soup for eight</h2>
<ol>
<li>Dice 1 kilo of red kuri squash, skin on; finely chop 2 onions and 50 grams of ginger.</li>
<li>Soften onions and ginger in oil, add the squash and fry for five minutes.</li>
<li>Pour in 900 millilitres of vegetable stock and simmer for 20 minutes.</li>
<li>Add 400 millilitres of coconut milk, blend until smooth, season with salt and the juice of a lime.</li>
<li>Finish each bowl with a teaspoon of pumpkin seed oil.</li>
</ol>
<p>This makes a little over two litres. The celery is in the stock; if that is a problem, use water and an extra carrot.</p>
<p>The soup is on our menu from September to February, red cabbage with apple from October to February. The <a href="/catering-konfigurator">configurator</a> shows which dishes suit your date; for how we cook away from home, see <a href="/premium-catering">premium catering</a>.</p>
`,
};
