/** Writes `docs/licences.md`: `npm run licences`. */
import { writeFileSync } from 'node:fs';
import { licencePage, productionParts } from './licences/collect';

const parts = productionParts(process.cwd());
writeFileSync('docs/licences.md', licencePage(parts));
console.log(`docs/licences.md: ${parts.length} packages`);
