import { listening } from '../support/open-page.ts';
import { fillCart } from '../support/checkout-page.ts';
import { expect, expectAccessibleInTheDark, test } from './fixtures.ts';

/** One page of each kind, and what it shows once it is filled; proof looks at every state in the dark. */
const KINDS = [
  ['/', '#pricing .price-card'],
  ['/prices', 'price-list li'],
  ['/materials/copper', 'price-history'],
  ['/estimate', 'estimate-lines [data-total]'],
  ['/blog/how-a-truck-scale-works', 'main h2'],
  ['/merch?view=cart', 'main [aria-label="Summary"], main button'],
  ['/checkout', 'main form'],
  ['/rewards', 'main form'],
  ['/hold', 'main form'],
  ['/our-word', 'main h2'],
  ['/price-alerts', 'main form'],
  ['/ticket/how-to-read', 'main h2'],
  ['/terms', 'main h2'],
] as const;

test('in the dark the texts of every kind of page stand out from their ground @proof', async ({ page }) => {
  await fillCart(page);
  for (const [path, filled] of KINDS) {
    await page.goto(path);
    await listening(page);
    await expect(page.locator(filled).first()).toBeVisible();
    await expectAccessibleInTheDark(page);
  }
});
