import type { PlannedRoomId } from '@/content/house-plan';
import type { Point, Rect } from './arrangement';
import { cornersOf, type Polygon } from './geometry';

/** What a line stands for; whoever draws chooses its weight, dash and colour. */
export type Role =
  | 'wall'
  | 'glass'
  | 'edge'
  | 'fixed'
  | 'way'
  | 'table'
  | 'moved'
  | 'chair'
  | 'person'
  | 'dance'
  | 'hatch'
  | 'overhead'
  | 'water'
  | 'dimension';

/** A `strip` lies along what it names, also where the sheet is turned; other texts stay level. */
export type TextRole = 'label' | 'strip' | 'seats' | 'measure' | 'measure-strip';

/** Primitives in metres on a sheet whose origin is the upper left corner, y downwards. Texts are centred on `at`. */
export type Shape =
  | { readonly kind: 'line'; readonly role: Role; readonly points: Polygon; readonly closed: boolean }
  | { readonly kind: 'circle'; readonly role: Role; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'text'; readonly role: TextRole; readonly at: Point; readonly text: string };

/** A finished sheet; at 1:100 a metre is a centimetre on paper. */
export type Drawing = {
  readonly room: PlannedRoomId;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
};

/** The part of the room's plan that the sheet shows, margins included, in the room's metres. */
export type View = {
  readonly area: Rect;
  /** Long rooms lie on their side: north is left, and the lake at the lower edge. */
  readonly turned: boolean;
};

/** Collects shapes given in the room's metres and puts them on the sheet. */
export class Sheet {
  readonly shapes: Shape[] = [];

  constructor(private readonly view: View) {}

  get size(): { readonly width: number; readonly height: number } {
    const { width, depth } = this.view.area;
    return this.view.turned ? { width: depth, height: width } : { width, height: depth };
  }

  private place({ x, y }: Point): Point {
    const { area, turned } = this.view;
    const [fromWest, fromNorth] = [x - area.x, area.y + area.depth - y];
    return turned ? { x: fromNorth, y: area.width - fromWest } : { x: fromWest, y: fromNorth };
  }

  line(role: Role, ...points: Polygon): void {
    this.shapes.push({ kind: 'line', role, points: points.map((point) => this.place(point)), closed: false });
  }

  polygon(role: Role, points: Polygon): void {
    this.shapes.push({ kind: 'line', role, points: points.map((point) => this.place(point)), closed: true });
  }

  rect(role: Role, rect: Rect): void {
    this.polygon(role, cornersOf(rect));
  }

  circle(role: Role, centre: Point, radius: number): void {
    this.shapes.push({ kind: 'circle', role, centre: this.place(centre), radius });
  }

  text(role: TextRole, at: Point, text: string): void {
    this.shapes.push({ kind: 'text', role, at: this.place(at), text });
  }
}
