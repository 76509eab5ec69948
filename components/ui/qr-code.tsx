'use client';

import { useEffect, useState } from 'react';

type Props = {
  text: string;
  label: string;
  /** Instead of a code that cannot hold the text. */
  tooLong?: string;
};

type Modules = { readonly size: number; readonly data: readonly (readonly boolean[])[] };

/** A QR code as one path, black on white in every palette, because cameras expect it so. */
export function QrCode({ text, label, tooLong }: Props) {
  const [code, setCode] = useState<Modules | 'too-long' | null>(null);

  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { encode } = await import('uqr');
      // More than a code can hold ends in an exception: 2,953 bytes at error correction L (ISO/IEC 18004), which is
      // enough on a screen and keeps the modules large.
      const drawn = text.length > 2_900 ? 'too-long' : encode(text, { ecc: 'L', border: 2 });
      if (current) setCode(drawn);
    };
    draw().catch(() => current && setCode(null));
    return () => {
      current = false;
    };
  }, [text]);

  if (code === 'too-long') return <p className="max-w-48 text-muted">{tooLong}</p>;
  if (code === null) return <div className="size-48" aria-hidden="true" />;
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-56"
      data-qr
    >
      <path d={`M0 0h${code.size}v${code.size}H0z`} style={{ fill: 'white' }} />
      <path d={path} style={{ fill: 'black' }} />
    </svg>
  );
}
