import { useTranslations } from 'next-intl';

const doubts = ['binding', 'change'] as const;

/** What holds people back before they send, each answered in a sentence. */
export function Doubts() {
  const t = useTranslations('configurator.doubts');
  return (
    <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2" data-doubts>
      {doubts.map((id) => (
        <div key={id}>
          <dt className="font-medium">{t(`${id}.question`)}</dt>
          <dd className="mt-1 text-sm text-muted">{t(`${id}.answer`)}</dd>
        </div>
      ))}
    </dl>
  );
}
