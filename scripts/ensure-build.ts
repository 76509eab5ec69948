import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fingerprintFile, isBuildCurrent } from './build-fingerprint';

/** Builds the site when there is no complete build of the present sources. */
if (!isBuildCurrent()) {
  rmSync(fingerprintFile, { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
