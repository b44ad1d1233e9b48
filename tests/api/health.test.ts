import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { healthApi } from '../../src/domain/shared/health.api.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { callApi } from '../support/call.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The functions as a fresh instance with another environment. */
async function freshly(changes: Record<string, string>) {
  const before = { ...process.env };
  Object.assign(process.env, changes);
  vi.resetModules();
  const { default: health } = await import('../../netlify/functions/health.ts');
  const { default: metalPrices } = await import('../../netlify/functions/prices.ts');
  const answers = [await callApi(health, healthApi), await callApi(metalPrices, listMetalPricesApi)] as const;
  process.env = before;
  return answers;
}

test('all is well', async () => {
  const [health] = await freshly({});
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok', database: 'ok' });
  expect(health.headers.get('cache-control')).toBe('no-store');
});

test('without a database address every call says so, and the log names what is missing', async () => {
  const answers = await freshly({ DATABASE_URL: '', NETLIFY_DB_URL: '', SMTP_URL: 'x' });
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(server.logged().at(-1)).toContain('DATABASE_URL is missing, SMTP_URL is invalid');
});

test('without a mail server health says so, and prices are served', async () => {
  const [health, prices] = await freshly({ SMTP_URL: '' });
  expect(health.status).toBe(503);
  expect(prices.status).toBe(200);
});
