import {
  answerChecks,
  button,
  closeToast,
  expectStep,
  expectToast,
  fillAddress,
  fillCart,
  GOOD,
  HOME,
  openBilling,
  openCheckout,
  passCustomer,
} from '../support/checkout-page.ts';
import { eachOf } from '../support/each-of.ts';
import { restingBox } from '../support/resting-box.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

// Asked: 107, 126, 193
test('the address is checked once all four fields are filled, and says that it is at it', async ({
  page,
}) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await expectAccessible(page);
  const verify = button(page, 'Verify Address');
  for (const label of ['Street Address *', 'City *', 'State *', 'ZIP Code *']) {
    await expect(verify).toBeDisabled();
    await page.getByLabel(label).fill(label === 'State *' ? 'GA' : '30223');
  }
  await expect(verify).toBeEnabled();
  // More than the field holds, as from the clipboard.
  await page.getByLabel('ZIP Code *').fill('');
  await page.getByLabel('ZIP Code *').focus();
  await page.keyboard.insertText(' 30223-1234');
  await expect(page.getByLabel('ZIP Code *')).toHaveValue('30223-1234');
  await page.getByLabel('City *').fill('   ');
  await expect(verify).toBeDisabled();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/verify-address', async (route) => {
    await held;
    await route.fulfill({ json: GOOD });
  });
  await fillAddress(page, { ...HOME, address: `  ${HOME.address} ` });
  const request = page.waitForRequest('**/api/verify-address');
  await verify.click();
  await expect(button(page, 'Verifying Address...')).toBeDisabled();
  release();
  expect((await request).postDataJSON()).toEqual(HOME);
  await expectToast(page, 'Shipping Address Verified', 'We ship to this address.');
  await expect(page.getByText('Address verified', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('City *').fill('Griffins');
  await expect(page.getByText('Address verified', { exact: true })).toHaveCount(0);
});

// Each answer that refuses is in src/domain/orders/checkout-steps.test.ts.
// Asked: 103, 180
test('what a check finds wrong refuses an address when it is checked and when Continue is pressed', async ({
  page,
}) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await answerChecks(page, { shippingRisk: { risk: 'high', factors: ['Vacant address'] } });
  await fillAddress(page);
  const title = 'Address Risk Too High';
  for (const ask of ['Verify Address', 'Continue to Billing']) {
    await button(page, ask).click();
    await expectToast(page, title, 'This address has shipping risk factors that prevent delivery.');
    await expectAccessible(page);
    await expect(page.getByLabel('Street Address *')).toHaveValue(HOME.address);
    await closeToast(page);
  }
});

test('Continue has the address checked itself and goes on @proof', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await answerChecks(page, GOOD);
  await fillAddress(page);
  await button(page, 'Continue to Billing').click();
  await expectToast(page, 'Shipping Address Verified', 'We ship to this address.');
  await expectStep(page, 'Billing Address');
  await expect(page.getByText('Estimated tax', { exact: true })).toBeVisible();
});

// Asked: 181
test('Continue says what an incomplete address lacks, beside its fields', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await page.getByLabel('Street Address *').fill(HOME.address);
  await button(page, 'Continue to Billing').click();
  await expectToast(page, 'Address Verification Failed', 'Please verify your address details and try again.');
  await expect(page.getByLabel('City *')).toBeFocused();
  await expect(page.getByLabel('City *')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('an address with a suggestion is a question, and verified once it is answered @proof', async ({
  page,
}) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  const suggestedAddress = { ...HOME, address: '12 Mill Rd', reason: 'It is a road, not a street.' };
  await answerChecks(page, { suggestedAddress });
  await fillAddress(page);
  const question = page.getByRole('group', { name: 'Did you mean this address?' });
  const verified = page.getByText(/^(shipping )?address verified$/i);
  for (const ask of ['Verify Address', 'Continue to Billing']) {
    await button(page, ask).click();
    await expect(question).toBeFocused();
    await expect(question.getByRole('button')).toHaveText(['Use Suggested Address', 'Keep Mine']);
    await expect(button(page, 'Verify Address')).toHaveCount(0);
    await expect(verified).toHaveCount(0);
    if (ask === 'Verify Address') await expectAccessible(page);
    await button(page, 'Keep Mine').click();
    await expectToast(page, 'Shipping Address Verified', 'We ship to this address.');
    await expectStep(page, 'Billing Address');
    await closeToast(page);
    await button(page, 'Back to Shipping').click();
    await expect(page.getByText('Address verified', { exact: true })).toBeVisible();
    await fillAddress(page, { ...HOME, address: ask });
  }
  // To go on without an answer is one, too.
  await button(page, 'Continue to Billing').click();
  await expect(question).toBeFocused();
  await button(page, 'Continue to Billing').click();
  await expectToast(page, 'Shipping Address Verified', 'We ship to this address.');
  await expectStep(page, 'Billing Address');
});

test('on a phone a toast of the checkout covers no heading, and no field or label in use @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  const toastFoot = async (title: string, text: string) => {
    await expectToast(page, title, text);
    const { y = 0, height = Infinity } = (await restingBox(page.locator('.toast'))) ?? {};
    return y + height;
  };
  const step = page.getByRole('heading', { level: 2, name: 'Shipping Address' });
  const saved = await toastFoot('Customer Information Saved', 'Your details are kept on this device.');
  await expect.poll(async () => (await step.boundingBox())?.y).toBeGreaterThanOrEqual(saved);
  await answerChecks(page, { shippingRisk: { risk: 'high', factors: [] } });
  await fillAddress(page);
  await button(page, 'Verify Address').click();
  const foot = await toastFoot(
    'Address Risk Too High',
    'This address has shipping risk factors that prevent delivery.',
  );
  for (const field of (await eachOf(page.locator('main input'), 4)).toReversed()) {
    await field.focus();
    const label = page.locator(`label[for="${await field.getAttribute('id')}"]`);
    // The page scrolls to it smoothly.
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(foot);
  }
});

// Asked: 190, 278
test('a check that fails lets the checkout go on with an address marked as not verified', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await answerChecks(page, 502);
  await fillAddress(page);
  await button(page, 'Verify Address').click();
  await expect(page.getByText('Address not verified', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Verification failed: .+\. You may continue with manual address entry\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Continue to Billing').click();
  await expectStep(page, 'Billing Address');
});

// Asked: 108
test('the suggested address fills the fields, is checked and goes on', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  const suggestedAddress = { ...HOME, address: '12 Mill Rd', reason: 'It is a road, not a street.' };
  await answerChecks(page, { confidence: 'medium', suggestedAddress });
  await fillAddress(page);
  await button(page, 'Verify Address').click();
  await expect(page.getByText('It is a road, not a street.')).toBeVisible();
  await expectAccessible(page);
  const request = page.waitForRequest('**/api/verify-address');
  await button(page, 'Use Suggested Address').click();
  expect((await request).postDataJSON()).toMatchObject({ address: '12 Mill Rd' });
  await expectToast(page, 'Shipping Address Verified', 'We ship to this address.');
  await expectStep(page, 'Billing Address');
  await expect(page.getByText('12 Mill Rd')).toBeVisible();
});

// Asked: 109, 193
test('the bill goes to the shipping address, or to another one that is checked', async ({ page }) => {
  await openBilling(page);
  const same = page.getByLabel('Same as shipping');
  await expect(same).toBeChecked();
  await expect(page.getByLabel('Street Address *')).toHaveCount(0);
  await expect(page.getByText(HOME.address)).toBeVisible();
  await expectAccessible(page);
  await same.uncheck();
  await expect(button(page, 'Verify Billing Address')).toHaveCount(0);
  await fillAddress(page, { ...HOME, address: '1 Main Street' });
  await expect(page.getByLabel('City *')).toHaveAttribute('autocomplete', 'billing address-level2');
  await expectAccessible(page);
  await button(page, 'Verify Billing Address').click();
  await expectToast(page, 'Addresses Verified', 'Your shipping and billing addresses are complete.');
  await expect(button(page, 'Verify Billing Address')).toHaveCount(0);
  await expect(button(page, 'Continue to Payment')).toBeFocused();
  await page.getByLabel('City *').fill('Macon');
  await button(page, 'Continue to Payment').click();
  await expectToast(page, 'Addresses Verified', 'Your shipping and billing addresses are complete.');
  await expectStep(page, 'Payment');
});
