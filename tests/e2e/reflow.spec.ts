import type { APIRequestContext, Page } from 'playwright/test';
import { OFFER_CONDITIONS } from '../../src/domain/offers/offer-state.ts';
import { setInquiryAnsweredApi } from '../../src/domain/inquiries/admin-inquiries.api.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import type { Stack } from '../../tools/stack.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { offerLineOf } from '../support/offer.ts';
import { atDesk, requestOf } from '../support/offer-desk.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { customerWith } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, test } from './fixtures.ts';

// Pages as those see them who enlarge the text, zoom in, or choose a few colors of their own: WCAG 1.4.4, 1.4.10 and 1.4.11.
/** Layouts with the longest words, the most fields and the widest tables, in Spanish where there is a choice. */
const USUAL = [
  '/es',
  '/es/precios',
  '/es/calcular',
  '/es/ubicaciones/atlanta',
  '/es/materiales/cobre',
  '/es/recogida',
  '/es/avisos-de-precio',
  '/es/recompensas',
  '/ticket',
  '/blog/cans-and-siding',
  '/merch/crane-operator-hoodie',
  '/checkout',
  '/admin',
];

/** All others, and the same with other contents. */
const OTHERS =
  `/es/tablero/griffin /es/ubicaciones /es/materiales/carros /es/que-traer /es/apartar-precio /es/nuestra-palabra
  /es/le-llamamos /es/buscar /es/gracias
  /es/privacidad /es/privacidad/solicitud /es/nada /es/ubicaciones/ninguna /es/sin-conexion /ticket/how-to-read /blog /merch
  /merch-contact /payment /order-lookup / /locations /location/griffin /location/nowhere /materials/copper /materials/auto-bodies
  /what-to-bring /hold /our-word /price-alerts /estimate /prices /board/griffin /pickup /callback /sell-your-car /search /privacy/request /privacy/confirm
  /rewards /thank-you /privacy /terms /accessibility /offline /nowhere`.split(/\s+/);

const isProof = process.env['PROOF'] === '1';
const PATHS = isProof ? [...USUAL, ...OTHERS] : USUAL;

/** A request, and a changed offer with all that an offer can have, in words that do not break. */
async function offerPaths(request: APIRequestContext, stack: Stack): Promise<readonly string[]> {
  const desk = await atDesk(request, stack);
  const { id, requestToken } = await requestOf(request);
  const line = offerLineOf({ metalType: null, label: 'W'.repeat(60), price: '99.9999' });
  const offer = {
    conditions: [...OFFER_CONDITIONS],
    message: 'm'.repeat(200),
  };
  await desk.send(id, { ...offer, lines: [{ ...line, weight: '10' }, offerLineOf()] });
  await desk.send(id, {
    ...offer,
    from: 1,
    pickupFeeCents: 1_500,
    lines: [{ ...line, weight: '20' }, offerLineOf()],
  });
  const paths = ['/es/solicitud', '/es/oferta', ...(isProof ? ['/request', '/offer'] : [])];
  return paths.map((path) => `${path}#${requestToken}`);
}

/** What reaches over the edge of the page: the page itself, or words and controls outside of what scrolls on its own. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What would be laid out when scrolled near, now.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'lay-out') animation.finish();
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
    const isScrolled = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isScrolled(parent))
      );
    };
    const parts = 'a, button, input:not([tabindex="-1"]), select, textarea, h1, h2, h3, p, li, dd, dt, td';
    for (const element of document.querySelectorAll(parts)) {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (right <= clientWidth + 1 && left >= -1) || isScrolled(element)) continue;
      found.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" from ${left} to ${right}`);
    }
    return found;
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // As wide as its prices make it, which it asks for when it comes near.
  if (/\/(?:estimate|calcular)$/.test(address)) {
    const estimator = page.locator('estimate-lines');
    await estimator.scrollIntoViewIfNeeded();
    await expect(estimator).not.toHaveAttribute('data-state', 'loading');
  }
  if (address.includes('#'))
    await expect(
      page.getByRole('heading', { level: 1, name: /Here’s our new offer|nuestra nueva oferta/ }),
    ).toBeVisible();
  if (/\/(?:board|tablero)\//.test(address))
    await expect(page.locator('price-board li').first()).toBeVisible();
  // The header and the foot of a scrolled phone are others, and come with the first scroll.
  // oxlint-disable-next-line journeys/reads-that-wait -- part of the page's HTML
  if ((await page.locator('.floating').count()) === 0) {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    return;
  }
  await expect(async () => {
    // A scroll before the script listens is not heard.
    await page.evaluate(() => scrollTo({ top: scrollY === 600 ? 601 : 600, behavior: 'instant' }));
    await expect(page.locator('.quick')).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
}

async function expectNothingSideways(page: Page, width: number, height: number, text = ''): Promise<void> {
  await page.setViewportSize({ width, height });
  const name = `${new URL(page.url()).pathname} at ${width} by ${height}${text}`;
  expect.soft(await sideways(page), `${name}, scrolled`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await sideways(page), `${name}, at the top`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
}

/** As a phone's text size does, which media queries do not see. */
const scaleText = (page: Page, percent: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);

const SCALED = [
  [360, 130],
  [360, 150],
  [390, 200],
] as const;

/** As in the browser's settings, which media queries follow. */
const DEFAULT_SIZES = isProof ? [150, 200] : [200];

/** Of one load: opening a page takes longer than laying it out again. */
async function expectReflow(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, address);
  await expectNothingSideways(page, 320, 640);
  await expectNothingSideways(page, 320, 200);
  // A bar that stays would leave nothing of so low a window. Scrolled again: an island that comes late moves the page.
  const foot = () =>
    page.evaluate(() => {
      scrollTo({ top: scrollY === 600 ? 601 : 600, behavior: 'instant' });
      return document.querySelector('header')?.getBoundingClientRect().bottom;
    });
  await expect.soft.poll(foot, `${address}, the header`).toBeLessThan(1);
  for (const [width, percent] of SCALED) {
    await scaleText(page, percent);
    await expectNothingSideways(page, width, 844, `, scaled to ${percent} %`);
  }
  await scaleText(page, 100);
  const browser = await page.context().newCDPSession(page);
  for (const percent of DEFAULT_SIZES) {
    // In whole pixels.
    const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) };
    await browser.send('Page.setFontSizes', { fontSizes });
    await expectNothingSideways(page, 390, 844, `, text at ${percent} %`);
    await expectNothingSideways(page, 1280, 800, `, text at ${percent} %`);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
}

const isSpanish = (path: string) => /^\/es(\/|$)/.test(path);

// Asked: 359
for (const language of ['English', 'Spanish'])
  test(`at 320 px, at 400 % of 1280 by 800, and with larger text nothing is cut off or sideways: ${language}${language === 'Spanish' ? ' @proof' : ''}`, async ({
    page,
    request,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/./);
    for (const path of [...PATHS, ...(await offerPaths(request, stack))])
      if (isSpanish(path) === (language === 'Spanish')) await expectReflow(page, path);
  });

// Asked: 359
test('with text at 150 % and 200 % bars leave a phone most of its screen, and no heading breaks in a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/merch/crane-operator-hoodie', ...(isProof ? ['/es', '/rewards', '/merch'] : [])])
    for (const percent of [150, 200]) {
      const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) };
      await browser.send('Page.setFontSizes', { fontSizes });
      await open(page, path);
      const name = `${path} at ${percent} %`;
      const covered = () =>
        page.evaluate(() => {
          const stays = (element: Element | null): boolean =>
            element !== null &&
            (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
          const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(195, y));
          return rows.filter(stays).length / innerHeight;
        });
      await expect.poll(covered, name).toBeLessThanOrEqual(0.4);
      // Nor are a button's words outside of it.
      const spilled = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.product-missing, .button:not(:has(.sr-only))')].flatMap((button) =>
            button.checkVisibility() && button.scrollWidth > button.clientWidth + 1
              ? [button.textContent]
              : [],
          ),
        );
      await expect.poll(spilled, name).toEqual([]);
      // As wide as its longest word, or less.
      const broken = () =>
        page.evaluate(() => {
          const heading = document.querySelector('h1');
          if (!heading) return ['no heading'];
          const words = new Map<string, number>();
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode())
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              words.set(word, range.getClientRects().length);
            }
          return [...words].flatMap(([word, lines]) => (lines > 1 ? [word] : []));
        });
      await expect.poll(broken, name).toEqual([]);
    }
});

test('the longest names and addresses make no staff page wider than a phone @proof', async ({
  page,
  request,
  stack,
}) => {
  const lastName = 'Wolfeschlegelsteinhausenbergerdorffe';
  const email = `${'w'.repeat(62)}@scrap-yards.example`;
  await signInAs(page, stack, 'owner', { name: lastName, email });
  const { id } = await requestOf(request, { lastName, email });
  const inquiry = inquiryBody({ name: lastName, email });
  const { id: inquiryId } = (await (await request.post(createInquiryApi.path, { data: inquiry })).json()) as {
    id: string;
  };
  const customer = await atCounter(stack, (db) => customerWith(db, 500, { lastName, email }));
  const order = await atCounter(stack, (db) =>
    unpaidOrder({ db }, 'packed', { customerName: lastName, customerEmail: email }),
  );
  await recordedTicket(stack, { customerId: customer.id });
  await page.request.put(setInquiryAnsweredApi.path.replace(':id', inquiryId), {
    data: { isAnswered: true },
    headers: { origin: stack.origin },
  });
  for (const path of [
    '/admin/quotes',
    `/admin/quotes?id=${id}`,
    '/admin/quotes?tab=inquiries&state=all',
    `/admin/quotes?tab=inquiries&id=${inquiryId}`,
    `/admin/funding/orders?id=${order.id}`,
    '/admin/users',
    '/admin/audit',
    '/admin/account',
    '/admin/counter',
  ]) {
    await page.goto(path);
    if (path === '/admin/counter') {
      await page.getByLabel('This device’s yard').selectOption('griffin');
      await page.getByLabel('Name, phone, code or ticket').fill(customer.phone);
      await page.keyboard.press('Enter');
    }
    const long = page.getByRole('main').getByText(/Wolfe|www/);
    await expect.soft(long.filter({ visible: true }).first(), path).toBeVisible({ timeout: 5_000 });
    await expectNothingSideways(page, 390, 844);
  }
});

/** Of each element found, what the few colors of the system leave of it. */
const seen = (page: Page, selector: string, part?: string) =>
  // oxlint-disable-next-line journeys/reads-that-wait -- asked for by expect.poll
  page.locator(selector).evaluateAll(
    (elements, pseudo) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element, pseudo);
          const behind = getComputedStyle(pseudo ? element : document.body).backgroundColor;
          return style.forcedColorAdjust === 'none' && style.backgroundColor !== behind;
        }),
    part,
  );

// Asked: 359
test('in forced colors the telephone is seen on every call button, and what is chosen stands out', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/locations', '/merch', '/rewards', '/checkout']) {
    await page.goto(path);
    // The style sheet for forced colors is asked for after the first paint.
    await expect
      .poll(async () => new Set(await seen(page, ".button[href^='tel:']", '::before')), `${path}, telephones`)
      .toEqual(new Set([true]));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/merch');
  await expect(page.locator("[aria-pressed='true']")).toBeVisible();
  for (const selector of ["header [aria-current='page']", "[aria-pressed='true']"])
    await expect.poll(async () => seen(page, selector), selector).toEqual([true]);
  await page.goto('/blog');
  await expect
    .poll(async () => new Set(await seen(page, "main [aria-current='page']")))
    .toEqual(new Set([true]));
});
