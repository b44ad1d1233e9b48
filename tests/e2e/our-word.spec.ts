import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { countOurWord } from '../../netlify/services/our-word/count-our-word.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import * as english from '../../src/features/our-word/texts.ts';
import * as spanish from '../../src/features/our-word/texts.es.ts';
import { locationPath, ourWordPath } from '../../src/paths.ts';
import { ourWordPath as spanishPath } from '../../src/paths.es.ts';
import { fillRandomBooks } from '../support/random-books.ts';
import { atCounter } from '../support/rewards-page.ts';
import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test('the record is told in both languages, and a yard’s page tells its own @proof', async ({
  page,
  stack,
}) => {
  await page.goto(ourWordPath);
  await expect(page.getByText(english.ourWordTexts.none)).toBeVisible();
  await atCounter(stack, async (db) => {
    const [staff] = await db.insert(staffUsers).values({ name: 'Ann', email: 'ann@example.com' }).returning();
    // Today is another journey's, and an offer's ticket is sold up to four days later.
    const lastDay = addDays(inNewYork(new Date()).date, -5);
    await fillRandomBooks(db, { count: 600, seed: 7, staffId: staff?.id ?? '', lastDay });
    await countOurWord(db);
  });
  for (const [path, { ourWordTexts: texts }] of [
    [ourWordPath, english],
    [spanishPath, spanish],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: texts.all })).toBeVisible();
    await expect(page.getByText(/^[\d.]+%$/).first()).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  }
  await page.goto(locationPath('griffin'));
  const own = page.locator('our-word');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(own.getByRole('heading', { name: english.ourWordTexts.atYard })).toBeVisible();
  await expect(own.getByText(/^[\d.]+%$/).first()).toBeVisible();
});
