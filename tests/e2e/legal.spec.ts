import { letterhead, printedPages } from '../support/printed.ts';
import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

const LANGUAGES = [
  {
    form: '/pickup',
    note: 'How we use your information',
    pages: { Privacy: '/privacy', Terms: '/terms', Accessibility: '/accessibility' },
  },
  {
    form: '/es/recogida',
    note: 'Cómo usamos sus datos',
    pages: {
      Privacidad: '/es/privacidad',
      Términos: '/es/terminos',
      Accesibilidad: '/es/accesibilidad',
    },
  },
];

for (const { form, note, pages } of LANGUAGES)
  test(`the form on ${form} and every footer lead to what is kept and promised, and each of these pages can be read and printed @proof`, async ({
    page,
  }) => {
    await page.goto(form);
    await page.getByRole('main').getByRole('link', { name: note, exact: true }).click();
    for (const [name, path] of Object.entries(pages)) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.waitForLoadState();
      // oxlint-disable-next-line journeys/reads-that-wait -- the page is there as a whole, and some have none
      for (const fold of await page.locator('main summary').all()) await fold.click();
      await expectAccessibleInLightAndDark(page);
      // Spanish takes a fifth more words.
      expect(await printedPages(page)).toBeLessThanOrEqual(form.startsWith('/es') ? 6 : 5);
      await page.emulateMedia({ media: 'print' });
      await expect(letterhead(page)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  });
