import { expect, type Locator, type Page } from 'playwright/test';
import { QUOTE_MINIMUM_FILL_MS } from '../../src/business/constants.ts';
import { picture } from './pictures.ts';

export const COPPER = {
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '7705550199',
  description: 'About 200 lb of bright copper wire',
};

const LABELS = {
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone Number *',
  description: 'What type of scrap metal do you have? *',
} as const;

/** The form, once it is in view and its script has enabled its last button, Send. */
export async function awake(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button').last()).toBeEnabled();
  return form;
}

/** What journeys do with the only form that this finds on a page. */
export function formAt(selector: string) {
  const formOf = (page: Page) => page.locator(selector);
  const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
  return {
    formOf,
    field,
    submit: (page: Page) => formOf(page).getByRole('button').last(),
    async open(page: Page, path: string) {
      await page.goto(path);
      await awake(formOf(page));
    },
    async fill(page: Page, values: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
    },
  };
}

export async function openQuoteForm(page: Page): Promise<Locator> {
  await page.goto('/#quote');
  return awake(page.locator('#quote form'));
}

/** Anybody faster than this counts as a machine. */
export const takeTime = (page: Page) =>
  page.waitForFunction((minimumMs) => performance.now() > minimumMs, QUOTE_MINIMUM_FILL_MS + 100);

/** Opens the home page's form and fills it in at human speed. */
export async function fillQuoteForm(page: Page, changes: Partial<typeof COPPER> = {}): Promise<Locator> {
  const form = await openQuoteForm(page);
  const values = { ...COPPER, ...changes };
  for (const name of ['firstName', 'lastName', 'phone', 'description'] as const)
    await form.getByLabel(LABELS[name], { exact: true }).pressSequentially(values[name]);
  await takeTime(page);
  return form;
}

/** The form's file field, once the script that reads a file is there. */
export async function photoInput(form: Locator): Promise<Locator> {
  const input = form.locator('input[type=file]');
  // Scrolling near it loads the script, which then draws it again.
  await form.evaluate((all) => all.querySelector('input[type=file]')?.scrollIntoView());
  await expect(input).toBeEnabled();
  return input;
}

/** Chooses a picture this many pixels wide as the form's photo. */
export async function choosePhoto(form: Locator, name = 'wire.jpg', width = 2_400): Promise<void> {
  const buffer = Buffer.from(await picture('jpeg', width, 0.75 * width));
  const input = await photoInput(form);
  await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}
