import { addresses, getPath } from '../../../content/routes';
import { test } from '../fixtures';
import { readUndecided } from './strangers';

const paths = addresses.map(getPath);
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`before a decision no page reaches another host or keeps more than the language (${part + 1} of ${parts})`, async ({
    page,
    baseURL,
  }) => {
    const own = new URL(baseURL ?? '').origin;
    await readUndecided(
      page,
      own,
      paths.filter((_, index) => index % parts === part),
    );
  });
}
