import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

function read(what: () => string): string {
  try {
    return what().trim();
  } catch {
    return '';
  }
}

/**
 * Names the machine, its boot and the process namespace. Process ids mean something only inside one such place:
 * two containers that share a volume may both run as process 1.
 */
export function processPlace(): string {
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const namespace = read(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].join('|');
}

/** State and start time of proc(5) stat; the command before them may itself contain blanks and parentheses. */
function linuxStat(pid: number): { state: string; started: string } {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

/**
 * When a process started, in the system's own unit: together with the id it names one process for ever, while
 * the id alone is used again. Empty where the system does not tell.
 */
export function processStart(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform === 'linux') return linuxStat(pid).started;
  return read(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }));
}

/**
 * Whether a process with this id lives; one that belongs to somebody else counts. One that was killed and that its
 * parent never asked about (a zombie, common in containers) still has its id, but holds nothing any more.
 */
export function processExists(pid: number): boolean {
  if (process.platform === 'linux' && /[ZXx]/.test(linuxStat(pid).state)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
