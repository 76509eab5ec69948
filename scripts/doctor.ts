/**
 * Says what is set wrongly, from outside and without changing anything:
 *
 *   npm run doctor -- --supabase
 *
 * reads the hosted project that SUPABASE_URL and SUPABASE_ANON_KEY name, for the site at SITE_URL. Ends with 1 when
 * something is wrong, with 2 when nothing could be read.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnv } from '@/lib/server/env';
import { inspectProject, manualSettings } from './doctor/supabase';

// The site reads its settings from there too.
if (existsSync('.env')) process.loadEnvFile('.env');

const { values } = parseArgs({ options: { supabase: { type: 'boolean', default: false } } });

async function run(): Promise<number> {
  if (!values.supabase) throw new Error('What shall be looked at? npm run doctor -- --supabase');
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SITE_URL } = readEnv(process.env);
  if (!SUPABASE_URL || !SUPABASE_ANON_KEY) {
    throw new Error('SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY name no project.');
  }
  const project = { url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY, siteUrl: SITE_URL };
  const findings = await inspectProject(project);
  for (const { level, text } of findings) console.info(`${level}: ${text}`);
  if (findings.length === 0) console.info('Nothing is wrong with what the project shows.');
  console.info('The project does not show these; check them by hand:');
  for (const setting of manualSettings) console.info(`  ${setting}`);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
