import type { Locator, Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { adminFindAtCounterPath, adminInquiryPath, adminOrderPath, adminQuotePath } from '../../src/paths.ts';
import type { Stack } from '../../tools/stack.ts';
import { addInquiry } from '../support/inquiry.ts';
import { requestOf } from '../support/offer-desk.ts';
import { orderPaidBy } from '../support/order-paid-by.ts';
import { pressEmpty } from '../support/press-empty.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { customerWith, freshPhone } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import { setPassword, signInAs, staffWith } from '../support/staff.ts';
import type { TestServer } from '../support/server.ts';
import { addPickupRequest, addTruck, weekdayAhead } from '../support/truck.ts';
import { FAILED_CALL, test } from './fixtures.ts';

const PASSWORD = 'correct horse battery';

interface Desk {
  readonly page: Page;
  readonly stack: Stack;
}

/** A form, and where it needs it the button that sends it. */
type Opened = Locator | { readonly form: Locator; readonly button?: Locator; readonly isAnyEnough?: true };

/** The file that has it, and how it is opened, from where the one before it was. tests/unit/every-form.test.ts counts them. */
type FormRow = readonly [file: string, open: (desk: Desk) => Promise<Opened>];

const withField = (page: Page | Locator, selector: string) => page.locator(`form:has(${selector})`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const at =
  (path: string, selector: string) =>
  async ({ page }: Desk) => {
    await page.goto(path);
    return withField(page, selector).first();
  };
const there =
  (selector: string) =>
  ({ page }: Desk) =>
    Promise.resolve(withField(page, selector).first());

const atSetUp = (page: Page) =>
  page.getByRole('region', { name: 'Set up your authenticator app' }).locator('form');

/** Before anybody is signed in. */
const AT_THE_DOOR: readonly FormRow[] = [
  [
    'features/admin/password/SetPassword.tsx',
    at(`/admin/password#token=${'a'.repeat(43)}`, '[name=newPassword]'),
  ],
  ['features/admin/sign-in/StaffSignIn.tsx', at('/admin', '[name=password]')],
  [
    'features/admin/sign-in/StaffSignIn.tsx',
    async ({ page }) => {
      await button(page, 'I forgot my password').click();
      return withField(page, '[name=email]');
    },
  ],
  [
    'features/admin/sign-in/PasswordForm.tsx',
    async ({ page, stack }) => {
      const { email } = await atCounter(stack, async (db) => {
        const staff = await staffWith(db, 'owner', { user: { twoFactorEnabled: false } });
        await db.delete(staffSessions).where(eq(staffSessions.userId, staff.id));
        await setPassword(db, staff.id, PASSWORD);
        return staff;
      });
      await page.goto('/admin');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await atSetUp(page).waitFor();
      // It was typed a moment ago, which the next page does not know.
      await page.reload();
      return atSetUp(page);
    },
  ],
  [
    'features/admin/sign-in/StaffCodeForm.tsx',
    async ({ page }) => {
      await atSetUp(page).getByLabel('Your password', { exact: true }).fill(PASSWORD);
      await button(page, 'Start setup').click();
      await page.getByTestId('app-key').waitFor();
      return atSetUp(page);
    },
  ],
];

/** At the counter of one yard. */
const AT_THE_COUNTER: readonly FormRow[] = [
  [
    'features/admin/counter/customers/HandOver.tsx',
    async ({ page, stack }) => {
      await recordedTicket(stack, { number: `N-${Date.now() % 1_000_000}` });
      await page.addInitScript(() => localStorage.setItem('counter-yard', JSON.stringify('griffin')));
      await page.goto('/admin/counter');
      const recent = page.getByRole('region', { name: 'Recent tickets' }).getByRole('listitem').first();
      await recent.locator('summary').first().click();
      await recent.getByText('Email or text a copy').click();
      return recent.locator('form:has([name=email])');
    },
  ],
  ['features/admin/counter/recorded/VoidTicket.tsx', there('[id^=void-]')],
  [
    'features/admin/counter/recorded/CorrectCheck.tsx',
    async ({ page }) => {
      const recent = page.getByRole('region', { name: 'Recent tickets' }).getByRole('listitem').first();
      await recent.getByText('Correct the check number').click();
      return recent.locator('form:has([name=checkNumber])');
    },
  ],
  [
    'features/admin/counter/desk/LineEditor.tsx',
    async ({ page }) => {
      await button(page, 'Walk-in ticket').click();
      return { form: page.getByRole('form', { name: 'Line' }), button: button(page, 'Add line') };
    },
  ],
  [
    'features/admin/counter/desk/TicketEnd.tsx',
    async ({ page }) => {
      await page.reload();
      await button(page, 'Walk-in ticket').click();
      return { form: page.getByRole('form', { name: 'Line' }), button: button(page, /^Record /) };
    },
  ],
  [
    'features/admin/counter/customers/AddCustomer.tsx',
    async ({ page }) => {
      await page.goto(adminFindAtCounterPath(formatPhone(freshPhone())));
      await button(page, 'New customer').click();
      return withField(page, '#add-customer-firstName');
    },
  ],
  [
    'features/admin/tickets/FindTickets.tsx',
    async ({ page }) => {
      await page.goto('/admin/tickets');
      return withField(page, '[name=day]');
    },
  ],
  [
    'features/admin/counter/customers/Corrections.tsx',
    async ({ page, stack }) => {
      const { phone } = await atCounter(stack, async (db) => {
        const stays = await customerWith(db, 500);
        await customerWith(db, 0, { mergedInto: stays.id });
        return stays;
      });
      await page.goto(adminFindAtCounterPath(formatPhone(phone)));
      await page.getByLabel('Name, phone, code or ticket').press('Enter');
      await page.getByText('Corrections: points').click();
      return withField(page, '[name=points]');
    },
  ],
  ['features/admin/counter/customers/Corrections.tsx', there('#change-name-firstName')],
  ['features/admin/counter/customers/Corrections.tsx', there('#change-phone-phone')],
  ['features/admin/counter/customers/Corrections.tsx', there('#release-phone-reason')],
  ['features/admin/counter/customers/Corrections.tsx', there('#birth-dateOfBirth')],
];

/** Of owners. */
const IN_THE_OFFICE: readonly FormRow[] = [
  ['features/admin/account/AccountPage.tsx', at('/admin/account', '[name=currentPassword]')],
  ['features/admin/users/UsersPage.tsx', at('/admin/users', '[name=role]')],
  ['features/admin/yards/Yards.tsx', at('/admin', '[name=note]')],
  ['features/admin/yards/SpecialDayForm.tsx', there('#day-reason')],
  ['features/admin/truck/TruckForm.tsx', at('/admin/trucks', '#truck-name')],
  [
    'features/admin/truck/TruckDaysForm.tsx',
    async ({ page, stack }) => {
      await atCounter(stack, (db) => addTruck({ db } as TestServer, { name: 'Empty', yardId: 'newnan' }));
      await page.reload();
      return withField(page.getByRole('region', { name: /^Empty/ }), '[name=weeks]');
    },
  ],
  [
    'features/admin/truck/StopForm.tsx',
    async ({ page, stack }) => {
      await atCounter(stack, (db) => addPickupRequest({ db } as TestServer, { location: 'newnan' }));
      await page.goto(`/admin/calendar?yard=newnan&day=${weekdayAhead()}`);
      await button(page, /^Choose a time/)
        .first()
        .click();
      return withField(page, '[name=truckDay]');
    },
  ],
  ['features/admin/ui/lists/RangeForm.tsx', at('/admin/reports', '#range-from')],
  [
    'features/admin/inquiries/AnswerForm.tsx',
    async ({ page, stack }) => {
      const id = await atCounter(stack, (db) => addInquiry({ db }));
      await page.goto(adminInquiryPath(id));
      return withField(page, '[name=text]');
    },
  ],
  [
    'features/admin/quotes/QuoteView.tsx',
    async ({ page }) => {
      // Without a weight, an offer begins empty.
      const { id } = await requestOf(page.request, { description: 'Old things' });
      await page.goto(adminQuotePath(id));
      return withField(page, '[name=text]');
    },
  ],
  [
    'features/admin/offers/form/OfferForm.tsx',
    async ({ page }) => {
      await button(page, 'Make an offer').click();
      return page.getByRole('form', { name: 'Offer' });
    },
  ],
  [
    'features/admin/orders/OrderGoods.tsx',
    async ({ page, stack }) => {
      const { id } = await orderPaidBy(page, stack);
      await page.goto(adminOrderPath(id));
      return withField(page, '[name=trackingNumber]');
    },
  ],
  ['features/admin/orders/RefundForm.tsx', there('[name=amountCents]')],
  [
    'features/admin/prices/GradeForms.tsx',
    async ({ page }) => {
      await page.goto('/admin/prices');
      await page.getByText('Add a grade').click();
      return withField(page, '[name=unit]');
    },
  ],
  [
    'features/admin/prices/GradeForms.tsx',
    async ({ page }) => {
      await page.getByRole('region', { name: 'Grades' }).locator('summary', { hasText: 'Copper' }).click();
      await button(page, /^Edit /)
        .first()
        .click();
      return page.getByRole('form', { name: /^Edit / });
    },
  ],
  [
    'features/admin/prices/PriceDrafts.tsx',
    async ({ page }) => {
      await page.goto('/admin/prices');
      return { form: withField(page, '#price-filter'), isAnyEnough: true };
    },
  ],
  [
    'features/admin/prices/PriceReview.tsx',
    async ({ page }) => {
      await page
        .getByLabel(/^New price for Steel/)
        .first()
        .fill('0.12');
      await button(page, 'Review changes').click();
      await page.getByLabel('Schedule for later').check();
      return withField(page, '[name=publishAt]');
    },
  ],
  [
    'features/admin/products/ProductEditor.tsx',
    async ({ page }) => {
      await page.goto('/admin/products');
      await page.getByRole('link', { name: 'Add a product' }).click();
      return withField(page, '[name=description]');
    },
  ],
  ['features/admin/products/ProductPrices.tsx', at('/admin/products?tab=prices', '[name=change]')],
  [
    'features/admin/providers/CatalogueImportSection.tsx',
    async ({ page }) => {
      await page.goto('/admin/providers');
      await button(page, 'Compare with Printful').click();
      return { form: page.locator('form', { hasText: 'Apply selected' }), isAnyEnough: true };
    },
  ],
];

for (const [where, forms, role] of [
  ['before the sign-in', AT_THE_DOOR, null],
  ['at the counter', AT_THE_COUNTER, 'owner'],
  ['in the office', IN_THE_OFFICE, 'owner'],
] as const) {
  test(`each form of staff ${where}, pressed empty, says what is missing, at the first field that lacks something @proof`, async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    if (role) await signInAs(page, stack, role);
    for (const [file, open] of forms)
      await test.step(file, async () => {
        const opened = await open({ page, stack });
        await pressEmpty({ language: 'en', ...('form' in opened ? opened : { form: opened }) });
      });
  });
}
