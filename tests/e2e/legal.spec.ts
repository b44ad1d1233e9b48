import { letterhead, printedPages } from '../support/printed.ts';
import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test('a form and every footer lead to what is kept and promised, and each of these pages can be read and printed', async ({
  page,
}) => {
  await page.goto('/pickup');
  await page.getByRole('main').getByRole('link', { name: 'How we handle this: Privacy' }).click();
  for (const name of ['Privacy', 'Terms', 'Accessibility']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const details = page.locator('main summary');
    for (const one of await details.all()) await one.click();
    await expectAccessibleInLightAndDark(page);
    expect(await printedPages(page)).toBeLessThanOrEqual(5);
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead(page)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});
