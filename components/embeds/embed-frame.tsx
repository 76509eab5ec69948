'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ensureScript, pollUntil, removeScript, widgetAppeared } from '@/lib/embeds/widget-frame';
import { Button } from '../ui/button';
import type { EmbedTexts } from './embed-texts';

type Props = { src: string; texts: EmbedTexts; onShown: (shown: boolean) => void };

/**
 * The same-origin frame of a third party. It stays invisible until the widget has appeared in it; if that
 * takes longer than five seconds our own content simply stays, with a way to ask again.
 */
export function EmbedFrame({ src, texts, onShown }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const [status, setStatus] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  const settle = useCallback(
    (appeared: boolean) => {
      setStatus(appeared ? 'shown' : 'failed');
      onShown(appeared);
    },
    [onShown],
  );
  const start = useCallback(() => {
    const inner = frame.current?.contentWindow;
    if (!inner) return;
    stop.current?.();
    setStatus('waiting');
    if (ensureScript(inner) === 'nothing') return settle(false);
    stop.current = pollUntil(() => widgetAppeared(inner), settle);
  }, [settle]);

  useEffect(() => {
    const element = frame.current;
    return () => {
      stop.current?.();
      if (element?.contentWindow) removeScript(element.contentWindow);
      onShown(false);
    };
  }, [onShown]);

  return (
    <>
      <iframe
        ref={frame}
        src={src}
        title={texts.title}
        className="embed-frame"
        data-status={status}
        inert={status !== 'shown'}
        onLoad={start}
      />
      {status === 'failed' && (
        <div className="embed-placeholder" role="status">
          <p>{texts.failed}</p>
          <Button size="sm" onClick={start}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  );
}
