import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import type { PushSubscriptionData } from '../../src/domain/push/push.schema.ts';
import { pushDevice } from '../support/push-device.ts';
import { quoteBody } from '../support/quote.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser's own push service cannot be reached here: what it would answer is ours, and all else is the browser's. */
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

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      path: data as string,
    }));
  });

async function request(page: Page): Promise<string> {
  const data = quoteBody({ estimate: [{ metalType: 'copper_wire', weight: '40', unit: 'lb' }] });
  const answer = await page.request.post(createQuoteRequestApi.path, { data });
  return ((await answer.json()) as { id: string }).id;
}

test('a device turns notifications on, is told of a request while the site is closed, and opens it', async ({
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
  await part.getByLabel('At any time').uncheck();
  await part.getByLabel('From').fill('00:00');
  await part.getByLabel('To', { exact: true }).fill('00:00');
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByText('Please choose two different times')).toBeVisible();
  await part.getByLabel('To', { exact: true }).fill('23:59');
  await expectAccessibleInLightAndDark(page);
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('status')).toHaveText('On');
  await expect(page.getByText('Notifications are on', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).toBe(
    process.env['VAPID_PUBLIC_KEY'],
  );
  await part.getByLabel('At any time').check();
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  const deliver = await deliverer(devtools, stack.origin);
  const id = await request(page);
  await expect.poll(() => arrived().length).toBe(1);
  const message = device.read(arrived()[0]?.body ?? Buffer.alloc(0));
  await deliver(JSON.stringify(message));
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'New quote request',
        body: 'Griffin GA: Bare Bright Copper',
        path: `/admin/quotes?id=${id}`,
      },
    ]);
  // A tap needs a person: the worker is told of one, and what it opens is written down.
  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: unknown };
    };
    const [notification] = await registration.getNotifications();
    const Click = Reflect.get(self, 'NotificationEvent') as new (name: string, facts: object) => Event;
    return new Promise<string>((resolve) => {
      clients.openWindow = async (address: string) => resolve(address);
      self.dispatchEvent(new Click('notificationclick', { notification }));
    });
  });
  expect(opened).toBe(`${stack.origin}/admin/quotes?id=${id}`);
  expect(await shown(page)).toEqual([]);
  await page.goto(opened ?? '');
  await expect(page.getByRole('heading', { name: 'Ada Wright' })).toBeVisible();

  for (const strange of ['no JSON', JSON.stringify({ title: 'Look', path: 'https://evil.example/admin' })])
    await deliver(strange);
  await expect.poll(() => shown(page)).toEqual([expect.objectContaining({ path: '/admin' })]);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
  await request(page);
  expect(arrived()).toHaveLength(1);
});

test('where a device cannot be notified it is told why', async ({ page, context, stack }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signInAs(page, stack, 'staff');
  await page.goto('/admin/account');
  const part = page.getByRole('region', { name: 'Notifications on this device' });
  await expect(part).toContainText('This browser cannot show notifications.');
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
