import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** A table in Markdown; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

export const whole = (value: number): string =>
  Number.isFinite(value) ? Math.round(value).toLocaleString('en-GB') : '–';
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const ratio = (value: number, floor: number): string =>
  Number.isFinite(value / floor) ? `${(value / floor).toFixed(2)}×` : '–';

/** What the figures were taken with; no names of machines or persons. */
export function circumstances(): string {
  const version = (name: string): string =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  const [processor] = cpus();
  return [
    `${cpus().length} × ${processor?.model.trim() || 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    ...['next', 'react', 'next-intl', 'lighthouse', 'autocannon'].map((name) => `${name} ${version(name)}`),
    new Date().toISOString().slice(0, 10),
  ].join(' · ');
}

/** Replaces one part of the document and leaves the rest, so that a run with `--only` keeps the other figures. */
export function writePart(file: string, part: string, title: string, text: string): void {
  const [start, end] = [`<!-- bench: ${part} -->`, `<!-- end: ${part} -->`];
  const block = `${start}\n\n## ${title}\n\n${text}\n\n${end}`;
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  const from = old.indexOf(start);
  const to = old.indexOf(end);
  const next =
    from >= 0 && to > from
      ? old.slice(0, from) + block + old.slice(to + end.length)
      : `${old.trimEnd()}\n\n${block}\n`;
  writeFileSync(file, next);
}
