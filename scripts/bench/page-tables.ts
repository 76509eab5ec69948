import type { PageRun } from './lighthouse';
import { floorName, type PageRuns } from './pages';
import { kilobytes, ratio, table, whole } from './report';
import { median } from './statistics';

type Figure = (run: PageRun) => number;

const sum = (values: Readonly<Record<string, number>>) =>
  Object.values(values).reduce((all, one) => all + one, 0);
const measureBytes =
  (type: string): Figure =>
  ({ bytes }) =>
    bytes[type] ?? 0;

/** The tables of all page runs: scores and times, then sizes by kind of file. */
export function pageTables(results: PageRuns): string {
  const names = [...results.keys()];
  const of = (name: string, figure: Figure) => median((results.get(name) ?? []).map(figure));
  const times: readonly (readonly [string, Figure])[] = [
    ['FCP', ({ fcp }) => fcp],
    ['LCP', ({ lcp }) => lcp],
    ['TBT', ({ tbt }) => tbt],
  ];
  const scores = table(
    [
      'page',
      'perf.',
      'access.',
      'best pr.',
      'search',
      ...times.flatMap(([name]) => [`${name} ms`, '× empty']),
      'CLS',
    ],
    names.map((name) => [
      name,
      ...[
        ({ performance }: PageRun) => performance,
        ({ accessibility }: PageRun) => accessibility,
        ({ bestPractices }: PageRun) => bestPractices,
        ({ seo }: PageRun) => seo,
      ].map((figure) => whole(of(name, figure))),
      ...times.flatMap(([, figure]) => [
        whole(of(name, figure)),
        name === floorName ? '1' : ratio(of(name, figure), of(floorName, figure)),
      ]),
      of(name, ({ cls }) => cls).toFixed(3),
    ]),
  );
  const types = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];
  const sizes = table(
    ['page', ...types.map((type) => type.toLowerCase()), 'all', '× empty', 'own JavaScript'],
    names.map((name) => {
      const all = of(name, ({ bytes }) => sum(bytes));
      const own = of(name, measureBytes('Script')) - of(floorName, measureBytes('Script'));
      return [
        name,
        ...types.map((type) => kilobytes(of(name, measureBytes(type)))),
        kilobytes(all),
        ratio(
          all,
          of(floorName, ({ bytes }) => sum(bytes)),
        ),
        kilobytes(own),
      ];
    }),
  );
  return `${scores}\n\nOn the wire, in kB:\n\n${sizes}`;
}
