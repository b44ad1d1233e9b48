import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { insertOnce, rowsOf } from '../../netlify/lib/insert-once.ts';
import { INQUIRIES_RATE_LIMIT } from '../../src/business/constants.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.restoreAllMocks());

test('after a long pause a call gets new connections, and work still under way keeps its own', async () => {
  const atWork = database();
  expect(database()).toBe(atWork);
  const later = Date.now() + 31_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  const next = database();
  expect(next).not.toBe(atWork);
  for (const db of [next, atWork]) await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
});

test('rows of one table with other fields are written with all that they have', async () => {
  const { name, email, inquiryType, subject, message } = inquiryBody();
  const write = async (more: { readonly phone?: string }) => {
    const id = randomUUID();
    const row = { id, name, email, inquiryType, subject, message, suspectedSpam: false, ...more };
    await insertOnce(server.db, {
      scope: 'inquiries',
      key: null,
      content: row,
      answer: id,
      address: '10.0.0.9',
      allowance: INQUIRIES_RATE_LIMIT,
      into: [rowsOf(merchandiseInquiries, [row])],
      parcels: [],
    });
    const [kept] = await server.db.select().from(merchandiseInquiries).where(eq(merchandiseInquiries.id, id));
    return kept?.phone;
  };
  expect(await write({})).toBeNull();
  expect(await write({ phone: '+17705550101' })).toBe('+17705550101');
});
