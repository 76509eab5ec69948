import { test } from '../fixtures';
import { pathOf } from './page-kinds';
import { readUndecided } from './strangers';

test('before a decision no kind of page with a widget reaches another host or keeps more than the language', async ({
  page,
  baseURL,
}) => {
  const paths = (['home', 'location', 'article', 'contact', 'configurator'] as const).map((kind) =>
    pathOf(kind, 'de'),
  );
  await readUndecided(page, new URL(baseURL ?? '').origin, paths);
});
