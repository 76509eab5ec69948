import { useTranslations } from 'next-intl';
import type { SaveState } from './use-offer-draft';

type Props = {
  readonly state: SaveState;
  readonly onRetry: () => void;
  readonly onKeepMine: (revision: number) => void;
};

/** Whether what was typed is safe, and what to do where it is not. */
export function SaveStatus({ state, onRetry, onKeepMine }: Props) {
  const t = useTranslations('staff');
  if (state.kind === 'conflict') {
    return (
      <div className="desk-notice" data-tone="problem" role="alert">
        <p>{t('editor.conflict', { name: state.name })}</p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="desk-small-button" onClick={() => onKeepMine(state.revision)}>
            {t('editor.keepMine')}
          </button>
          <a href={window.location.pathname} className="desk-small-button">
            {t('editor.takeTheirs')}
          </a>
        </div>
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div className="desk-notice" data-tone="problem" role="alert">
        <p>{t('editor.saveFailed', { reason: t(`problems.${state.problem}`) })}</p>
        <button type="button" className="desk-small-button" onClick={onRetry}>
          {t('editor.retry')}
        </button>
      </div>
    );
  }
  return (
    <p className="text-sm text-muted" data-save={state.kind}>
      {t(`editor.${state.kind}`)}
    </p>
  );
}
