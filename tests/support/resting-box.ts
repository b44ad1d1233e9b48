import type { Locator } from 'playwright/test';

/** Where an element is once its animations are over. */
export async function restingBox(element: Locator) {
  await element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  return element.boundingBox();
}
