/**
 * All that a third party's frame and the page say to each other. The frame has no origin of ours, so whatever runs in
 * it can say no more than this, and the page believes no more than this.
 */
export type FrameMessage =
  /** The widget has appeared. */
  | { readonly type: 'ready' }
  /** CSS pixels that the frame's content takes. */
  | { readonly type: 'height'; readonly height: number }
  /** The provider's script could not be loaded. */
  | { readonly type: 'failed' }
  /** Nothing has appeared in time. */
  | { readonly type: 'timeout' };

/** What the page asks of a frame: to ask the provider's script once more. */
export const retryMessage = { type: 'retry' } as const;

/** No widget is taller; a frame that claims to be is cut here. */
export const maxFrameHeight = 3_000;

/** Reads a message from a frame; `null` for anything outside of the vocabulary. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'ready' || type === 'failed' || type === 'timeout') return { type };
  if (type !== 'height' || !('height' in data)) return null;
  const { height } = data;
  if (typeof height !== 'number' || !Number.isFinite(height) || height < 0) return null;
  return { type, height: Math.min(Math.ceil(height), maxFrameHeight) };
}
