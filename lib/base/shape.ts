import { isRecord } from './is-record';

/** What a value has to look like: a type, a list of one shape, an object of shapes, or whatever a function says. */
export type Shape =
  | 'string'
  | 'number'
  | readonly [Shape]
  | { readonly [key: string]: Shape }
  | ((value: unknown) => boolean);

/** Whether something from storage or from an answer has a shape; further keys are no matter. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'function') return shape(value);
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((entry) => hasShape(entry, shape[0]));
  return isRecord(value) && Object.entries(shape).every(([key, part]) => hasShape(value[key], part));
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** The shape, or nothing. */
export const optional =
  (shape: Shape) =>
  (value: unknown): boolean =>
    value === undefined || value === null || hasShape(value, shape);

/** An object whose every value has the shape, whatever the keys. */
export const recordOf =
  (shape: Shape) =>
  (value: unknown): boolean =>
    isRecord(value) && hasShape(Object.values(value), [shape]);
