import type { Answer } from '../ask';

/** What no stranger may ever read, besides secrets, folders and other visitors' data. */
const inner =
  /\n\s+at [^\n]+:\d+:\d+|node_modules\/|PGRST\d|SQLSTATE|syntax error at|violates [\w-]+ constraint|duplicate key value|invalid input syntax|pg_catalog|information_schema/;

/** What a text shows of that; empty when nothing. */
export const findLeaks = (text: string, secrets: readonly string[]): readonly string[] => [
  ...(inner.exec(text)?.slice(0, 1) ?? []),
  ...secrets.filter((secret) => text.includes(secret)).map((_, index) => `secret ${index}`),
];

/** What is wrong with an answer to anything hostile. */
export function findProblems(
  { status, headers, body }: Answer,
  secrets: readonly string[],
): readonly string[] {
  const problems = [...findLeaks(`${JSON.stringify(headers)}\n${body}`, secrets)];
  if (status === 0 || status >= 500) problems.push(`status ${status}`);
  const { location } = headers;
  const away = location !== undefined && new URL(location, 'http://127.0.0.1').hostname;
  if (away && !['127.0.0.1', 'www.seegut.example'].includes(away)) problems.push(`leads to ${location}`);
  if (headers['content-type']?.startsWith('text/html') && body.includes('<script>alert(1)'))
    problems.push('markup');
  if (headers.bcc !== undefined) problems.push('an injected header');
  return problems;
}
