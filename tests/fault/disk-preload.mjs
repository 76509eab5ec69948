// Lets a test say how much space is free: while the file that DISK_FREE_FILE names exists, it holds the bytes.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env.DISK_FREE_FILE;
const real = fs.statfsSync;
if (file) {
  fs.statfsSync = (...values) => {
    const answer = real(...values);
    if (!fs.existsSync(file)) return answer;
    return { ...answer, bsize: 1, bavail: Number(fs.readFileSync(file, 'utf8')) };
  };
  syncBuiltinESMExports();
}
