import { useTranslations } from 'next-intl';
import { staffAddress } from '@/lib/desk/addresses';
import { type InboxRow, inboxGroups } from '@/lib/desk/server/inbox';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Field, TextInput } from '../fields';
import { Empty } from '../parts';
import { InboxLine } from './inbox-line';

type Props = {
  readonly search: string;
  /** Also what is closed. */
  readonly isAll: boolean;
  readonly rows: readonly InboxRow[];
  readonly now: Date;
};

/** What waits for the house first, then what waits for guests, then what is agreed on. */
export function Inbox({ search, isAll, rows, now }: Props) {
  const t = useTranslations('staff.inbox');
  return (
    <>
      <h1 className="mb-6">{t('title')}</h1>
      <search>
        <form
          method="get"
          action={staffAddress.inbox}
          className="mb-8 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        >
          <Field label={t('search')}>
            <TextInput type="search" name="q" defaultValue={search} maxLength={100} autoComplete="off" />
          </Field>
          <Button type="submit">{t('apply')}</Button>
        </form>
      </search>
      {rows.length === 0 && (
        <Empty as="h2" title={t(search ? 'nothing' : 'empty')} text={t(search ? 'nothingText' : 'emptyText')}>
          {search && (
            <a href={staffAddress.inbox} className={buttonClass()}>
              {t('reset')}
            </a>
          )}
        </Empty>
      )}
      {inboxGroups.map((group) => {
        const own = rows.filter((row) => row.group === group);
        return own.length === 0 ? null : (
          <section key={group} className="mt-8" data-group={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="border-b border-line pb-2.5">
              {t(`groups.${group}`)} <span className="ml-2 font-sans text-sm text-muted">{own.length}</span>
            </h2>
            <ul className="divide-y divide-line border-b border-line">
              {own.map((row) => (
                <InboxLine key={row.reference} row={row} now={now} />
              ))}
            </ul>
          </section>
        );
      })}
      {!isAll && search === '' && (
        <p className="mt-8">
          <a href={`${staffAddress.inbox}?alle=1`} className="text-link">
            {t('all')}
          </a>
        </p>
      )}
    </>
  );
}
