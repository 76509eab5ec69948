import { marker } from './known-values';
import type { Answer, Wire } from './wire';

/** What no stranger may ever read, besides what a run adds (its secrets, its folders, another visitor's data). */
const inner: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\n\s+at [^\n]+:\d+:\d+/],
  ['a path of the server', /node_modules\/|\/server\/app\//],
  [
    'a database error',
    /PGRST\d|SQLSTATE|syntax error at or near|violates [\w-]+ constraint|duplicate key value|invalid input syntax/,
  ],
  ['a database object', /relation \\?"|pg_catalog|information_schema|column \\?"/],
]; // prettier-ignore

export type Secrets = ReadonlyMap<string, string>;

/** Names what an answer or a log gives away; empty when it gives nothing away. */
export function findLeaks(text: string, secrets: Secrets): string[] {
  const found = inner.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  for (const [name, secret] of secrets) if (text.includes(secret)) found.push(name);
  return found;
}

/** What is wrong with an answer; empty when nothing is. */
export function findProblems(wire: Wire, answer: Answer, secrets: Secrets): string[] {
  const problems: string[] = [];
  if (answer.status === 0) problems.push('no answer');
  if (answer.status >= 500) problems.push(`status ${answer.status}`);
  // A redirect to the tidied address repeats what was asked for, and so does what Next says of a page that is not there.
  const shown = ['node_modules/', '/server/app/']
    .filter((place) => wire.target.includes(place))
    .reduce((text, place) => text.replaceAll(place, ''), `${answer.headers}\n${answer.body}`);
  for (const leak of findLeaks(shown, secrets)) problems.push(`shows ${leak}`);
  const location = /^location: (.*)$/im.exec(answer.headers)?.[1]?.trim();
  if (location && leadsAway(location, wire)) problems.push(`leads to ${location.slice(0, 80)}`);
  const html = /^content-type: text\/html/im.test(answer.headers);
  if (html && /<script>alert\(1\)<\/script>|<img src=x onerror|\{\{49\}\}/.test(answer.body)) {
    problems.push('repeats markup');
  }
  if (/\r?\n(bcc|x-injected):/i.test(answer.headers)) problems.push('has an injected header');
  return problems;
}

function leadsAway(location: string, { headers }: Wire): boolean {
  const host = headers.find(([name]) => name === 'Host')?.[1] ?? '';
  const here = `http://${host}`;
  if (!URL.canParse(location, here)) return true;
  return !['127.0.0.1', 'localhost', 'www.seegut.example', new URL(here).hostname].includes(
    new URL(location, here).hostname,
  );
}

/** Whether the log shows what nobody should read, or repeats what visitors sent; with the lines in question. */
export function logProblems(log: string, secrets: Secrets): string[] {
  const lines = log.split('\n');
  const bad = lines.flatMap((line, index) => {
    const found = [...findLeaks(`\n${line}`, secrets), ...(line.includes(marker) ? ['what was sent'] : [])];
    return found.map(
      (leak) => `log shows ${leak}: ${lines.slice(Math.max(0, index - 3), index + 1).join(' ⏎ ')}`,
    );
  });
  return bad.slice(0, 10).map((problem) => problem.slice(0, 600));
}
