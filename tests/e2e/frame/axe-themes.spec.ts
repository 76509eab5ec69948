import { themes } from '../axe';
import { test } from '../fixtures';
import { pagesOfEachKind } from './page-kinds';
import { checkPage, decided } from './visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pagesOfEachKind) {
  test(`axe finds nothing on ${path} in any theme`, async ({ page, context }) => {
    await decided(context);
    await checkPage(page, path, themes);
  });
}
