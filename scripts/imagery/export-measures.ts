/**
 * Writes the house's numbers (`content/house.ts`) as JSON, so that the scenes in Blender read the same ones.
 *
 * Run: `tsx scripts/imagery/export-measures.ts`, or `npm run imagery`, which runs it first.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { house, rooms } from '@/content/house';

const TARGET = '.imagery/measures.json';

await mkdir('.imagery', { recursive: true });
await writeFile(TARGET, `${JSON.stringify({ rooms, house }, null, 2)}\n`);
