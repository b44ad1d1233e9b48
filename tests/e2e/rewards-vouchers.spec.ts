import { eq } from 'drizzle-orm';
import { redemptions } from '../../netlify/database/schema/rewards.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { customerWith } from '../support/rewards.ts';
import { atCounter, offer, openDashboard, panel, rewardNamed, tab, tile } from '../support/rewards-page.ts';
import { letterhead, printedPages } from '../support/printed.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('vouchers that can be used stand first; the others can be opened and say what became of them @proof', async ({
  page,
  stack,
}) => {
  const { id, phone } = await atCounter(stack, (db) => customerWith(db, 2_000));
  const { id: rewardId } = await rewardNamed(page, 'Yard Coozie');
  const redeem = () =>
    atCounter(stack, (db) => redeemReward(db, { customerId: id, rewardId, requestKey: null }));
  const usable = await redeem();
  const used = await redeem();
  await atCounter(stack, (db) =>
    db
      .update(redemptions)
      .set({ state: 'honored', closedAt: new Date() })
      .where(eq(redemptions.code, used.code)),
  );
  await openDashboard(page, phone);
  const open = ({ code }: { code: string }) => page.getByRole('button', { name: `Open reward code ${code}` });
  await expect(page.getByRole('region', { name: 'Your Reward Codes' })).toContainText('Ready to use');
  // Redeemed on another device.
  const masked = { code: `RW-••••••${usable.code.slice(-2)}` };
  await open(masked).click();
  const hidden = page.getByRole('dialog', { name: 'Yard Coozie' });
  await expect(hidden).toContainText('the yard can find it with your ID');
  await expect(hidden.getByRole('img')).toHaveCount(0);
  await expect(hidden.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open(used)).toBeHidden();
  await page.getByText('Earlier reward codes (1)').click();
  await open(used).click();
  const dialog = page.getByRole('dialog', { name: 'Yard Coozie' });
  await expect(dialog).toContainText('Used at the counter.');
  await expect(dialog).toContainText(used.code);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  // Outside the dialog: a press on the backdrop closes it, once it has settled.
  await expect(dialog).toHaveCSS('pointer-events', 'auto');
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(open(used)).toBeFocused();
});

test('the tabs and the voucher work from the keyboard alone @proof', async ({ page, stack }) => {
  const { phone } = await atCounter(stack, (db) => customerWith(db, 600));
  await openDashboard(page, phone);
  await tab(page, 'Available Rewards').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Points History'],
    ['ArrowRight', 'Recent Visits'],
    ['ArrowRight', 'Available Rewards'],
    ['ArrowLeft', 'Recent Visits'],
    ['Home', 'Available Rewards'],
    ['End', 'Recent Visits'],
    ['Home', 'Available Rewards'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const redeem = offer(page, 'Yard Coozie').getByRole('button');
  await expect(redeem).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Spend 500 points on Yard Coozie?' });
  await expect(question).toHaveAccessibleDescription('You’ll have 100 points left.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(redeem).toBeFocused();
  await page.keyboard.press('Enter');
  // Pressing twice without reading cancels.
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(redeem).toBeFocused();
  await expect(tile(page, 'Current Points')).toHaveText('600');
  await expect(page.getByRole('button', { name: /^Open reward code/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // 100 points are left: the button that opened the voucher is disabled and cannot take the focus.
  await expect(tab(page, 'Available Rewards')).toBeFocused();
  // The codes are fetched again after a redemption.
  const code = page.getByRole('button', { name: /^Open reward code/ });
  await expect(code).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Yard Coozie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
});

test('an open voucher prints as a card of its own @proof', async ({ page, stack }) => {
  const { phone } = await atCounter(stack, (db) => customerWith(db, 2_000));
  await openDashboard(page, phone);
  await offer(page, 'Yard Coozie').getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  const code = /^RW-[0-9A-Z]{8}$/;
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(letterhead(page)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(code)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await printedPages(page)).toBe(1);
});
