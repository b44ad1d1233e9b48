import { randomUUID } from 'node:crypto';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { storedChoices } from '../../src/domain/quotes/request-choices.ts';
import { dueAfter } from './due.ts';
import { SAMPLE_QUOTE } from './quote.sample.ts';
import type { TestServer } from './server.ts';

type NewQuote = typeof quoteRequests.$inferInsert;

/** A request as it is stored in the database. */
export const quoteRow = (changes: Partial<NewQuote> = {}): NewQuote => ({
  id: randomUUID(),
  ...SAMPLE_QUOTE,
  ...storedChoices(SAMPLE_QUOTE),
  email: null,
  phone: '+17705550199',
  description: 'About 200 lb of bright copper wire',
  callMe: true,
  suspectedSpam: false,
  photoState: 'none',
  ...dueAfter(changes.createdAt),
  ...changes,
});

/** Stores one; returns its id. */
export async function addQuote({ db }: TestServer, changes: Partial<NewQuote> = {}): Promise<string> {
  const row = quoteRow(changes);
  await db.insert(quoteRequests).values(row);
  return row.id;
}
