import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { Field } from '@/components/ui/field';
import { QrCode } from '@/components/ui/qr-code';
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
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

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
    <details className="text-left" onToggle={(event) => setOpen(event.currentTarget.open)} data-share>
      <summary className="text-link unfolds justify-center text-sm">{t('title')}</summary>
      <div className="flex flex-wrap gap-8 pt-2 pb-6">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="text-sm text-muted">{t('text')}</p>
          <Field id={id} label={t('link')} className="mt-6">
            <TextInput
              ref={field}
              name="share-link"
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          {link !== '' && (
            <div className="mt-4">
              <ShareLink url={link} onManual={() => field.current?.select()} />
            </div>
          )}
        </div>
        {open && link !== '' && <QrCode text={link} label={t('qr')} tooLong={t('qrTooLong')} />}
      </div>
    </details>
  );
}
