'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useEngine } from '@/components/configurator/shell/use-engine';
import { useSettledDraft } from '@/components/configurator/shell/use-price';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { loadEngine } from '@/lib/plan/browser/engine-store';
import type { Draft } from '@/lib/plan/draft';
import type { Engine } from '@/lib/plan/engine';
import type { ErrorCode } from '@/lib/plan/error-codes';
import { fieldsOfStep, stepBySlug } from '@/lib/plan/steps';

type Errors = Readonly<Record<string, ErrorCode>>;

const findErrors = ({ reconcile, validateDraft }: Engine, draft: Draft): Errors =>
  validateDraft(reconcile(draft).draft, new Date());

type FieldErrors = {
  /** Text of what is wrong with a field, once the visitor has left it or has tried to send. */
  readonly errorOf: (path: string) => string | undefined;
  /** To be called when a field is left. */
  readonly touch: (path: string) => void;
  /** Everything that is wrong, whether shown or not; paths as in the draft. */
  readonly all: Errors;
  /** Checks the newest draft, also before `all` is known; empty when the rules cannot be fetched: the server checks. */
  readonly check: () => Promise<Errors>;
  /** Shows all errors from now on, and those that only the server found until the draft changes. */
  readonly reveal: (fromServer?: Errors) => void;
};

const Context = createContext<FieldErrors | null>(null);

/** Keeps which fields were left and whether sending was tried, across all steps. */
export function FieldErrorsProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('errors');
  const draft = useSettledDraft();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState(false);
  const [server, setServer] = useState<{ draft: object; errors: Errors } | null>(null);

  const engine = useEngine();
  const isWanted = revealed || touched.size > 0;
  const check = useCallback(async (): Promise<Errors> => {
    try {
      return findErrors(await loadEngine(), draftStore.get());
    } catch {
      return {};
    }
  }, []);

  const pathname = usePathname();
  useEffect(() => {
    // A step that has been left has been answered: what is missing there is shown when the visitor comes back.
    const last = pathname.split('/').at(-1) ?? '';
    const step = stepBySlug(last) ?? stepBySlug('');
    if (!step) return;
    return () => setTouched((before) => new Set([...before, ...fieldsOfStep(step.id)]));
  }, [pathname]);

  const touch = useCallback(
    (path: string) =>
      startTransition(() => setTouched((before) => (before.has(path) ? before : new Set(before).add(path)))),
    [],
  );
  const reveal = useCallback((errors?: Errors) => {
    setRevealed(true);
    setServer(errors ? { draft: draftStore.get(), errors } : null);
  }, []);
  const found = useMemo(
    () =>
      JSON.stringify({
        ...(engine && isWanted && findErrors(engine, draft)),
        ...(server?.draft === draft ? server.errors : {}),
      }),
    [draft, server, engine, isWanted],
  );
  // Most changes of the draft change no error: then no field is drawn anew.
  const all = useMemo(() => JSON.parse(found) as Errors, [found]);
  const errorOf = useCallback(
    (path: string) => {
      const code = revealed || touched.has(path) ? all[path] : undefined;
      return code ? t(code) : undefined;
    },
    [all, revealed, touched, t],
  );
  const value = useMemo(() => ({ errorOf, touch, all, check, reveal }), [errorOf, touch, all, check, reveal]);
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside a `FieldErrorsProvider`. */
export function useFieldErrors(): FieldErrors {
  const errors = use(Context);
  if (!errors) throw new Error('FieldErrorsProvider is missing');
  return errors;
}
