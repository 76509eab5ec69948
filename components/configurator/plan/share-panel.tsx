import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { localPath } from '@/lib/i18n/address';
import { planKey } from '@/lib/plan/plan-key';
import { encodePlan } from '@/lib/plan/share-link';
import { ShareLink } from './share-link';

/** A link that carries the plan itself, to copy or to scan; it holds no contact data and never reaches a server. */
export function SharePanel() {
  const t = useTranslations('configurator.share');
  const locale = useLocale();
  const { draft } = useDraft();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState('');

  useEffect(() => {
    if (!open) return;
    let current = true;
    encodePlan(draft).then((plan) => {
      const address = new URL(localPath(locale, 'configurator'), window.location.origin);
      address.hash = `${planKey}=${plan}`;
      if (current) setLink(address.href);
    });
    return () => {
      current = false;
    };
  }, [open, draft, locale]);

  return (
    <details className="border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-14 cursor-pointer items-center font-medium hover:text-accent">
        {t('title')}
      </summary>
      <div className="grid gap-8 pb-8 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="measure text-muted">{t('text')}</p>
          <Field id="share-link" label={t('link')} className="mt-6">
            <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          {link !== '' && (
            <div className="mt-4">
              <ShareLink url={link} />
            </div>
          )}
        </div>
        {open && link !== '' && <QrCode text={link} label={t('qr')} tooLong={t('qrTooLong')} />}
      </div>
    </details>
  );
}

type Props = { text: string; label: string; tooLong: string };

type Modules = { readonly size: number; readonly data: readonly (readonly boolean[])[] };

/** A QR code as one path, black on white in every palette, because cameras expect it so. */
function QrCode({ text, label, tooLong }: Props) {
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
