import type { Table } from 'mdast';
import type { Locale } from '../locales';
import { recordWords } from '../texts';
import {
  type Basis,
  type BrowserEntryId,
  browserEntries,
  type ServerEntryId,
  serverEntries,
} from './entries';

const columns = {
  device: ['name', 'what', 'until', 'basis'],
  cookies: ['name', 'place', 'what', 'until'],
  overview: ['why', 'what', 'basis', 'until', 'who'],
} as const;
export type RecordTable = keyof typeof columns;
export const recordTables = Object.keys(columns) as [RecordTable, ...RecordTable[]];

const browserIds = Object.keys(browserEntries) as readonly BrowserEntryId[];
const serverIds = Object.keys(serverEntries) as readonly ServerEntryId[];

/** A table of the record in a language: its head, then a row for each entry. */
export function recordRows(table: RecordTable, locale: Locale): readonly (readonly string[])[] {
  const words = recordWords[locale];
  const basisText = (basis: readonly Basis[]) => basis.map((id) => words.bases[id]).join('; ');
  const cells =
    table === 'overview'
      ? serverIds.map((id) => {
          const { basis, who } = serverEntries[id];
          const readers = who.map((reader) => words.readers[reader]).join(', ');
          return { ...words.server[id], basis: basisText(basis), who: readers, name: '', place: '' };
        })
      : browserIds.map((id) => {
          const { names, place, basis } = browserEntries[id];
          const texts = { ...words.browser[id], place: words.places[place], basis: basisText(basis) };
          return { ...texts, name: names.join(', '), why: '', who: '' };
        });
  const shown = columns[table];
  return [
    shown.map((column) => words.columns[column]),
    ...cells.map((row) => shown.map((column) => row[column])),
  ];
}

/** The same as a node of a Markdown document. */
export const recordTable = (table: RecordTable, locale: Locale): Table => ({
  type: 'table',
  children: recordRows(table, locale).map((row) => ({
    type: 'tableRow',
    children: row.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
  })),
});
