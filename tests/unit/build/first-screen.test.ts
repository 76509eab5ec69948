import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Ten packets of 1460 bytes, less the headers of the answer (RFC 6928). */
const firstFlight = 14_600 - 600;

it.each(['cormorant', 'jost'])('%s arrives whole with the first packets of a connection', (face) => {
  expect(statSync(join('app', 'fonts', `${face}.woff2`)).size).toBeLessThanOrEqual(firstFlight);
});
