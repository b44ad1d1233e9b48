import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Stack } from '../../tools/stack.ts';
import { mailedCodeIn } from '../support/mailed-code.ts';
import { button, freshDigits, heading, lookUp, open } from '../support/rewards-sign-in-page.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

async function newCustomer(page: Page, { origin }: Stack, locale: 'en' | 'es') {
  const [phone, email] = [freshDigits(), `ruth-${randomUUID()}@example.com`];
  const data = { firstName: 'Ruth', lastName: 'Asante', phone, email, locale };
  const answer = await page.request.post('/api/customers', { headers: { origin }, data });
  expect(answer.status()).toBe(201);
  return { phone, email };
}

const code = (page: Page) => page.getByLabel(/^C(ode|ódigo) \(6/);

/** The code of a mail that came after these. */
async function nextCode({ mail }: Stack, email: string, seen: number): Promise<string> {
  const count = () => mail.messages().filter(({ to }) => to.includes(email)).length;
  await expect.poll(count).toBe(seen + 1);
  return mailedCodeIn(mail, email);
}

test('a code by mail is switched on, asked on a new device, and not again @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { phone, email } = await newCustomer(page, stack, 'en');
  await open(page);
  await lookUp(page, phone);
  await expect(page.getByText('Your phone number alone opens your rewards.')).toBeVisible();
  await button(page, 'Switch on').click();
  await expect(page.getByText('We emailed a code to r•••@example.com.')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  const first = await nextCode(stack, email, 0);
  await code(page).fill(first === '000000' ? '000001' : '000000');
  await button(page, 'Switch on').click();
  await expect(code(page)).toHaveAccessibleDescription('That code is wrong or has expired.');
  await expect(code(page)).toBeFocused();
  await code(page).fill(first);
  await button(page, 'Switch on').click();
  await expect(page.getByText('A new device needs a code we email you.')).toBeVisible();
  await expect(button(page, 'Switch off')).toBeVisible();

  // This device is known. A new one is not.
  await button(page, 'Back to Login').click();
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await context.clearCookies();
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Check Your Email');
  await expect(page.getByText('We emailed a code to r•••@…, which opens')).toBeVisible();
  await expect(page.getByText('Ruth')).toHaveCount(0);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleInLightAndDark(page);
  await code(page).fill('12');
  await button(page, 'View My Rewards').click();
  await expect(code(page)).toHaveAccessibleDescription('Please enter the 6 digits from the email');
  await nextCode(stack, email, 1);
  await button(page, 'Send a new code').click();
  await expect(page.getByText('We sent the code again. Use the latest email.')).toBeVisible();
  await expect(code(page)).toBeFocused();
  const third = await nextCode(stack, email, 2);
  await code(page).fill(` ${third.slice(0, 3)} ${third.slice(3)} `);
  await button(page, 'View My Rewards').click();
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expect(heading(page)).toBeFocused();
  await button(page, 'Back to Login').click();
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
});

test('with the right code at once, a new device is let in @proof @netlify', async ({
  page,
  context,
  stack,
}) => {
  const { phone, email } = await newCustomer(page, stack, 'en');
  await open(page);
  await lookUp(page, phone);
  await button(page, 'Switch on').click();
  await code(page).fill(await nextCode(stack, email, 0));
  await button(page, 'Switch on').click();
  await expect(button(page, 'Switch off')).toBeVisible();
  await context.clearCookies();
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Check Your Email');
  await code(page).fill(await nextCode(stack, email, 1));
  await button(page, 'View My Rewards').click();
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
});
