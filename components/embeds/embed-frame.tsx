import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parseFrameMessage, retryMessage } from '@/lib/embeds/frame-messages';
import { pollForMs } from '@/lib/embeds/frame-runtime';
import { Button } from '../ui/button';
import { useWindowEvent } from '../ui/use-window-event';
import type { EmbedTexts } from './embed-texts';
import { leaveFrame, placeFrame } from './kept-frames';

/** A frame that has not said anything by then has been left, blocked or is stuck. */
const silentMs = pollForMs + 1_500;

type Props = {
  src: string;
  texts: EmbedTexts;
  /** Whether the frame outlasts its page, asked when that is left. */
  stays: () => boolean;
  /** `height` in CSS pixels as the frame says; 0 while nothing is shown. */
  onShown: (shown: boolean, height: number) => void;
};

/**
 * The frame of a third party: sandboxed without our origin, so that neither side can read the other. It stays
 * invisible until it says that the widget has appeared; if that takes too long, our own content simply stays, with a
 * way to ask again. React must not own a frame that can outlast it (kept-frames.ts).
 */
export function EmbedFrame({ src, texts, stays, onShown }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<number>(undefined);
  const [status, setStatus] = useState<'waiting' | 'shown' | 'failed' | 'silent'>('waiting');
  const [height, setHeight] = useState(0);
  const [visit, setVisit] = useState(0);

  const waitForAnswer = useCallback(() => {
    window.clearTimeout(silence.current);
    setStatus('waiting');
    silence.current = window.setTimeout(() => setStatus('silent'), silentMs);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another frame
  useLayoutEffect(() => {
    if (!place.current) return;
    const placed = placeFrame(place.current, src, texts.title);
    placed.onload = waitForAnswer;
    waitForAnswer();
    frame.current = placed;
    return () => {
      placed.onload = null;
      leaveFrame(placed, stays());
    };
  }, [src, texts.title, visit, waitForAnswer, stays]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another frame
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.dataset.status = status;
    frame.current.inert = status !== 'shown';
  }, [status, visit]);
  useEffect(() => () => window.clearTimeout(silence.current), []);
  useEffect(() => onShown(status === 'shown', status === 'shown' ? height : 0), [status, height, onShown]);
  useEffect(() => () => onShown(false, 0), [onShown]);

  useWindowEvent('message', (event) => {
    if (event.source !== frame.current?.contentWindow) return;
    const message = parseFrameMessage(event.data);
    if (!message) return;
    if (message.type === 'height') return setHeight(message.height);
    window.clearTimeout(silence.current);
    setStatus(message.type === 'ready' ? 'shown' : 'failed');
  });

  const retry = () => {
    // Who does not speak any more cannot be asked either: the frame begins anew.
    if (status === 'silent') setVisit((count) => count + 1);
    waitForAnswer();
    frame.current?.contentWindow?.postMessage(retryMessage, '*');
  };

  return (
    <>
      <div ref={place} className="contents" />
      {(status === 'failed' || status === 'silent') && (
        <div className="embed-placeholder" role="status">
          <p>{texts.failed}</p>
          <Button size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  );
}
