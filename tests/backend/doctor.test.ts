import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { inspectProject } from '@/scripts/doctor/supabase';
import { site } from '@/tests/helpers/backend-draft';
import { startStockProject } from '@/tests/helpers/stock-project';

const inspect = async (project: { url: string; anonKey: string }, siteUrl = site) =>
  (await inspectProject({ ...project, siteUrl })).map(({ level, text }) => `${level}: ${text}`).join('\n');

test('reports only a project that does not confirm addresses', async () => {
  const [good, bad] = await Promise.all([startStockProject(['--confirm']), startStockProject(['--closed'])]);
  try {
    const fine = await inspect(good);
    expect(fine).not.toContain('error:');
    expect(fine).not.toContain('accounts are not allowed');
    const wrong = await inspect(bad);
    expect(wrong).toContain('error: "Confirm email" is off');
    expect(wrong).toContain('warning: New accounts are not allowed');
    // Looking changes nothing.
    const service = createClient(good.url, good.serviceRoleKey, { auth: { persistSession: false } });
    expect((await service.from('mail_outbox').select()).data).toEqual([]);
    expect(good.mails.received).toEqual([]);
  } finally {
    await Promise.all([good.close(), bad.close()]);
  }
});

test('reports a project that does not answer', async () => {
  expect(await inspect({ url: 'http://127.0.0.1:9', anonKey: 'x' })).toBe(
    "error: The project's sign-in settings cannot be read (no answer).",
  );
});
