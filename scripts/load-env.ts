import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Reads `.env` files as Next does for production: what is set already stays, and the first file that names it counts. */
export function loadEnv(): void {
  for (const file of ['.env.production.local', '.env.local', '.env.production', '.env']) {
    if (existsSync(file)) loadEnvFile(file);
  }
}
