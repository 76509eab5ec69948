import { useCallback, useEffect, useRef, useState } from 'react';
import { parseFrameMessage, retryMessage } from '@/lib/embeds/frame-messages';
import { pollForMs } from '@/lib/embeds/frame-runtime';
import { Button } from '../ui/button';
import { useWindowEvent } from '../ui/use-window-event';
import type { EmbedTexts } from './embed-texts';

/** A frame that has not said anything by then has been left, blocked or is stuck. */
const silentMs = pollForMs + 1_500;

type Props = {
  src: string;
  texts: EmbedTexts;
  /** `height` in CSS pixels as the frame says; 0 while nothing is shown. */
  onShown: (shown: boolean, height: number) => void;
};

/**
 * The frame of a third party: sandboxed without our origin, so that neither side can read the other. It stays
 * invisible until it says that the widget has appeared; if that takes too long, our own content simply stays, with a
 * way to ask again.
 */
export function EmbedFrame({ src, texts, onShown }: Props) {
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
      <iframe
        key={visit}
        ref={frame}
        src={src}
        title={texts.title}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        className="embed-frame"
        data-status={status}
        inert={status !== 'shown'}
        onLoad={waitForAnswer}
      />
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
