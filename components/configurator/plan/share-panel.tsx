import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
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
