import { honourVoucher } from '../../netlify/services/rewards/close-voucher.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { formatPhone } from '../../src/domain/shared/phone.ts';
import { customerWith } from '../support/rewards.ts';
import { atCounter, openDashboard, rewardNamed, tile } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

test('a sale at the scale shows on /rewards; a voucher is honoured once; two accounts become one', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const staff = await signInAs(page, stack, 'staff');
  const [customer, double] = await atCounter(stack, async (db) => [
    await customerWith(db, 2_000),
    await customerWith(db, 30, { firstName: 'Adah' }),
  ]);
  const { id: rewardId } = await rewardNamed(page, 'Yard Coozie');
  const redeem = () =>
    atCounter(stack, (db) => redeemReward(db, { customerId: customer.id, rewardId, requestKey: null }));
  const [first, second] = [await redeem(), await redeem()];

  await page.goto('/admin');
  const counter = page.getByRole('region', { name: 'Counter' });
  const button = (name: string | RegExp) => counter.getByRole('button', { name });
  const find = counter.getByLabel('Customer’s phone or voucher code');
  await find.fill('Ada');
  await page.keyboard.press('Enter');
  await expect(find).toHaveAccessibleDescription(/^Please enter a phone number/);
  await expect(find).toBeFocused();
  await button('New customer').press('Enter');
  await expect(counter.getByRole('heading', { name: 'New customer' })).toBeFocused();
  await button('Cancel').press('Enter');
  await expect(find).toBeFocused();
  await find.fill(formatPhone(customer.phone));
  await page.keyboard.press('Enter');
  await expect(counter.getByRole('heading', { name: 'Ada Wright' })).toBeFocused();
  await expectAccessible(page);

  await counter.getByLabel('Weight').fill('12.5');
  await counter.getByLabel('Amount paid').fill('100,000.01');
  await button('Record the sale').click();
  await expect(counter.getByLabel('Amount paid')).toHaveAccessibleDescription(/to \$100,000\.00$/);
  await counter.getByLabel('Amount paid').fill('123.45');
  await expect(counter.getByText('Earns 1,234 points')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(counter.getByText('Bare Bright Copper, 12.5 lb, $123.45')).toBeVisible();

  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: 'Cancel' });
  const voucher = counter.getByRole('listitem').filter({ hasText: first.code });
  for (const [name, title] of [
    ['Redeem', 'Redeem Yard Coozie for Ada Wright?'],
    ['Undo', 'Give 500 points back to Ada Wright?'],
  ] as const) {
    await button(`${name} Yard Coozie, ${first.code}`).click();
    await expect(question).toHaveAccessibleName(title);
    await expect(question).toHaveAccessibleDescription(new RegExp(first.code));
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(button(`${name} Yard Coozie, ${first.code}`)).toBeFocused();
  }
  await expect(voucher).toContainText('Ready to use');
  await button(`Redeem Yard Coozie, ${first.code}`).click();
  await expectAccessible(page);
  const closed: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && closed.push(request.url()));
  await question.getByRole('button', { name: 'Redeem' }).evaluate((yes: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) yes.click();
  });
  await expect(voucher).toContainText('Redeemed');
  expect(closed).toHaveLength(1);
  const rival = {
    ...staff,
    role: 'staff',
    hasTwoFactor: false,
    hasPasskey: false,
    secondStepRequired: false,
    sessionId: '',
  } as const;
  await atCounter(stack, (db) => honourVoucher(db, rival, second.id));
  await button(`Redeem Yard Coozie, ${second.code}`).click();
  await question.getByRole('button', { name: 'Redeem' }).click();
  await expect(counter.getByRole('alert')).toHaveText(/^Redeemed already, .*, by Stan Staff\.$/);

  await counter.getByText('Corrections: points').click();
  await counter.getByLabel('Points, with a minus').fill('-9999');
  await counter.getByLabel('Reason').fill('Counted twice');
  await button('Correct the points').click();
  await expect(question).toHaveAccessibleName('Take 9,999 points from Ada Wright?');
  await question.getByRole('button', { name: 'Take the points' }).click();
  await expect(counter.getByRole('alert').last()).toHaveText('The balance would fall below zero.');
  await counter.getByLabel('As shown on ID').fill('1980-05-17');
  await button('Save birth date').click();
  await expect(counter.getByText('May 17')).toBeVisible();
  await counter.getByLabel('Phone of the other account').fill(double.phone);
  await button('Compare the two').click();
  await expect(counter.getByRole('heading', { name: 'Before you merge' })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await button('Cancel').press('Enter');
  await expect(counter.getByLabel('Phone of the other account')).toBeFocused();
  await counter.getByLabel('Phone of the other account').fill(double.phone);
  await page.keyboard.press('Enter');
  await button('Merge the two').click();
  await expect(counter.getByRole('heading', { name: 'Before you merge' })).toHaveCount(0);
  await expect(counter.getByRole('heading', { name: 'Ada Wright' })).toBeFocused();

  const release = counter.getByRole('heading', { name: 'Release an old number' });
  await expect(release).toBeVisible();
  await button('Release the number').click();
  await expect(counter.getByText('Please say why, for the audit log')).toBeVisible();
  await expectAccessible(page);
  await counter.getByLabel('Reason, for the audit log').fill('Somebody else has it now');
  await button('Release the number').click();
  await expect(page.getByText('leads nowhere now')).toBeVisible();
  await expect(release).toHaveCount(0);
  await button('Next customer').press('Enter');
  await expect(find).toBeFocused();

  const balance = 2_000 - first.pointsCost - second.pointsCost + 1_234 + 30;
  await openDashboard(page, customer.phone);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(tile(page, 'Points').first()).toContainText(balance.toLocaleString('en-US'));
});
