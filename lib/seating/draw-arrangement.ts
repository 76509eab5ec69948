import { rooms } from '@/content/house';
import type { PlannedRoomId } from '@/content/house-plan';
import type { Arrangement, Point, Rect, Zone, ZoneKind } from './arrangement';
import { furniture } from './clearances';
import { drawRoom, viewOf } from './draw-room';
import { type Drawing, Sheet, type TextRole } from './drawing';
import { seatCorners } from './geometry';

/** Every word on the sheet, in the reader's language. */
export type DrawingTexts = {
  readonly zones: Readonly<Partial<Record<ZoneKind, string>>>;
  readonly lake: string;
  readonly tent: string;
  readonly north: string;
  /** A length in metres with its unit. */
  readonly metres: (length: number) => string;
};

/**
 * The arrangement as a sheet of lines, circles and texts in metres, for whatever can draw those: SVG on a page, paths
 * in a PDF. Walls and doors first, then ways, zones, furniture, and dimensions last.
 */
export function drawArrangement(plan: Arrangement, texts: DrawingTexts): Drawing {
  const view = viewOf(plan.room);
  const sheet = new Sheet(view);
  for (const way of plan.ways) sheet.rect('way', way);
  drawRoom(sheet, plan.room);
  for (const zone of plan.zones) drawZone(sheet, zone, plan, texts);
  for (const table of plan.tables) {
    const role = table.untilDessert ? 'moved' : 'table';
    if (table.shape === 'circle') sheet.circle(role, table.centre, table.diameter / 2);
    else sheet.rect(role, table.rect);
    if (table.seats > 0 && plan.layout !== 'standing')
      sheet.text(
        'seats',
        table.shape === 'circle' ? table.centre : middleOf(table.rect),
        String(table.seats),
      );
  }
  for (const seat of plan.seats) {
    if (seat.kind === 'standing') sheet.circle('person', seat, furniture.person.diameter / 2);
    else sheet.polygon('chair', seatCorners(seat));
  }
  if (plan.room === 'meadow') drawTentLabel(sheet, texts.tent);
  drawFrame(sheet, plan, view.area, texts);
  return { room: plan.room, ...sheet.size, shapes: sheet.shapes };
}

const middleOf = ({ x, y, width, depth }: Rect): Point => ({ x: x + width / 2, y: y + depth / 2 });

function drawZone(
  sheet: Sheet,
  { kind, rect: area, solid }: Zone,
  plan: Arrangement,
  texts: DrawingTexts,
): void {
  const label = texts.zones[kind];
  const middle = middleOf(area);
  if (kind === 'dance-floor') {
    sheet.rect('dance', area);
    hatch(sheet, area);
  } else if (kind === 'parasol') {
    sheet.rect('fixed', area);
    sheet.circle('overhead', middle, furniture.parasol.canopy / 2);
  } else if (solid) sheet.rect('fixed', area);
  if (!label) return;
  const strip: TextRole = area.depth > 2 * area.width || area.width > 2 * area.depth ? 'strip' : 'label';
  if (kind === 'screen')
    sheet.text('label', area.depth < area.width ? { ...middle, y: 1.1 } : { ...middle, x: 1.15 }, label);
  else if (kind === 'ceremony') sheet.text('label', { x: middle.x, y: area.y - 0.7 }, label);
  else if (kind === 'dance-floor')
    sheet.text(plan.tables.some(({ untilDessert }) => untilDessert) ? 'strip' : 'label', middle, label);
  else sheet.text(strip, middle, label);
}

/** Diagonals half a metre apart, as floorboards are drawn. */
function hatch(sheet: Sheet, { x, y, width, depth }: Rect): void {
  for (let offset = 0.5; offset < width + depth; offset += 0.5) {
    const [start, end] = [Math.max(0, offset - depth), Math.min(width, offset)];
    sheet.line('hatch', { x: x + start, y: y + offset - start }, { x: x + end, y: y + offset - end });
  }
}

function drawTentLabel(sheet: Sheet, label: string): void {
  const [tent, meadow] = [rooms.tent.footprint, rooms.meadow.footprint];
  if (!tent || !meadow) return;
  sheet.text('label', middleOf({ ...tent, x: tent.x - meadow.x, y: tent.y - meadow.y }), label);
}

/** Overall dimensions, scale bar, north arrow and the direction of the lake. */
function drawFrame(sheet: Sheet, plan: Arrangement, area: Rect, texts: DrawingTexts): void {
  const { width, depth, room } = plan;
  if (room !== 'meadow') {
    // Clear of door leaves, waves and railings.
    const { turned } = viewOf(room);
    const east = { x: width + (turned ? 1.5 : 1.15), y: 0 };
    dimension(sheet, east, { ...east, y: depth }, texts.metres(depth), turned ? 'measure-strip' : 'measure');
    const side = { x: 0, y: turned ? -1.1 : depth + 1.2 };
    if (room !== 'jetty') dimension(sheet, side, { ...side, x: width }, texts.metres(width));
  }
  drawWayWidth(sheet, plan, texts);
  drawLake(sheet, room, area, texts.lake);
  drawScale(sheet, room, area);
  drawNorth(sheet, room, area, texts.north);
}

/** The clear width, written into the way that has most room for it. */
function drawWayWidth(sheet: Sheet, { ways }: Arrangement, texts: DrawingTexts): void {
  const [widest] = [...ways].sort(
    (one, other) => Math.max(other.width, other.depth) - Math.max(one.width, one.depth),
  );
  if (!widest) return;
  const { x, y, width, depth } = widest;
  const at =
    depth > width ? { x: x + width / 2, y: y + 0.82 * depth } : { x: x + 0.82 * width, y: y + depth / 2 };
  sheet.text('strip', at, texts.metres(Math.min(width, depth)));
}

/** An arrow towards the water in the west, with its words. */
function drawLake(sheet: Sheet, room: PlannedRoomId, area: Rect, label: string): void {
  const y = room === 'meadow' ? 20 : area.y + area.depth / 2;
  if (viewOf(room).turned) {
    const x = room === 'meadow' ? -1.1 : -0.95;
    sheet.text('strip', { x, y }, label);
    sheet.line('water', { x: x - 0.35, y }, { x: area.x + 0.1, y });
    sheet.line(
      'water',
      { x: area.x + 0.3, y: y - 0.16 },
      { x: area.x + 0.1, y },
      { x: area.x + 0.3, y: y + 0.16 },
    );
    return;
  }
  sheet.text('label', { x: -1.1, y }, label);
  sheet.line('water', { x: -0.5, y: y - 0.5 }, { x: area.x + 0.4, y: y - 0.5 });
  sheet.line(
    'water',
    { x: area.x + 0.6, y: y - 0.66 },
    { x: area.x + 0.4, y: y - 0.5 },
    { x: area.x + 0.6, y: y - 0.34 },
  );
}

function dimension(sheet: Sheet, from: Point, to: Point, text: string, role: TextRole = 'measure'): void {
  const alongY = from.x === to.x;
  const tick = (at: Point) =>
    sheet.line('dimension', { x: at.x - 0.14, y: at.y - 0.14 }, { x: at.x + 0.14, y: at.y + 0.14 });
  const [low, high] = alongY ? [from.y, to.y] : [from.x, to.x];
  const half = (low + high) / 2;
  const at = (along: number): Point => (alongY ? { x: from.x, y: along } : { x: along, y: from.y });
  const gap = Math.min(1, (high - low) / 4);
  sheet.line('dimension', from, at(half - gap));
  sheet.line('dimension', at(half + gap), to);
  tick(from);
  tick(to);
  sheet.text(role, at(half), text);
}

/** Five metres, the first of them divided off; it lies along the sheet's lower edge. */
function drawScale(sheet: Sheet, room: PlannedRoomId, area: Rect): void {
  const turned = viewOf(room).turned;
  const at = (along: number, up: number): Point =>
    turned ? { x: area.x + 0.5 + up, y: area.y + 6.6 - along } : { x: along, y: area.y + 0.5 + up };
  sheet.line('dimension', at(0, 0), at(5, 0));
  for (const along of [0, 1, 5]) sheet.line('dimension', at(along, -0.12), at(along, 0.12));
  sheet.text('measure', at(0, 0.5), '0');
  sheet.text('measure', at(1, 0.5), '1');
  sheet.text('measure', at(5, 0.5), '5\u00a0m');
}

function drawNorth(sheet: Sheet, room: PlannedRoomId, area: Rect, label: string): void {
  const turned = viewOf(room).turned;
  const foot: Point = turned
    ? { x: area.x + 0.7, y: area.y + area.depth - 2.1 }
    : { x: area.x + 0.8, y: area.y + 0.35 };
  sheet.line('dimension', foot, { x: foot.x, y: foot.y + 1 });
  sheet.line(
    'dimension',
    { x: foot.x - 0.16, y: foot.y + 0.68 },
    { x: foot.x, y: foot.y + 1 },
    { x: foot.x + 0.16, y: foot.y + 0.68 },
  );
  sheet.text('measure', { x: foot.x, y: foot.y + 1.35 }, label);
}
