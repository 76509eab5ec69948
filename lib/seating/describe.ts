import type { useTranslations } from 'next-intl';
import type { Locale } from '@/content/locales';
import { formatList, formatMetres, formatSquareMetres } from '../i18n/format';
import { arrangeRoom, maxGuests, type SeatingRequest } from './arrange-room';
import type { Arrangement } from './arrangement';
import { furniture } from './clearances';
import type { DrawingTexts } from './draw-arrangement';
import { tableDistance } from './geometry';
import { rowPitch } from './place-rows';
import type { Suggestion } from './suggestion';

/** Texts of the namespace `seating`. */
export type SeatingTranslator = ReturnType<typeof useTranslations<'seating'>>;

type Reader = { readonly t: SeatingTranslator; readonly locale: Locale };

/** The words on the drawing. */
export function drawingTexts({ t, locale }: Reader): DrawingTexts {
  return {
    zones: {
      'dance-floor': t('zones.dance-floor'),
      buffet: t('zones.buffet'),
      music: t('zones.music'),
      bar: t('zones.bar'),
      screen: t('zones.screen'),
      hearth: t('zones.hearth'),
    },
    lake: t('sheet.lake'),
    tent: t('rooms.tent'),
    north: t('sheet.north'),
    metres: (length) => formatMetres(length, locale),
  };
}

/** The plan in one sentence: where, how, how many. */
export function summarize({ room, layout, guests }: SeatingRequest, t: SeatingTranslator): string {
  return t(layout === 'standing' ? 'summaryStanding' : 'summary', {
    room: t(`rooms.${room}`),
    layout: t(`layouts.${layout}`),
    guests,
  });
}

export type SeatingRow = { readonly term: string; readonly text: string };

/** Everything the drawing shows, in words and numbers. */
export function describeArrangement(plan: Arrangement, { t, locale }: Reader): readonly SeatingRow[] {
  const numbers = measure(plan);
  const metres = (length: number) => formatMetres(length, locale);
  const rows: SeatingRow[] = [];
  if (plan.layout === 'u-shape')
    rows.push({ term: t('terms.tables'), text: t('values.uShape', { count: plan.tables.length }) });
  else if (numbers.tables.length > 0)
    rows.push({
      term: t(plan.layout === 'standing' ? 'terms.highTables' : 'terms.tables'),
      text: formatList(
        numbers.tables.map((group) => t('values.tables', group)),
        locale,
      ),
    });
  if (numbers.rows) {
    const { count, seatsPerRow: seats, passage } = numbers.rows;
    rows.push({ term: t('terms.rows'), text: t('values.rows', { count, seats }) });
    if (count > 1) rows.push({ term: t('terms.passage'), text: metres(passage) });
  }
  if (numbers.tableDistance !== null && plan.layout !== 'standing')
    rows.push({
      term: t('terms.distance'),
      text: t('values.distance', { metres: metres(numbers.tableDistance) }),
    });
  const [main, aisle] = [metres(numbers.widestWay), metres(numbers.narrowestWay)];
  rows.push({
    term: t('terms.ways'),
    text: main === aisle ? t('values.ways', { main }) : t('values.waysTwo', { main, aisle }),
  });
  if (numbers.danceFloor !== null) {
    const area = formatSquareMetres(numbers.danceFloor, locale);
    const count = numbers.untilDessert;
    rows.push({
      term: t('terms.danceFloor'),
      text: count > 0 ? t('values.danceLater', { area, count }) : t('values.danceFree', { area }),
    });
  }
  rows.push(
    {
      term: t('terms.room'),
      text: t('values.room', { width: metres(plan.width), depth: metres(plan.depth) }),
    },
    {
      term: t('terms.area'),
      text: t('values.area', { area: formatSquareMetres(numbers.areaPerGuest, locale) }),
    },
  );
  return rows;
}

/** What holds more guests, in words. */
function suggestionText(suggestion: Suggestion, t: SeatingTranslator): string {
  if (suggestion.kind === 'ask') return t('beyond.ask');
  const { max } = suggestion;
  if (suggestion.kind === 'tents') return t('beyond.tents', { count: suggestion.count, max });
  const layout = t(`layouts.${suggestion.layout}`);
  return suggestion.kind === 'layout'
    ? t('beyond.layout', { layout, max })
    : t('beyond.room', { layout, room: t(`rooms.${suggestion.room}`), max });
}

/** Where the limit lies: from how many guests something else is needed, and for these guests when they are more. */
export function describeLimit(request: SeatingRequest, t: SeatingTranslator): readonly SeatingRow[] {
  const max = maxGuests(request.room, request.layout);
  const rowFor = (guests: number, term: string): readonly SeatingRow[] => {
    const result = arrangeRoom({ ...request, guests });
    return result.ok ? [] : [{ term, text: suggestionText(result.suggestion, t) }];
  };
  const beyond = rowFor(max + 1, t('terms.beyond', { from: max + 1 }));
  if (request.guests <= max + 1) return beyond;
  const instead = rowFor(request.guests, t('terms.instead', { guests: request.guests }));
  return instead[0]?.text === beyond[0]?.text ? beyond : [...beyond, ...instead];
}

/** A plan in numbers; lengths in metres, areas in square metres. */
type Measures = {
  readonly guests: number;
  /** Tables by the number of seats at them, the largest first. */
  readonly tables: readonly { readonly seats: number; readonly count: number }[];
  /** Tables that leave the dance floor after dessert. */
  readonly untilDessert: number;
  readonly rows: { readonly count: number; readonly seatsPerRow: number; readonly passage: number } | null;
  /** From table to table, measured; `null` for fewer than two, and for a U. */
  readonly tableDistance: number | null;
  readonly widestWay: number;
  readonly narrowestWay: number;
  readonly danceFloor: number | null;
  readonly areaPerGuest: number;
};

function measure(plan: Arrangement): Measures {
  const numbers = [...new Set(plan.tables.map(({ seats }) => seats))]
    .filter((seats) => seats > 0)
    .sort((one, other) => other - one);
  const distances =
    plan.layout === 'u-shape'
      ? []
      : plan.tables.flatMap((one, index) =>
          plan.tables.slice(index + 1).map((other) => tableDistance(one, other)),
        );
  const ways = plan.ways.map(({ width, depth }) => Math.min(width, depth));
  const danceFloor = plan.zones.find(({ kind }) => kind === 'dance-floor')?.rect;
  return {
    guests: plan.guests,
    tables: numbers.map((seats) => ({
      seats,
      count: plan.tables.filter((table) => table.seats === seats).length,
    })),
    untilDessert: plan.tables.filter(({ untilDessert }) => untilDessert).length,
    rows: plan.rows ? { ...plan.rows, passage: rowPitch - furniture.rowChair.depth } : null,
    tableDistance: distances.length > 0 ? Math.min(...distances) : null,
    widestWay: Math.max(...ways),
    narrowestWay: Math.min(...ways),
    danceFloor: danceFloor ? danceFloor.width * danceFloor.depth : null,
    areaPerGuest: (plan.width * plan.depth) / plan.guests,
  };
}
