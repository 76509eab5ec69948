import type { Locale } from '@/content/locales';
import { staffAddress } from '@/lib/desk/addresses';
import { type InboxRow, inboxGroups } from '@/lib/desk/server/inbox';
import type { StaffTexts } from '@/lib/desk/texts';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Field, TextInput } from '../fields';
import { InboxLine } from './inbox-line';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly search: string;
  /** Also what is closed. */
  readonly isAll: boolean;
  readonly rows: readonly InboxRow[];
  readonly now: Date;
};

function Empty({ t, search }: Pick<Props, 't' | 'search'>) {
  return (
    <div className="desk-empty">
      <h2>{search === '' ? t('inbox.empty') : t('inbox.nothing')}</h2>
      <p className="measure text-muted">{search === '' ? t('inbox.emptyText') : t('inbox.nothingText')}</p>
      {search !== '' && (
        <a href={staffAddress.inbox} className={buttonClass()}>
          {t('inbox.reset')}
        </a>
      )}
    </div>
  );
}

/** What waits for the house first, then what waits for guests, then what is agreed on. */
export function Inbox({ t, locale, search, isAll, rows, now }: Props) {
  return (
    <>
      <h1 className="mb-6">{t('inbox.title')}</h1>
      <search>
        <form method="get" action={staffAddress.inbox} className="desk-search">
          <Field label={t('inbox.search')}>
            <TextInput type="search" name="q" defaultValue={search} maxLength={100} autoComplete="off" />
          </Field>
          <Button type="submit">{t('inbox.apply')}</Button>
        </form>
      </search>
      {rows.length === 0 && <Empty t={t} search={search} />}
      {inboxGroups.map((group) => {
        const own = rows.filter((row) => row.group === group);
        return own.length === 0 ? null : (
          <section key={group} className="desk-group" data-group={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>
              {t(`inbox.groups.${group}`)} <span>{own.length}</span>
            </h2>
            <ul>
              {own.map((row) => (
                <InboxLine key={row.reference} {...{ t, locale, row, now }} />
              ))}
            </ul>
          </section>
        );
      })}
      {!isAll && search === '' && (
        <p className="mt-8">
          <a href={`${staffAddress.inbox}?alle=1`} className="text-link">
            {t('inbox.all')}
          </a>
        </p>
      )}
    </>
  );
}
