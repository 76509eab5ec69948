import type { Translation } from '../../schema';
import type { de } from './de';

export const en: Translation<typeof de> = {
  date: '2025-05-06',
  media: 'news-anniversary',
  title: 'A dental practice turns 50: an anniversary for 95',
  excerpt:
    'A practice in Krefeld celebrates half a century: eleven small courses, three short speeches and a checklist for your own company anniversary.',
  keywords: [
    'company anniversary',
    '50 years in business',
    'practice anniversary',
    'flying buffet anniversary',
    'company party Krefeld',
  ],
  html: `
<p>In 1975 there was one dentist’s chair in a three-room flat. Today the founder’s daughter runs the Krefeld practice with a staff of fourteen. For its fiftieth she invited 95 people on a Friday in April: the team and their partners, former colleagues, the dental lab, neighbouring practices and thirty patients who have been coming for more than thirty years.</p>
<h2>The brief: everyone should talk to everyone</h2>
<p>A seated dinner was out. Seat 95 people and you split them into groups of eight for three hours; the trainee never meets the patient from 1979. The choice fell on a <a href="/catering/flying-buffet">flying buffet</a> of eleven small courses. Sixteen high tables were placed in the Lake Room, with twenty chairs along the windows for everyone over seventy. Five waiting staff carried the trays.</p>
<h2>How it ran</h2>
<ol>
<li><strong>1 p.m.</strong> The practice closes. A notice on the door and the answering machine had said so since March.</li>
<li><strong>5 p.m.</strong> Reception on the terrace, four kinds of finger food, name badges showing the year of each guest’s first visit.</li>
<li><strong>6 p.m.</strong> Welcome by the owner, four minutes.</li>
<li><strong>6.15 p.m.</strong> Two starters: cured salmon on rösti, and beetroot carpaccio with goat’s curd.</li>
<li><strong>7 p.m.</strong> The founder talks about his first turbine drill: six minutes and loud applause.</li>
<li><strong>7.15 p.m.</strong> Three hot courses: corn-fed chicken with thyme jus, salmon fillet on spinach, chickpea curry; jasmine rice and polenta slices with them.</li>
<li><strong>8.30 p.m.</strong> Thanks to the team, each by name and with one sentence.</li>
<li><strong>8.45 p.m.</strong> Chocolate mousse and mango chia in glasses, coffee at the bar.</li>
<li><strong>10 p.m.</strong> The end. Everybody had Saturday off.</li>
</ol>
<p>The kitchen knew about the speeches and held the trays back. Six guests ate gluten-free, four vegan; their bowls carried a little flag and went straight to them.</p>
<h2>A wall of fifty pictures</h2>
<p>What set the evening apart from an office party cost little. A string in the hallway held one photograph for each year: the first name plate, hairstyles of 1984, an X-ray machine from a flea market. Cards and pens lay beside them. Two hours later every picture had its caption, and the high tables had something to talk about.</p>
<h2>Checklist for your anniversary</h2>
<ul>
<li><strong>Four months ahead:</strong> settle date, budget and three circles of guests. Who is missing if you invite by turnover alone?</li>
<li><strong>Ten weeks ahead:</strong> send invitations, with replies due four weeks before the party.</li>
<li><strong>Six weeks ahead:</strong> collect pictures. Ask former staff; they have the best ones.</li>
<li><strong>Two weeks ahead:</strong> allot the speeches, three at most, under fifteen minutes in total.</li>
<li><strong>Seven days ahead:</strong> report final numbers and allergies, as figures and without names.</li>
<li><strong>On the day:</strong> name somebody to take photographs, and do not leave them off the list of thanks.</li>
</ul>
<p>Friday has one advantage over Saturday: guests come straight from work and leave before anyone is tired. What the house by the lake offers companies is set out under <a href="/eventlocation/corporate-events">corporate events</a>.</p>
`,
};
