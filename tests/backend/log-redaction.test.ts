import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test, vi } from 'vitest';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { submission } from '@/tests/helpers/backend-submission';

const directory = await preparedDirectory();
const backend = createEmbeddedBackend(directory.path);
afterAll(async () => {
  await backend.close();
  directory.remove();
});

test('a failed statement is logged by its code, without what the visitor typed', async () => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      lines.push(
        values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
      );
    });
  }
  const service = createClient('http://backend.invalid', backend.keys().serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  const secret = 'vertraulich@example.org';
  const { error } = await service.rpc(
    'submit_inquiry',
    submission({ p_email: secret, p_locale: 'francais' }),
  );
  expect(error).not.toBeNull();
  await service.from('inquiries').insert({ email: secret });
  await service.from('inquiries').select().eq('created_at', secret);
  await service.auth.admin.createUser({ email: secret });

  const output = lines.join('\n');
  expect(output).toContain('"code":"backend.message"');
  expect(output).toContain('"state":"23514"');
  expect(output).not.toContain(secret);
  expect(output).not.toContain('Ada Beispiel');
  console.error('outside', secret);
  expect(lines.at(-1)).toBe(`outside ${secret}`);
});
