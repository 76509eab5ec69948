/**
 * A sender in a process of its own, for tests that kill it: sends what is due in the backend that the environment
 * names, once for each line on standard input, and says when it is done.
 */
import { createInterface } from 'node:readline';
import { sweepOutbox } from '@/lib/jobs/sweeper';

process.stdout.write('ready\n');
for await (const _ of createInterface(process.stdin)) {
  await sweepOutbox();
  process.stdout.write('done\n');
}
