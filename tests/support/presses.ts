import type { Page } from 'playwright/test';

/**
 * Counts what a person presses on a page from now on: keys, clicks and taps. `add()` counts what Playwright does without
 * any, such as a choice from a list or of a file.
 */
export async function countPresses(page: Page) {
  const pressed: string[] = [];
  await page.exposeFunction('pressed', (what: string) => void pressed.push(what));
  const listen = () => {
    const tell = (what: string) =>
      (globalThis as unknown as { pressed: (what: string) => void }).pressed(what);
    addEventListener('keydown', ({ isTrusted, key }) => void (isTrusted && tell(key)), true);
    addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && tell('press')), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    add: (presses: number) => void pressed.push(...Array.from({ length: presses }, () => 'press')),
    all: () => pressed.length,
    besidesDigits: () => pressed.filter((what) => !/^[\d.]$/.test(what)).length,
  };
}
