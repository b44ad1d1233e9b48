import { outbox } from '../../netlify/database/schema/outbox.ts';
import { paymentMovements, providerEvents } from '../../netlify/database/schema/payments.ts';
import type { TestServer } from './server.ts';
import { settled } from './wait-until.ts';

/** How many rows providers' events have written. */
export async function writtenSoFar({ db }: TestServer) {
  await settled();
  return {
    events: await db.$count(providerEvents),
    movements: await db.$count(paymentMovements),
    messages: await db.$count(outbox),
  };
}
