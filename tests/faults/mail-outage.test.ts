// ASVS: 16.5.2
import { createServer, type AddressInfo } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { workOutbox } from '../support/due-work.ts';
import { backoffMs } from '../../netlify/services/outbox/enqueue.ts';
import { MAX_ATTEMPTS } from '../../netlify/services/outbox/work-outbox.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { callApi } from '../support/call.ts';
import { quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
afterEach(() => server.mail.up());

/** A silent mail server is given up after five seconds: an answer that waits for it would come later than this. */
const HELD_UP_MS = 4_000;

async function acceptedQuote(): Promise<string> {
  const startedAt = performance.now();
  const response = await callApi(quotesFunction, createQuoteRequestApi, { body: quoteBody() });
  expect(response.status).toBe(201);
  expect(performance.now() - startedAt).toBeLessThan(HELD_UP_MS);
  await settled();
  return ((await response.json()) as QuoteRequestCreated).id;
}

const mailsAbout = (id: string) => server.mail.messages().filter(({ text }) => text?.includes(id));
const isMail = (id: string) => and(eq(outbox.subjectId, id), eq(outbox.kind, 'quote_staff_mail'));
const message = async (id: string) => (await server.db.select().from(outbox).where(isMail(id)))[0];
const makeDue = (id: string) =>
  server.db
    .update(outbox)
    .set({ availableAt: sql`now()`, leasedUntil: null })
    .where(isMail(id));

// Asked: 268
test('with the mail server down a quote is accepted, and its mail arrives after', async () => {
  await server.mail.down();
  const startedAt = Date.now();
  const id = await acceptedQuote();
  const waiting = await message(id);
  expect(waiting).toMatchObject({ state: 'pending', attempts: 1, leasedUntil: null });
  const dueAt = waiting?.availableAt.getTime() ?? 0;
  expect(dueAt - startedAt).toBeGreaterThanOrEqual(backoffMs(1, 0));
  expect(dueAt - Date.now()).toBeLessThanOrEqual(backoffMs(1, 1));

  await server.mail.up();
  await makeDue(id);
  await workOutbox();
  expect(mailsAbout(id)).toHaveLength(1);
  expect(await message(id)).toMatchObject({ state: 'done', attempts: 2 });
});

// Asked: 397
test.each([
  ['says nothing', () => {}],
  ['refuses', (socket: { end(text: string): void }) => socket.end('554 No\r\n')],
])('a mail server that %s holds up neither the quote nor the worker', async (_, greet) => {
  const { messages } = server.mail;
  await server.mail.down();
  const port = Number(new URL(process.env['SMTP_URL'] ?? '').port);
  const rude = createServer((socket) => void greet(socket.on('error', () => {})));
  await new Promise<void>((resolve) => rude.listen(port, '127.0.0.1', resolve));
  expect((rude.address() as AddressInfo).port).toBe(port);
  const startedAt = performance.now();
  const id = await acceptedQuote();
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(await message(id)).toMatchObject({ state: 'pending', attempts: 1, leasedUntil: null });
  await new Promise((resolve) => rude.close(resolve));
  expect(messages().filter(({ text }) => text?.includes(id))).toEqual([]);
  await server.mail.up();
  await makeDue(id);
  await workOutbox();
  expect(mailsAbout(id)).toHaveLength(1);
});

test('a worker that dies silently loses its lease, and another one sends', async () => {
  await server.mail.down();
  const id = await acceptedQuote();
  await server.mail.up();
  const lease = (leasedUntil: ReturnType<typeof sql>) =>
    server.db
      .update(outbox)
      .set({ availableAt: sql`now()`, leasedUntil })
      .where(isMail(id));
  await lease(sql`now() + interval '30 seconds'`);
  await workOutbox();
  expect(mailsAbout(id)).toEqual([]);
  await lease(sql`now() - interval '1 second'`);
  await workOutbox();
  expect(mailsAbout(id)).toHaveLength(1);
});

// Asked: 268
test('ten workers at once send each mail once', async () => {
  await server.mail.down();
  const ids = await Promise.all(Array.from({ length: 12 }, acceptedQuote));
  await server.mail.up();
  await Promise.all(ids.map(makeDue));
  await Promise.all(Array.from({ length: 10 }, () => workOutbox()));
  for (const id of ids) expect(mailsAbout(id)).toHaveLength(1);
});

test('after the last attempt the row says so, and so does the log', async () => {
  await server.mail.down();
  const id = await acceptedQuote();
  await server.db
    .update(outbox)
    .set({ attempts: MAX_ATTEMPTS - 1, availableAt: sql`now()` })
    .where(isMail(id));
  await workOutbox();
  expect(await message(id)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
  expect(server.logged().some((line) => line.includes('outbox_gave_up') && line.includes(id))).toBe(true);
});
