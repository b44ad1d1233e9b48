// ASVS: 13.4.5
import { expect, onTestFinished, test, vi } from 'vitest';
import health from '../../netlify/functions/health.ts';
import metalPrices from '../../netlify/functions/prices.ts';
import { log } from '../../netlify/lib/log.ts';
import { BROWSER_REPORTS } from '../../src/business/constants.ts';
import { reportErrorApi } from '../../src/domain/shared/contract/browser-errors.api.ts';
import { healthApi } from '../../src/domain/shared/contract/health.api.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { startSentry } from '../support/sentry.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

/** The answers of an instance with another environment. */
async function askedWith(changes: Record<string, string>) {
  const { env } = process;
  process.env = { ...env, ...changes };
  const answers = [await callApi(health, healthApi), await callApi(metalPrices, listMetalPricesApi)] as const;
  process.env = env;
  return answers;
}

test('all is well', async () => {
  const [answer] = await askedWith({});
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', late: [] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('without a database address every call says so, and the log names what is missing', async () => {
  const answers = await askedWith({ DATABASE_URL: '', NETLIFY_DB_URL: '', SMTP_URL: 'x' });
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(server.logged().at(-1)).toContain('DATABASE_URL is missing, SMTP_URL is invalid');
});

test('without a mail server health says so, and prices are served', async () => {
  const [answer, prices] = await askedWith({ SMTP_URL: '' });
  expect(answer.status).toBe(503);
  expect(prices.status).toBe(200);
});

/** Sentry, and a function instance that reports to it until the end of the test. */
async function reporting() {
  const sentry = await startSentry();
  const { env } = process;
  process.env = { ...env, SENTRY_DSN: sentry.dsn };
  onTestFinished(async () => {
    process.env = env;
    await sentry.stop();
  });
  return sentry;
}

const FAILURE = {
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'open@https://www.example.com/assets/merch.a1.js:7:12',
  page: '/merch',
};
const reported = (body: object, options: CallOptions = {}): Promise<Response> =>
  callApi(health, reportErrorApi, { body, ...options });

test('a failure of a function is reported with its place, and without who asked; the same again is not', async () => {
  const sentry = await reporting();
  process.env = { ...process.env, DATABASE_URL: '', NETLIFY_DB_URL: '' };
  for (let time = 0; time < 3; time += 1) await callApi(metalPrices, listMetalPricesApi);
  const at = 'at pay (file:///var/task/orders.mjs:7:12) | at async file:///var/task/serve.mjs:120:3';
  for (const staff of ['ann', 'bob'])
    log({ event: 'request', error: 'Error 23505', at, staff, route: '/api/orders/:id', orderId: 'order-1' });
  for (const kind of ['receipt', 'receipt', 'alert'])
    log({ event: 'outbox_gave_up', error: 'Error', kind, subjectId: 'order-1' });
  log({ event: 'scheduled', name: 'clean-up' });
  await vi.waitFor(() => expect(sentry.events).toHaveLength(4));
  const [prices, order] = sentry.events;
  expect(prices).toMatchObject({
    platform: 'node',
    transaction: '/api/metal-prices',
    tags: { event: 'request', code: 'unavailable', method: 'GET' },
    exception: {
      values: [{ type: expect.stringContaining('DATABASE_URL is missing') as unknown, value: 'request' }],
    },
  });
  expect(order).toMatchObject({
    exception: {
      values: [
        {
          type: 'Error 23505',
          stacktrace: {
            frames: [
              { function: '?', filename: 'file:///var/task/serve.mjs', lineno: 120, colno: 3 },
              { function: 'pay', filename: 'file:///var/task/orders.mjs', lineno: 7, colno: 12 },
            ],
          },
        },
      ],
    },
  });
  expect(JSON.stringify(sentry.events)).not.toMatch(/ann|bob|order-1/);
  expect(sentry.events.slice(2)).toMatchObject([{ tags: { kind: 'receipt' } }, { tags: { kind: 'alert' } }]);
});

test('a failure of a browser is reported without what was typed', async () => {
  const sentry = await reporting();
  const stack = [
    'Error: Jim Smith, 770-555-0199',
    '    at send (https://www.example.com/assets/quote.a1.js?mail=jim@example.com:7:12)',
    '    at Jim Smith (https://www.example.com/assets/quote.a1.js:9:1)',
    'async*submit/<@https://www.example.com/assets/page.b2.js:2:30',
    'Error: call Jim Smith at 10:30:15',
    'open@moz-extension://jim/assets/content.js:1:2',
    '    at file:///Users/jim/assets/page.js:1:2',
    '    at https://www.example.com/assets/page.b2.js:3:4',
  ].join('\n');
  const message = `Failed to read "Jim" of jim@example.com, +1 (770) 555-0199, ZIP 30223, GS-7K2M9QXT, 1HGCM82633A004352`;
  const answer = await reported({
    name: 'SyntaxError',
    message,
    stack,
    page: '/merch/jim-smith',
  });
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  await vi.waitFor(() => expect(sentry.events).toHaveLength(1));
  expect(sentry.events[0]).toMatchObject({
    platform: 'javascript',
    transaction: '/merch/…',
    tags: { event: 'browser_error' },
    exception: {
      values: [
        {
          type: 'SyntaxError',
          value: 'Failed to read "…" of …',
          stacktrace: {
            frames: [
              { function: '?', filename: '/assets/page.b2.js', lineno: 3, colno: 4 },
              { function: 'submit', filename: '/assets/page.b2.js', lineno: 2, colno: 30 },
              { function: '?', filename: '/assets/quote.a1.js', lineno: 9, colno: 1 },
            ],
          },
        },
      ],
    },
  });
  expect(JSON.stringify(sentry.events)).not.toMatch(/jim|smith|0199|30223|7K2M|1HGCM|test-/i);
});

test('without SENTRY_DSN it is in the log alone, under a plain name; another site’s page is refused', async () => {
  expect((await reported({ ...FAILURE, name: 'Jim Smith' })).status).toBe(200);
  expect(server.logged().at(-2)).toContain(
    '"error":"Error","message":"… is undefined","at":"at open (/assets/merch.a1.js:7:12)"',
  );
  const foreign = await reported(FAILURE, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  expect((await reported({ ...FAILURE, email: 'x' })).status).toBe(400);
});

const logged = () => server.logged().findLast((line) => line.includes('"browser_error"')) ?? '';

test.each([
  ['Jim Smith is not defined', '… is not defined'],
  ['Cannot convert Smith%CEJim to a BigInt', 'Cannot convert … to a bigint'],
  ['Invalid time value ٧٧٠٥٥٥٠١٩٩, ７７０５５５０１９９', 'Invalid time value …'],
  ['Unexpected token kJhGfDsAqWeRtYuIoP in JSON at position', 'Unexpected token … in JSON at position'],
  ['undefined is not an object (evaluating José.length)', 'undefined is not an object (evaluating …'],
])('of “%s” the engine’s own words are kept', async (message, kept) => {
  await reported({ ...FAILURE, message });
  expect((JSON.parse(logged()) as { message: string }).message.toLowerCase()).toBe(kept.toLowerCase());
});

test.each([
  ['/merch', '/merch'],
  ['/es/precios', '/es/precios'],
  ['/admin/counter', '/admin/counter'],
  ['/location/griffin', '/location/…'],
  ['/jim-smith', '/…'],
  ['/merch/yard-crew-tee/jim', '…'],
  ['/jim%40example.com', '/…'],
])('of the page %s, %s is kept', async (page, kept) => {
  await reported({ ...FAILURE, page });
  expect(JSON.parse(logged())).toMatchObject({ page: kept });
});

test('a page has neither a query nor a fragment, which may open an offer', async () => {
  for (const page of ['/offer#token', '/payment?orderId=1', 'merch'])
    expect((await reported({ ...FAILURE, page })).status).toBe(400);
});

test('a name is one of the language or of browsers', async () => {
  for (const [name, kept] of [
    ['QuotaExceededError', 'QuotaExceededError'],
    ['JimSmith', 'Error'],
  ]) {
    await reported({ ...FAILURE, name, stack: `a@https://www.example.com/assets/${name}.js:1:1` });
    expect(JSON.parse(logged())).toMatchObject({ error: kept });
  }
});

/** A busy machine sends many reports slowly. */
const PATIENCE = { timeout: 20_000 };

const FLOOD = Array.from({ length: BROWSER_REPORTS.aDay + 20 }, (_, at) => ({
  ...FAILURE,
  stack: `open@https://www.example.com/assets/merch.a1.js:${at + 1}:12`,
}));

test('of a flood, few are passed on in a day, and our own failures all the same; one event says how many were not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const sentry = await reporting();
  for (const failure of FLOOD) expect((await reported(failure)).status).toBe(200);
  for (let kind = 1; kind <= 30; kind += 1)
    log({ event: 'request', error: `Error ${kind}`, route: '/api/orders' });
  await vi.waitFor(() => expect(sentry.events).toHaveLength(BROWSER_REPORTS.aDay + 30), PATIENCE);
  expect(sentry.events.at(-1)).toMatchObject({ transaction: '/api/orders' });
  // The same again says nothing new, and is not counted.
  await reported(FLOOD[0] ?? {});
  vi.setSystemTime(Date.now() + 86_400_000);
  await callApi(health, healthApi);
  await callApi(health, healthApi);
  const left = {
    exception: {
      values: [{ value: expect.stringMatching(/^20 reports of browsers on [\d-]{10} /) as string }],
    },
  };
  await vi.waitFor(() =>
    expect(sentry.events.filter(({ tags }) => JSON.stringify(tags).includes('left_out'))).toMatchObject([
      left,
    ]),
  );
  await reported(FAILURE);
  await vi.waitFor(() => expect(sentry.events.at(-1)).toMatchObject({ transaction: '/merch' }));
});

test('one caller sends few in a day, without the database, and uses up nobody else’s', async () => {
  const sentry = await reporting();
  process.env = { ...process.env, DATABASE_URL: '', NETLIFY_DB_URL: '' };
  const statuses = [];
  for (const failure of FLOOD.slice(0, BROWSER_REPORTS.ofOneCallerADay + 2))
    statuses.push((await reported(failure, { ip: '203.0.113.9' })).status);
  expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  expect((await reported({ ...FAILURE, name: 'RangeError' }, { ip: '203.0.113.10' })).status).toBe(200);
  await vi.waitFor(() => expect(sentry.events).toHaveLength(BROWSER_REPORTS.ofOneCallerADay + 1), PATIENCE);
});

test.each([{ kind: 'hang' }, { kind: 'drop' }, { kind: 'status', status: 429 }] as const)(
  'a Sentry with the trouble $kind keeps nobody waiting, and is not reported in turn',
  async (trouble) => {
    const sentry = await reporting();
    sentry.switches.arm(/envelope/, trouble, 1);
    const began = performance.now();
    expect((await reported(FAILURE)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_000);
    await vi.waitFor(() => expect(sentry.arrived()).toBe(1));
    await reported({ ...FAILURE, name: 'RangeError' });
    await vi.waitFor(() => expect(sentry.events).toHaveLength(1));
    expect(sentry.events).toMatchObject([{ exception: { values: [{ type: 'RangeError' }] } }]);
  },
);

test('an address that is not Sentry’s is a problem that health names', async () => {
  const answers = [];
  for (const SENTRY_DSN of [
    'x',
    'https://o1.example.com/42',
    'http://key@example.com/42',
    'https://key@example.com/',
  ])
    answers.push((await askedWith({ SENTRY_DSN }))[0].status);
  expect(answers).toEqual([503, 503, 503, 503]);
  expect((await askedWith({ SENTRY_DSN: 'https://key@example.com/prefix/42' }))[0].status).toBe(200);
});
