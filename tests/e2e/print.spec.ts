import { PALETTE } from '../../tailwind.config.mjs';
import { letterhead, printedPages } from '../support/printed.ts';
import { expect, test } from './fixtures.ts';

/** The same hex color as browsers tell it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const PRINTED =
  /Printed \w{3} \d+, \d{4}, \d+:\d\d [AP]M Eastern time|Impreso el \d+\sde\s\w+\sde\s\d{4},\s[\d:]+\s[ap]\.\sm\., hora de Georgia/;

const PATHS = [
  '/prices',
  '/locations',
  '/location/griffin',
  '/materials/copper',
  '/merch-contact',
  '/pickup',
  '/blog/cans-and-siding',
  '/es/precios',
  '/es/ubicaciones',
  '/es/ubicaciones/griffin',
];

test('every page prints light, with the name, the phone and the date on top @proof', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of PATHS) {
    await page.goto(path);
    await expect(letterhead(page)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(PALETTE.dark.page));
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead(page)).toBeVisible();
    await expect(letterhead(page)).toContainText('Georgia Scrap Metal Recycling');
    await expect(letterhead(page)).toContainText('(770) 555-0142');
    await expect(letterhead(page)).toContainText(PRINTED);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(PALETTE.light.page));
    await page.emulateMedia({ media: null });
  }
  await page.goto('/location/griffin');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('No. 1200')).toHaveCSS('fill', rgb(PALETTE.light.ink));
  // Home's own header is its letterhead.
  await page.emulateMedia({ media: null });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toContainText(PRINTED);
  await expect(page.locator('.claim').getByText('(770) 555-0142')).toBeVisible();
});

test('a yard prints on one sheet @proof', async ({ page }) => {
  for (const path of ['/location/griffin', '/es/ubicaciones/atlanta']) {
    await page.goto(path);
    // The sheet for paper comes after the first paint.
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead(page)).toBeVisible();
    await page.emulateMedia({ media: null });
    expect(await printedPages(page), path).toBe(1);
  }
});

test('the price list prints on one sheet, each note under its name and beside nothing @proof', async ({
  page,
}) => {
  for (const path of ['/prices', '/es/precios', '/es/precios?yard=atlanta']) {
    await page.goto(path);
    await expect(page.locator('price-list')).toHaveAttribute('data-yard', /atlanta|^$/);
    expect(await printedPages(page), path).toBe(1);
    // As wide as the paper between its margins.
    await page.setViewportSize({ width: 740, height: 980 });
    await page.emulateMedia({ media: 'print' });
    const rows = page.locator('price-list li');
    await expect.poll(() => rows.count()).toBeGreaterThan(50);
    await expect
      .poll(() =>
        rows.evaluateAll((found) =>
          found
            .filter((row) => {
              const [name, note, price, unit] = ['a', 'small', 'b', 'i'].map((part) =>
                (row.querySelector(part) as HTMLElement).getBoundingClientRect(),
              ) as [DOMRect, DOMRect, DOMRect, DOMRect];
              const isUnder = note.left === name.left && note.top >= name.bottom - 1;
              return (
                !isUnder || name.right > price.left || note.right > price.left || price.right > unit.left + 1
              );
            })
            .map((row) => row.textContent),
        ),
      )
      .toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
