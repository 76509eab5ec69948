import { serveBackend } from '../../helpers/backend-database';
import { preparedDirectory } from '../../helpers/backend-directory';
import { startSite, stop, untilReady } from '../../helpers/processes';
import { expect, test } from '../fixtures';
import { openReview } from './stored-plan';
import { newVisitor, sendButton, untilUsable } from './wizard-flow';

const port = Number(process.env.E2E_PORT ?? 3210) + 1;
const origin = `http://127.0.0.1:${port}`;

test.use({ baseURL: origin, allowedErrors: [/503|api\/inquiries/] });

test('with the backend stopped the visitor is told and the draft stays; sent again later it is one row', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = await preparedDirectory();
  const backend = await serveBackend(folder.path);
  const site = startSite(port, backend.env);
  try {
    await untilReady(`${origin}/api/ready`);
    const visitor = newVisitor('down');
    await openReview(page, visitor);

    await backend.stop();
    await sendButton(page).click();
    await expect(page.locator('[data-send-problem="unavailable"]')).toContainText(
      'Ihr Entwurf bleibt erhalten',
    );
    await page.reload();
    await untilUsable(page);
    await expect(page.locator('main')).toContainText(visitor.lastName);

    await backend.start();
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/success\?ref=SG-/);

    const { data } = await backend.service.from('inquiries').select('reference').eq('email', visitor.email);
    expect(data).toHaveLength(1);
  } finally {
    // Nothing may still be loading when the site goes away.
    await page.goto('about:blank');
    await stop(site);
    await backend.stop();
    folder.remove();
  }
});
