/**
 * Holds the known advisories of all production packages against `docs/advisories.json`, where each that stays is explained
 * under its id: `npm run advisories`. Ends with 1 when one is not explained, with 2 when the registry offers no list.
 */
import { readFileSync } from 'node:fs';
import { audit, explanationsSchema, unexplained } from './advisories/audit';

const result = audit(process.cwd());
if (result.known) {
  const explanations = explanationsSchema.parse(JSON.parse(readFileSync('docs/advisories.json', 'utf8')));
  const { open, needless } = unexplained(result.advisories, explanations);
  for (const { id, package: name, range, severity, title } of open) {
    console.error(`${id}: ${name} ${range} (${severity}): ${title}`);
  }
  for (const id of needless) console.log(`${id} is explained in docs/advisories.json, but no longer found`);
  console.log(`${result.advisories.length} advisories, ${open.length} of them not explained`);
  process.exitCode = open.length > 0 ? 1 : 0;
} else {
  console.error(`The registry offers no list of advisories, so nothing is known: ${result.reason}`);
  process.exitCode = 2;
}
