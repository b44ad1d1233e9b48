import { readFile } from 'node:fs/promises';
import * as english from '../../src/features/holds/texts.ts';
import * as spanish from '../../src/features/holds/texts.es.ts';
import { holdPath } from '../../src/paths.ts';
import { holdPath as spanishHoldPath, pricesPath } from '../../src/paths.es.ts';
import { alertFormTexts, ownAlertsTexts } from '../../src/features/price-alerts/texts.es.ts';
import { pricesPageTexts } from '../../src/features/prices/texts.es.ts';
import { signInAs } from '../support/staff.ts';
import { changePrice } from '../support/change-price.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { atCounter } from '../support/rewards-page.ts';
import { expect, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

// The seller gets the higher of held and posted, in both languages, from the list to the counter.
for (const [language, path, { heldCardTexts, holdFormTexts }, phone] of [
  ['English', holdPath, english, '(770) 555-0177'],
  ['Spanish', spanishHoldPath, spanish, '770.555.0178'],
] as const) {
  // Of a grade that no other journey changes.
  test(`in ${language} a price that is held is paid at the counter @proof`, async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    await page.goto(`${path}?grade=copper_2&yard=griffin`);
    await expect(page.getByText('$4.05')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    // By keyboard alone: yard and grade came with the link.
    await page.getByLabel(holdFormTexts.phone).focus();
    await page.keyboard.type(phone);
    await expect(page.getByLabel(holdFormTexts.phone)).toHaveValue(/^\(770\) 555-017[78]$/);
    await page.getByLabel(holdFormTexts.phone).press('Enter');
    const heading = page.getByRole('heading', { name: heldCardTexts.headings.open });
    await expect(heading).toBeFocused();
    await expectAccessibleInLightAndDark(page);
    const code = await page.getByText(/^[0-9A-Z]{3} [0-9A-Z]{3}$/).textContent();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: heldCardTexts.calendar }).click();
    const { events } = readCalendar(await readFile(await (await saved).path()));
    expect(events[0]?.url).toBe(page.url());

    await page.reload();
    const link = page.url();
    await expect(page.getByText(code ?? '')).toBeVisible();

    await atCounter(stack, (db) => changePrice(db, 'copper_2', '3.85'));
    await signInAs(page, stack, 'staff');
    await page.goto('/admin/counter');
    await page.getByLabel('This device’s yard').selectOption('griffin');
    await page.getByLabel('Name, phone, code or ticket').fill(code?.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Weigh / }).click();
    await page.getByLabel('Gross').fill('2100');
    await page.getByRole('button', { name: 'Add line' }).click();
    const lines = page.getByRole('list', { name: 'Ticket lines' }).getByRole('listitem');
    await expect(lines.nth(0)).toContainText('2,000 lb × $4.05 = $8,100.00');
    await expect(lines.nth(1)).toContainText('100 lb × $3.85 = $385.00');

    await page.goto(link);
    await page.getByRole('button', { name: heldCardTexts.cancel }).click();
    await page.getByRole('button', { name: heldCardTexts.question.yes }).click();
    await expect(page.getByRole('heading', { name: heldCardTexts.headings.canceled })).toBeFocused();
    await atCounter(stack, (db) => changePrice(db, 'copper_2', '4.05'));
  });
}

test('from the list in Spanish a price alert is asked for, confirmed by its mail, changed and ended @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  await page.goto(pricesPath);
  await page.getByRole('link', { name: pricesPageTexts.alerts }).click();
  const send = page.getByRole('button', { name: alertFormTexts.submit });
  // Its unit comes with the grade.
  const atLeast = /^Avísenme a este precio/;
  await expect(send).toBeEnabled();
  await expectAccessibleInLightAndDark(page);
  await page.getByLabel(alertFormTexts.grade).selectOption('copper_2');
  await page.getByLabel(atLeast).fill('-1');
  const email = `avisos.${Date.now()}@example.com`;
  await page.getByLabel(alertFormTexts.email).fill(email);
  await send.click();
  await expect(page.getByLabel(atLeast)).toHaveAccessibleDescription(/^Escriba dólares/);
  await page.getByLabel(atLeast).fill('99.50');
  await send.click();
  await expect(page.getByRole('heading', { name: alertFormTexts.sent.heading })).toBeFocused();

  const link = () =>
    /https?:\S+#[\w-]+/.exec(stack.mail.messages().find(({ to }) => to.includes(email))?.text ?? '')?.[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link()?.replace(/^https?:\/\/[^/]+/, '') ?? '');
  await expect(page.getByRole('heading', { name: ownAlertsTexts.heading })).toBeFocused();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: new RegExp(`^${ownAlertsTexts.confirm}`) }).click();
  await expect(page.getByText(ownAlertsTexts.waiting)).toBeHidden();
  await page.getByLabel(atLeast).fill('98');
  await page.getByRole('button', { name: ownAlertsTexts.change }).click();
  await expect(page.getByText('$98.00')).toBeVisible();
  await page.getByRole('button', { name: ownAlertsTexts.endAll }).click();
  await expect(page.getByRole('heading', { name: ownAlertsTexts.ended.heading })).toBeFocused();
  expectedErrors.push(...FAILED_CALL);
  await page.reload();
  await expect(page.getByText(ownAlertsTexts.missing)).toBeVisible();
});
