import { spawnSync } from 'node:child_process';

/**
 * Makes pictures: `npm run imagery -- [scenes|engravings|film|encode] [arguments]`; scenes unless one is named.
 * What each needs and takes: `docs/imagery/README.md`.
 */
const python = '/usr/bin/python3';
const measures = ['tsx', 'scripts/imagery/export-measures.ts'];

const kinds: Readonly<Record<string, readonly (readonly string[])[]>> = {
  scenes: [measures, [python, 'scripts/imagery/render.py']],
  engravings: [[python, 'scripts/imagery/engraving/run.py']],
  film: [[python, 'scripts/imagery/film.py']],
  encode: [['tsx', 'scripts/imagery/encode.ts']],
};

const args = process.argv.slice(2);
const kind = args[0] && args[0] in kinds ? (args.shift() ?? '') : 'scenes';
const steps = kinds[kind] ?? [];
for (const [index, [command = '', ...own]] of steps.entries()) {
  const { status } = spawnSync(command, [...own, ...(index === steps.length - 1 ? args : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
