'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, startTransition, useId, useRef, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useStore } from '@/lib/browser-store/use-store';
import { variantsStore } from '@/lib/plan/browser/variants-store';

const VariantPanel = lazyPart(() =>
  import('@/components/configurator/plan/variant-panel').then((module) => module.VariantPanel),
);
const QuestionPanel = lazyPart(() =>
  import('@/components/configurator/plan/question-panel').then((module) => module.QuestionPanel),
);

/** What is at hand in every step without leaving it: the variants beside each other, and somebody to ask. */
export function StepTools({ className = '' }: { className?: string }) {
  const t = useTranslations('configurator');
  const count = useStore(variantsStore).length;
  return (
    <div className={`flex flex-wrap gap-x-8 gap-y-1 ${className}`}>
      <Tool name="question" label={t('question.open')} title={t('question.title')}>
        <QuestionPanel />
      </Tool>
      <Tool
        name="variants"
        label={count > 0 ? t('variants.openCount', { count }) : t('variants.open')}
        title={t('variants.title')}
      >
        <VariantPanel />
      </Tool>
    </div>
  );
}

type ToolProps = { name: string; label: string; title: string; children: ReactNode };

/** A button and the dialog that it opens; the browser returns the focus when it closes. */
function Tool({ name, label, title, children }: ToolProps) {
  const t = useTranslations('configurator');
  const ready = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${buttonClass('link', 'sm')} px-0`}
        disabled={!ready}
        aria-haspopup="dialog"
        onClick={() => {
          dialog.current?.showModal();
          // The dialog opens at once; what it holds may take a frame longer.
          startTransition(() => setOpen(true));
        }}
        data-tool={name}
      >
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className={`tool-dialog tool-dialog-${name}`}
        onClose={() => setOpen(false)}
      >
        <div className="mb-5 flex items-start justify-between gap-6">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <Button variant="outline" size="sm" className="flex-none" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
        {isOpen && (
          <Suspense fallback={<Spinner label={t('loading')} className="min-h-40" />}>{children}</Suspense>
        )}
      </dialog>
    </>
  );
}
