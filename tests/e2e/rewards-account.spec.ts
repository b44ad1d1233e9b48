import { expectToast } from '../support/checkout-page.ts';
import {
  CREATION_FAILURE,
  GREETING,
  shown,
  button,
  phoneField,
  field,
  heading,
  lookUp,
  openCreation,
  fillAccount,
  expectFocused,
} from '../support/rewards-sign-in-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

// Asked: 113, 170, 197
test('an unknown number leads to an account with it, and then to its dashboard', async ({
  page,
  reported,
  expectedErrors,
}) => {
  const phone = await openCreation(page, expectedErrors);
  await expectFocused(heading(page));
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeHidden();
  await expect(field(page, 'Phone Number *')).toHaveValue(shown(phone));
  await expectAccessible(page);
  await fillAccount(page);
  await button(page, 'Create Account').click();
  await expectToast(page, 'Welcome!', 'Your rewards account has been created successfully.');
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expectFocused(heading(page));
  await expect.poll(() => reported).toContainEqual({ name: 'rewards_sign_up', params: {} });
  await expect
    .poll(() => reported)
    .toContainEqual({ name: 'conversion', params: { label: 'rewards_conversion' } });
});

// Asked: 114
test('Back returns to the sign-in with empty fields', async ({ page, expectedErrors }) => {
  const phone = await openCreation(page, expectedErrors);
  await fillAccount(page);
  await button(page, 'Back').click();
  await expect(heading(page)).toHaveText('Yard Rewards');
  await expectFocused(heading(page));
  await expect(phoneField(page)).toHaveValue('');
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Create Your Account');
  await expect(field(page, 'First Name *')).toHaveValue('');
});

// Asked: 197
test('a creation that fails keeps the entries; the next try is the same attempt', async ({
  page,
  expectedErrors,
}) => {
  const phone = await openCreation(page, expectedErrors);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/customers', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // It was created, but the answer was lost.
    await route.fetch();
    return route.abort();
  });
  await fillAccount(page);
  await button(page, 'Create Account').click();
  await expectToast(page, 'Error', CREATION_FAILURE);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(CREATION_FAILURE);
  await expectAccessible(page);
  await expect(field(page, 'First Name *')).toHaveValue('Ruth');
  await expect(field(page, 'Last Name *')).toHaveValue('Asante');
  await expect(field(page, 'Phone Number *')).toHaveValue(shown(phone));
  await expect(field(page, 'Email')).toHaveValue('ruth.asante@example.com');
  await button(page, 'Create Account').click();
  await expectToast(page, 'Welcome!', 'Your rewards account has been created successfully.');
  await expect(heading(page)).toHaveText(GREETING);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});
