import type { Page } from 'playwright/test';

/** Who a printed page is from; on screen it is hidden. */
export const letterhead = (page: Page) => page.locator('.letterhead');

/** How many sheets of paper a page takes. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** The sizes of the sheets, in whole millimeters, where the page says what it is printed on. */
export async function printedSizes(page: Page): Promise<readonly (readonly number[])[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => Math.round((Number(points) * 25.4) / 72)),
  );
}

/** Instead of a dialog that nobody closes: counts how often a page was to be printed. Before it loads. */
export const countPrints = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print: () => ((window as unknown as { prints: number }).prints += 1),
    });
  });
export const printsOf = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints);
/** The dialog is closed. */
export const closePrint = (page: Page) => page.evaluate(() => dispatchEvent(new Event('afterprint')));
