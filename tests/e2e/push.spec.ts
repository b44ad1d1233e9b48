import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import type { PushSubscriptionData } from '../../src/domain/push/push.schema.ts';
import { pushDevice } from '../support/push-device.ts';
import { quoteBody } from '../support/quote.ts';
import { signInAs } from '../support/staff.ts';
import { pressSignOut } from '../support/staff-menu.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser's own push service cannot be reached here: what it would answer is ours, and everything else is the browser's. */
const answerSubscriptions = (context: BrowserContext, { endpoint, p256dh, auth }: PushSubscriptionData) =>
  context.addInitScript(
    (json) => {
      const KEY = 'test-subscribed';
      const subscription = {
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      } as unknown as PushSubscription;
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(KEY) === null ? null : subscription;
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem(KEY, String(options?.applicationServerKey));
        return subscription;
      };
    },
    { endpoint, keys: { p256dh, auth } },
  );

/** Hands a message to the service worker, as the browser does when its push service sends one. */
async function deliverer(devtools: CDPSession, origin: string) {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** A headless browser shows nothing and allows nothing to be shown, whatever it was granted: the worker's notifications are written down. */
async function writeDownNotifications(context: BrowserContext) {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    Reflect.set(self, 'shown', shown);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body ?? '', path: options?.data as string });
    };
  });
  return {
    shown: () => worker.evaluate(() => Reflect.get(self, 'shown') as Shown[]),
    /** A tap on a notification; answers what it opens, and whether the notification is closed. */
    tap: (path: string) =>
      worker.evaluate(
        (data) =>
          new Promise<{ opened: string; isClosed: boolean }>((resolve) => {
            let isClosed = false;
            const close = () => (isClosed = true);
            const clients = Reflect.get(self, 'clients') as object;
            Reflect.set(clients, 'openWindow', async (opened: string) => resolve({ opened, isClosed }));
            const event = new Event('notificationclick');
            self.dispatchEvent(Object.assign(event, { notification: { data, close }, waitUntil: () => {} }));
          }),
        path,
      ),
  };
}

async function request(page: Page): Promise<string> {
  const data = quoteBody({ estimate: [{ metalType: 'copper_wire', weight: '40', unit: 'lb' }] });
  const answer = await page.request.post(createQuoteRequestApi.path, { data });
  return ((await answer.json()) as { id: string }).id;
}

test('a device turns notifications on, is told of a request while the site is closed, and opens it @proof', async ({
  page,
  context,
  stack,
}) => {
  const name = randomUUID();
  const device = pushDevice(stack.mocks.push.devices + name);
  const arrived = () => stack.mocks.push.received.filter((one) => one.device === name);
  await answerSubscriptions(context, device.subscription);
  await context.grantPermissions(['notifications'], { origin: stack.origin });
  await signInAs(page, stack, 'staff');
  await page.goto('/admin/account');
  const devtools = await context.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({
    path: '/admin/manifest.webmanifest',
    errors: [],
  });

  const part = page.getByRole('region', { name: 'Notifications on this device' });
  await expect(part.getByRole('status')).toHaveText('Off');
  await part.getByLabel('Notify me at any time').uncheck();
  await part.getByLabel('From').fill('00:00');
  await part.getByLabel('To', { exact: true }).fill('00:00');
  await part.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(part.getByText('Please choose two different times')).toBeVisible();
  await expectAccessible(page);
  await part.getByLabel('To', { exact: true }).fill('23:59');
  await part.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(part.getByRole('status')).toHaveText(/^On until /);
  await expect(page.getByText(/^Notifications are on until /).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('test-subscribed')))
    .toBe(process.env['VAPID_PUBLIC_KEY']);
  await part.getByLabel('Notify me at any time').check();
  await part.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Notifications saved', { exact: true }).first()).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  const deliver = await deliverer(devtools, stack.origin);
  const { shown, tap } = await writeDownNotifications(context);
  const id = await request(page);
  await expect.poll(() => arrived().length).toBe(1);
  await deliver(JSON.stringify(device.read(arrived()[0]?.body ?? Buffer.alloc(0))));
  const path = `/admin/quotes?id=${id}`;
  await expect
    .poll(shown)
    .toEqual([{ title: 'New quote request', body: 'Griffin GA: Bare Bright Copper', path }]);
  expect(await tap(path)).toEqual({ opened: stack.origin + path, isClosed: true });
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'GET' && one.url().includes('/api/admin/push')) asked.push(page.url());
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ada Wright' })).toBeVisible();

  // The browser loses its address: the next page gets one, and is the first that asks the server.
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.removeItem('test-subscribed'));
  const told = page.waitForResponse((one) => one.request().method() === 'PUT');
  await page.goto('/admin/quotes');
  expect((await told).status()).toBe(200);
  expect(asked).toEqual([`${stack.origin}/admin/quotes`]);

  for (const strange of ['no JSON', JSON.stringify({ title: 'Look', path: 'https://evil.example/admin' })])
    await deliver(strange);
  await expect
    .poll(async () => (await shown()).slice(1))
    .toMatchObject([{ path: '/admin' }, { path: '/admin' }]);
  expect(await tap('https://evil.example/admin')).toMatchObject({ opened: `${stack.origin}/admin` });

  await pressSignOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
  await request(page);
  expect(arrived()).toHaveLength(1);
});

test('where a device cannot be notified it is told why @proof', async ({ page, context, stack }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signInAs(page, stack, 'staff');
  await page.goto('/admin/account');
  const part = page.getByRole('region', { name: 'Notifications on this device' });
  await expect(part).toContainText('This browser can’t show notifications.');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }),
  );
  await page.reload();
  await expect(part).toContainText('tap Share, then Add to Home Screen', { ignoreCase: true });
  await page.route('**/api/admin/push', (route) =>
    route.fulfill({ json: { publicKey: null, device: null } }),
  );
  await page.reload();
  await expect(part).toContainText('the site has no keys for them');
  await expect(part.getByRole('button')).toHaveCount(0);
});
