import { expect, type Locator } from 'playwright/test';

/** Each of the elements that are found, once they are as many as expected. */
export async function eachOf(found: Locator, count: number): Promise<readonly Locator[]> {
  await expect(found).toHaveCount(count);
  return Array.from({ length: count }, (_, index) => found.nth(index));
}
