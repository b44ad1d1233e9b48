import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { pickups } from '../../netlify/database/schema/trucks.ts';
import type { customers } from '../../netlify/database/schema/rewards.ts';
import * as english from '../../src/paths.ts';
import * as spanish from '../../src/paths.es.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import * as offersEn from '../../src/features/offers/texts.ts';
import * as offersEs from '../../src/features/offers/texts.es.ts';
import { codeByMailTexts } from '../../src/features/rewards/texts.ts';
import * as rewardsEs from '../../src/features/rewards/texts.es.ts';
import { ticketCopyTexts } from '../../src/features/tickets/texts.ts';
import * as ticketsEs from '../../src/features/tickets/texts.es.ts';
import type { Stack } from '../../tools/stack.ts';
import { button, fillCart, openCheckout, passCustomer, passShipping } from '../support/checkout-page.ts';
import { atDesk, requestOf } from '../support/offer-desk.ts';
import { pressEmpty } from '../support/press-empty.ts';
import { pickupOf } from '../support/quote.ts';
import { addTruck, movableDay, removeTrucks } from '../support/truck.ts';
import type { TestServer } from '../support/server.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { customerWith, freshPhone } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import { expect, FAILED_CALL, test } from './fixtures.ts';

type Language = 'en' | 'es';

interface Visit {
  readonly page: Page;
  readonly stack: Stack;
  readonly language: Language;
  readonly paths: typeof english;
}

/** The file that has it, in src/features or src/ui; and how it is opened. tests/unit/every-form.test.ts counts them. */
type FormRow = readonly [file: string, open: (visit: Visit) => Promise<Locator>];

/** The form with a field of this name, or this selector. */
const withField = (page: Page, field: string) =>
  page.locator(`form:has(${/^\w+$/.test(field) ? `[name="${field}"]` : field})`);

const at =
  (path: keyof typeof english, field: string) =>
  async ({ page, paths }: Visit) => {
    await page.goto(paths[path] as string);
    return withField(page, field);
  };

async function lookUp({ page, paths }: Visit, phone: string): Promise<void> {
  await page.goto(paths.rewardsPath);
  const form = withField(page, '#rewards-phone');
  await form.locator('#rewards-phone').fill(phone);
  await form.getByRole('button').click();
}

const signedUp = ({ stack, language }: Visit, changes: Partial<typeof customers.$inferInsert> = {}) =>
  atCounter(stack, (db) =>
    // An address of its own: each is mailed a few codes a day.
    customerWith(db, 100, { email: `ruth-${randomUUID()}@example.com`, locale: language, ...changes }),
  );

const pressed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** In English and Spanish. */
const BOTH: readonly FormRow[] = [
  ['features/quotes/QuoteForm.tsx', at('quotePath', 'firstName')],
  ['features/quotes/pickup/PickupForm.tsx', at('pickupPath', 'firstName')],
  ['features/quotes/callback/CallbackForm.tsx', at('callbackPath', 'firstName')],
  ['features/vehicles/VehicleForm.tsx', at('sellCarPath', 'firstName')],
  ['features/privacy/PrivacyForm.tsx', at('privacyRequestPath', 'kind')],
  ['features/rewards/RewardsSignIn.tsx', at('rewardsPath', '#rewards-phone')],
  [
    'features/rewards/CreateAccount.tsx',
    async (visit) => {
      await lookUp(visit, freshPhone());
      return withField(visit.page, 'firstName');
    },
  ],
  [
    'features/rewards/EnterCode.tsx',
    async (visit) => {
      const { phone } = await signedUp(visit, { codeByMailSince: new Date() });
      await lookUp(visit, phone);
      return withField(visit.page, 'code');
    },
  ],
  [
    'features/rewards/dashboard/mailed-code/MailedCodeStep.tsx',
    async (visit) => {
      const { phone } = await signedUp(visit);
      await lookUp(visit, phone);
      const texts = visit.language === 'es' ? rewardsEs.codeByMailTexts : codeByMailTexts;
      await pressed(visit.page, texts.off.change);
      return withField(visit.page, 'code');
    },
  ],
  ['features/tickets/FactsForm.tsx', at('ticketPath', 'soldOn')],
  ['features/holds/HoldForm.tsx', at('holdPath', 'metalType')],
  ['features/price-alerts/AlertForm.tsx', at('priceAlertsPath', 'metalType')],
  ['features/tickets/shown/ShownTicketIsland.tsx', at('shownTicketPath', 'code')],
  [
    'features/tickets/TicketQuestionForm.tsx',
    async ({ page, stack, paths, language }) => {
      const { number } = await recordedTicket(stack, {
        number: `E${language.toUpperCase()}-${Date.now() % 1_000_000}`,
      });
      await page.goto(paths.ticketPath);
      const form = withField(page, 'soldOn');
      await form.locator('[name=yardId]').selectOption('griffin');
      await form.locator('[name=number]').fill(number);
      await form.locator('[name=soldOn]').fill(inNewYork(new Date()).date);
      await form.locator('[name=total]').fill('574');
      await form.getByRole('button').last().click();
      const texts = language === 'es' ? ticketsEs.ticketCopyTexts : ticketCopyTexts;
      await pressed(page, texts.ask);
      return withField(page, 'message');
    },
  ],
  [
    'features/offers/OfferAnswer.tsx',
    async ({ page, stack, paths, language }) => {
      const desk = await atDesk(page.request, stack);
      const { id, requestToken } = await requestOf(page.request, { locale: language });
      await desk.send(id);
      await page.goto(paths.offerLinkPath(requestToken));
      return withField(page, '[autocomplete=name]');
    },
  ],
  [
    'features/offers/StopChange.tsx',
    async ({ page, stack, paths, language }) => {
      const { id: quoteId, requestToken } = await requestOf(page.request, {
        locale: language,
        pickup: pickupOf(),
      });
      await atCounter(stack, async (db) => {
        const its = await addTruck({ db } as TestServer, { day: movableDay() });
        await db.insert(pickups).values({ id: randomUUID(), quoteId, ...its, startsAt: 540, minutes: 30 });
      });
      await page.goto(paths.requestLinkPath(requestToken));
      await pressed(page, (language === 'es' ? offersEs : offersEn).stopChangeTexts.move);
      return withField(page, 'day');
    },
  ],
];

const SHOP: readonly FormRow[] = [
  ['features/inquiries/InquiryForm.tsx', at('merchContactPath', 'subject')],
  ['features/orders/OrderLookUp.tsx', at('orderLookUpPath', 'orderNumber')],
  [
    'features/orders/OrderLookUp.tsx',
    async ({ page }) => {
      await page.goto(english.orderLookUpPath);
      const form = withField(page, 'orderNumber');
      await form.locator('[name=orderNumber]').fill('GS-7K2M9QXT');
      await form.locator('[name=email]').fill('nobody@example.com');
      await form.getByRole('button').last().click();
      return withField(page, 'code');
    },
  ],
  [
    'features/checkout/steps/CustomerStep.tsx',
    async ({ page }) => {
      await fillCart(page);
      await openCheckout(page);
      return withField(page, 'customerName');
    },
  ],
  [
    'features/checkout/steps/CheckoutSteps.tsx',
    async ({ page }) => {
      await passCustomer(page);
      return withField(page, '#shipping-address');
    },
  ],
  [
    'features/checkout/steps/BillingStep.tsx',
    async ({ page }) => {
      await passShipping(page);
      await page.getByLabel('Same as shipping').uncheck();
      return withField(page, '#billing-address');
    },
  ],
];

/** Where a button that only checks an address stands before the one that goes on. */
const sendOf = (page: Page, file: string) =>
  /CheckoutSteps|BillingStep/.test(file)
    ? { button: button(page, `Continue to ${file.includes('Billing') ? 'Payment' : 'Billing'}`) }
    : {};

for (const [language, forms, where] of [
  ['en', BOTH, 'every English form'],
  ['es', BOTH, 'every Spanish form'],
  ['en', SHOP, 'every form of the shop'],
] as const) {
  test(`${where}, pressed empty, says what is missing, at the first field that lacks something @proof`, async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    const visit = {
      page,
      stack,
      language,
      paths: language === 'es' ? (spanish as unknown as typeof english) : english,
    };
    for (const [file, open] of forms)
      await test.step(file, async () => {
        const form = await open(visit);
        await expect(form).toHaveCount(1);
        await pressEmpty({
          form,
          language,
          mayRequire: file.startsWith('features/rewards/'),
          ...sendOf(page, file),
        });
      });
    await atCounter(stack, removeTrucks);
  });
}
