import { counts } from '../../catering/counts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

export const de = {
  meta: {
    title: 'Über uns: Gastgeberin, Küchenchef und Haus',
    description:
      'Wer Ihre Feier in Krefeld plant, kocht und begleitet: Gastgeberin, Küchenchef und Team, ein Arbeitstag in der Küche und die Regeln, nach denen wir kochen.',
    keywords: [
      'Caterer Krefeld Team',
      'Küchenchef Krefeld',
      'Gastgeber Eventlocation',
      'Cateringküche Niederrhein',
      'Catering Qualität',
    ],
  },
  hero: {
    eyebrow: 'Über uns',
    title: `Die Menschen hinter ${site.name}`,
    lead: `Ich kümmere mich um die Menschen, ${site.chef} um das Essen. Dazwischen liegt nur eine Schwingtür.`,
    actions: [{ label: 'Lernen Sie uns kennen' }],
  },
  sections: {
    story: {
      title: 'Erst Caterer, dann Haus am See',
      paragraphs: [
        `Angefangen hat ${site.name} als Caterer mit zwei Öfen und einem Lieferwagen. Wir kochten in Scheunen, Werkhallen und fremden Wohnzimmern und lernten, was ein guter Abend braucht: kurze Wege, warme Teller, jemanden mit Überblick.`,
        'Als das Haus am See frei wurde, haben wir es um die Küche herum geplant. Der Saal bekam seine Glastüren, der Steg neue Bohlen, und die Anrichte kam dorthin, wo man vom Herd aus die Gesichter der Gäste sieht.',
        'Ausgeliefert wird bis heute. An manchen Samstagen verlässt um drei ein Wagen für eine Gartenparty den Hof, während drinnen die Tische für eine Hochzeit eingedeckt werden. Dafür gibt es zwei Teams.',
      ],
    },
    host: {
      title: `${site.owner} liest jede Anfrage`,
      paragraphs: [
        'Sie fragt am Telefon zuerst nach den Gästen und dann nach dem Budget. Wer kommt? Wer kann schlecht stehen, wer isst kein Fleisch, wer hält die Rede? Aus den Antworten wird ein Ablauf mit Uhrzeiten.',
        'Am Tag selbst steht sie selten vorn. Man findet sie am Rand der Terrasse, mit Blick auf Himmel und Uhr, oder am Tisch der Großeltern.',
      ],
      points: ['Angebote unterschreibt sie persönlich', 'Rundgänge führt sie an vier Tagen der Woche selbst'],
    },
    chef: {
      title: `${site.chef} kocht rheinisch`,
      paragraphs: [
        'Auf seiner Karte steht Sauerbraten vom Rind mit Rosinen und Mandel, daneben Kichererbsencurry mit Kokos und Limette. Die Herrencreme macht er wie seine Großmutter, die Panna cotta mit Agar-Agar statt Gelatine, damit mehr Gäste sie essen können.',
        'Neue Gerichte kochen wir dreimal, bevor sie auf die Karte kommen: einmal für uns, einmal für die Familie, einmal für sechzig Personen auf Zeit. Was beim dritten Mal nicht schmeckt, bleibt in der Schublade.',
      ],
    },
    'kitchen-figures': {
      title: 'Seegut in Zahlen',
      items: [
        {
          value: `${counts.dishes}`,
          label: 'Gerichte auf der Karte, vom Brot zum Frühstück bis zum Brownie',
        },
        { value: '14', label: 'Allergengruppen, an jedem Gericht gekennzeichnet' },
        { value: '6 Std.', label: 'zieht die Rinderkraftbrühe' },
        { value: `${site.answerDays} Tage`, label: 'bis zu Ihrem Angebot, ohne Verpflichtung' },
      ],
    },
    principles: {
      title: 'Woran wir uns messen lassen',
      items: [
        'Gemüse nach Saison, mit Monatsangabe auf der Karte',
        'Fleisch und Pflanzliches auf getrennten Rosten und Brettern',
        'Kerntemperaturen notiert, das Protokoll auf Wunsch für Sie',
        'Buffets stehen zwei Stunden, dann wird abgeräumt',
        'Kein Gericht ohne vollständige Allergenliste',
        'Preise für Privatleute immer mit Umsatzsteuer',
        'Keine Überraschung auf der Rechnung: Extras nur nach Rücksprache',
        'Wir sagen ab, wenn wir einen Termin nicht gut schaffen',
      ],
      note: 'Alle Speisen entstehen in einer Küche, in der sämtliche Hauptallergene verarbeitet werden. Spuren können wir deshalb nicht ausschließen.',
    },
    'working-day': {
      title: 'Ein Tag in Küche und Haus',
      items: [
        {
          time: '07:00',
          title: 'Öfen an',
          text: 'Focaccia, Quiches, Tarteböden. Die Spätzle werden geschabt, solange es noch ruhig ist.',
        },
        {
          time: '10:00',
          title: 'Ware und Tür',
          text: 'Der Fisch kommt auf Eis, das Haus öffnet. Floristin und Technik bekommen Kaffee.',
        },
        {
          time: '13:00',
          title: 'Gemeinsames Essen',
          text: 'Küche und Service essen zusammen. Dabei wird der Ablauf laut vorgelesen, samt den Unverträglichkeiten.',
        },
        {
          time: '16:00',
          title: 'Proben',
          text: 'Ein Teller jedes Gangs wird angerichtet, fotografiert und probiert. So sieht Teller 80 aus wie Teller 1.',
        },
        {
          time: '01:30',
          title: 'Letzte Runde',
          text: 'Spülmaschine, Pfannen, Boden. Um zwei geht das Licht am Steg aus.',
        },
      ],
    },
    motto: {
      text: 'Wenn der Teller leer zurückkommt, brauche ich keine Bewertung.',
      by: `${site.chef}, Küchenchef`,
    },
    'about-questions': {
      title: 'Was Gäste über uns wissen wollen',
      items: [
        {
          question: 'Können wir Küche und Haus vor der Buchung kennenlernen?',
          answer:
            'Ja, jederzeit nach Absprache. Wer mag, wirft beim Rundgang einen Blick in die Töpfe; eine Haube liegt bereit.',
        },
        {
          question: 'Woher kommen Ihre Leute im Service?',
          answer:
            'Ein fester Kern arbeitet das ganze Jahr bei uns. An großen Abenden kommen Aushilfen dazu, die vorher mindestens zwei Dienste mitgelaufen sind.',
        },
        {
          question: 'Suchen Sie Verstärkung?',
          answer: `Ja. Für Küche und Service sprechen wir gern mit Ihnen. Schreiben Sie an ${site.email}, ein Lebenslauf in drei Sätzen genügt für den Anfang.`,
        },
        {
          question: 'Wie viele Menschen arbeiten an einem Abend?',
          answer:
            'Bei hundert Gästen am Tisch sind es vierzehn: neun im Service, fünf in der Küche. Dazu kommt eine Person, die nichts trägt und nur den Ablauf im Blick behält.',
        },
        {
          question: 'Kochen Sie auch ein Gericht, das nicht auf der Karte steht?',
          answer:
            'Wenn wir es vorher einmal gekocht haben, ja. Schicken Sie uns das Rezept Ihrer Mutter; wir sagen offen, ob es für achtzig Personen funktioniert.',
        },
      ],
    },
    meet: {
      title: 'Sprechen Sie mit uns',
      text: 'Ein Anruf dauert zehn Minuten und beantwortet meist mehr als drei E-Mails.',
      actions: [{ label: `${site.phone.display} anrufen` }, { label: 'Eigene Wünsche notieren' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
