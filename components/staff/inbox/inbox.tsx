import { Checkbox, Field, Select, TextInput } from '../fields';
import type { Locale } from '@/content/locales';
import { staffAddress } from '@/lib/staff/addresses';
import { type InboxFilter, type InboxPage, type InboxQuery, inboxFilters } from '@/lib/staff/server/inbox';
import type { StaffTexts } from '@/lib/staff/texts';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { groupEntries } from './inbox-groups';
import { InboxRow } from './inbox-row';

type Props = {
  readonly t: StaffTexts;
  readonly locale: Locale;
  readonly query: InboxQuery;
  readonly page: InboxPage;
  readonly now: Date;
};

/** The address of the inbox for a query; what is usual stays out of it. */
export function inboxAddress({ search, filter, isMine, page }: InboxQuery): string {
  const values = new URLSearchParams({
    ...(search && { q: search }),
    ...(filter && { state: filter }),
    ...(isMine && { mine: '1' }),
    ...(page > 1 && { page: String(page) }),
  });
  return values.size > 0 ? `${staffAddress.inbox}?${values}` : staffAddress.inbox;
}

const filterLabel = (t: StaffTexts, filter: InboxFilter): string =>
  filter === 'message' || filter === 'all' ? t(`inbox.filters.${filter}`) : t(`states.${filter}`);

function Search({ t, query }: Pick<Props, 't' | 'query'>) {
  return (
    <search>
      <form method="get" action={staffAddress.inbox} className="desk-search">
        <Field label={t('inbox.search')}>
          <TextInput type="search" name="q" defaultValue={query.search} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={t('inbox.state')}>
          <Select
            name="state"
            defaultValue={query.filter ?? ''}
            placeholder={t('inbox.filters.open')}
            options={inboxFilters.map((filter) => ({ value: filter, label: filterLabel(t, filter) }))}
          />
        </Field>
        <Checkbox name="mine" value="1" label={t('inbox.mine')} defaultChecked={query.isMine} />
        <Button type="submit">{t('inbox.apply')}</Button>
      </form>
    </search>
  );
}

function Empty({ t, query }: Pick<Props, 't' | 'query'>) {
  const isNarrowed = query.search !== '' || query.filter !== null || query.isMine || query.page > 1;
  return (
    <div className="desk-empty">
      <h2>{isNarrowed ? t('inbox.nothing') : t('inbox.empty')}</h2>
      <p className="measure text-muted">{isNarrowed ? t('inbox.nothingText') : t('inbox.emptyText')}</p>
      {isNarrowed && (
        <a href={staffAddress.inbox} className={buttonClass()}>
          {t('inbox.reset')}
        </a>
      )}
    </div>
  );
}

function Pages({ t, query, page }: Pick<Props, 't' | 'query' | 'page'>) {
  if (query.page === 1 && !page.hasMore) return null;
  const link = (number: number, label: string) => (
    <a href={inboxAddress({ ...query, page: number })} className="desk-small-button">
      {label}
    </a>
  );
  return (
    <nav aria-label={t('inbox.pages')} className="mt-8 flex items-center gap-4">
      {query.page > 1 && link(query.page - 1, t('inbox.previous'))}
      <span className="text-muted">{t('inbox.page', { page: query.page })}</span>
      {page.hasMore && link(query.page + 1, t('inbox.next'))}
    </nav>
  );
}

/** What waits for the house, the most urgent first. */
export function Inbox({ t, locale, query, page, now }: Props) {
  return (
    <>
      <h1 className="mb-6">{t('inbox.title')}</h1>
      <Search t={t} query={query} />
      {page.rows.length === 0 && <Empty t={t} query={query} />}
      {groupEntries(page.rows, now).map(({ group, entries }) => (
        <section key={group} className="desk-group" data-group={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>
            {t(`inbox.groups.${group}`)} <span>{entries.length}</span>
          </h2>
          <ul>
            {entries.map((entry) => (
              <InboxRow key={entry.reference} t={t} locale={locale} entry={entry} now={now} />
            ))}
          </ul>
        </section>
      ))}
      <Pages t={t} query={query} page={page} />
    </>
  );
}
