import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { closePrint, countPrints, printsOf } from '../support/printed.ts';
import { atCounter } from '../support/rewards-page.ts';
import { customerWith } from '../support/rewards.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test('a new hire asks what the counter is for and what a grade wants, and practices a ticket that nobody gets @proof', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'staff');
  const customer = await atCounter(stack, (db) => customerWith(db, 500));
  await page.addInitScript(() => {
    localStorage['counter-yard'] ??= JSON.stringify('newnan');
  });
  await countPrints(page);
  await page.goto('/admin/counter');
  const main = page.getByRole('main');
  const find = main.getByLabel('Name, phone, code or ticket');
  const help = page.getByRole('dialog', { name: 'What this page is for' });

  // A question mark that is typed is a letter.
  await expect(find).toBeFocused();
  await page.keyboard.type('?');
  await expect(find).toHaveValue('?');
  await find.fill('');
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(help).toHaveAccessibleDescription(
    /^Find the seller or start a walk-in.* nothing is recorded\.$/,
  );
  await expect(help).toContainText('Print the ticket you just recorded');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  const yard = main.getByLabel('This device’s yard');
  await yard.selectOption('Practice');
  await page.reload();
  await expect(yard).toHaveValue('practice');
  await expect(main.getByText('Practice: nothing is recorded.')).toBeVisible();
  await expect(main).toContainText('It works as at Newnan GA');
  await expect(main.getByRole('heading', { name: 'Recent tickets' })).toBeHidden();
  await expect(main.getByRole('button', { name: 'New customer' })).toBeHidden();

  await find.fill(formatPhone(customer.phone));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Ticket for Ada Wright' })).toBeVisible();
  await expect(main).not.toContainText('Corrections');
  await expect(main.getByRole('combobox', { name: 'Grade' })).toBeFocused();
  await page.keyboard.type('cac');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('Gross')).toBeFocused();
  const papers = main.getByRole('group').filter({ hasText: 'Ask for:' });
  await expect(papers).toContainText('A contractor’s license, or the receipt');
  await papers.getByText('Ask for:').click();
  await main.getByRole('button', { name: 'En español' }).click();
  await expect(main.locator('li[lang=es], [lang=es] li').first()).toHaveText(/^Una licencia de contratista/);
  await expectAccessibleInLightAndDark(page);

  await main.getByLabel('Gross').fill('100');
  await page.keyboard.press('Enter');
  await main.getByLabel('Check number').fill('77001');
  await main.getByRole('button', { name: /^Practice \$[\d.]+ at Newnan GA for Ada Wright/ }).click();
  await expect(main.getByRole('heading', { name: 'Practice: nothing is recorded' })).toBeVisible();
  await expect(main).toContainText('A real ticket would earn');
  await page.keyboard.press('p');
  await expect.poll(() => printsOf(page)).toBe(1);
  const paper = page.locator('.printed-sheet');
  await expect(paper).toContainText('PRACTICE: nothing was sold or paid');
  await expect(paper).not.toContainText('To see it online');
  await closePrint(page);

  // At the yard nobody knows of it.
  await yard.selectOption('Newnan GA');
  await find.fill(formatPhone(customer.phone));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: 'Recent tickets' })).toContainText('No tickets yet.');
  await expect(main.getByRole('region', { name: 'Customer' })).toContainText('Points500');
});
