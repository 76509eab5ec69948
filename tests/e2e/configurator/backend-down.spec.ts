import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { startBackend, startSite, stop, untilReady } from '../../helpers/processes';
import { expect, test } from '../fixtures';
import { fillEverything, newVisitor, sendButton, untilUsable } from './walk';

const port = Number(process.env.E2E_PORT ?? 3210) + 1;
const origin = `http://127.0.0.1:${port}`;

test.use({ baseURL: origin, allowedErrors: [/503|api\/inquiries/] });

test('with the backend stopped the visitor is told and the draft stays; sent again later it is one row', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'seegut-down-'));
  let backend = await startBackend(folder);
  const site = startSite(port, backend);
  const { url, anonKey } = backend;
  try {
    await untilReady(`${origin}/api/ready`);
    const visitor = newVisitor('down');
    await fillEverything(page, 'de', visitor);

    await stop(backend.process);
    await sendButton(page).click();
    await expect(page.locator('[data-send-problem="unavailable"]')).toContainText(
      'Ihr Entwurf bleibt erhalten',
    );
    await page.reload();
    await untilUsable(page);
    await expect(page.locator('main')).toContainText(visitor.lastName);

    backend = await startBackend(folder, Number(new URL(url).port));
    expect(backend.anonKey).toBe(anonKey);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);

    const database = createClient(backend.url, backend.serviceRoleKey, { auth: { persistSession: false } });
    const { data } = await database.from('inquiries').select('reference').eq('email', visitor.email);
    expect(data).toHaveLength(1);
  } finally {
    await stop(site);
    await stop(backend.process);
    rmSync(folder, { recursive: true, force: true });
  }
});
