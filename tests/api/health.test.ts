// ASVS: 13.4.5
import { afterAll, beforeAll, expect, test } from 'vitest';
import health from '../../netlify/functions/health.ts';
import metalPrices from '../../netlify/functions/prices.ts';
import { healthApi } from '../../src/domain/shared/health.api.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { callApi } from '../support/call.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
