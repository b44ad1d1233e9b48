import type { Page } from 'playwright/test';

declare global {
  interface Window {
    pressed: (what: string) => void;
  }
}

/** In the page. */
function listen() {
  addEventListener('keydown', ({ isTrusted, key }) => void (isTrusted && window.pressed(key)), true);
  addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && window.pressed('pointer')), true);
}

/**
 * Counts what a person presses on a page from now on: keys, clicks and taps. `add()` counts what Playwright does without
 * any, such as a choice from a list or of a file.
 */
export async function countPresses(page: Page) {
  const pressed: string[] = [];
  await page.exposeFunction('pressed', (what: string) => void pressed.push(what));
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    add: (presses: number) => void pressed.push(...Array.from({ length: presses }, () => 'pointer')),
    total: () => pressed.length,
    besidesDigits: () => pressed.filter((what) => !/^[\d.]$/.test(what)).length,
  };
}
