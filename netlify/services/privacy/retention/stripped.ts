import { sql } from 'drizzle-orm';
import { STRIPPED_PHONE } from '../../../../src/domain/privacy/retention.ts';
import { offers } from '../../../database/schema/offers.ts';
import { quoteRequests } from '../../../database/schema/quotes.ts';

// What is written over rows that stay without their person, by the nightly job and by a deletion alike.

export const WITHOUT_PHOTOS = {
  photoState: sql`case ${quoteRequests.photoState} when 'stored' then 'deleted' else 'none' end`,
};

/** Of a request, besides its name and what was typed. */
export const WITHOUT_SENDER = {
  phone: STRIPPED_PHONE,
  email: null,
  estimate: null,
  vehicle: null,
  tokenHash: null,
  strippedAt: sql`now()`,
};

/** Of an order: how to reach who ordered, and their browser. Nothing is mailed to an empty address. */
export const WITHOUT_BUYER = { customerEmail: '', customerPhone: '', checkoutKey: '' };

/** `word` stands where somebody's name stood. */
export const unsignedOffer = (word: string) => ({
  message: '',
  decidedName: sql`case when ${offers.decidedName} is not null then ${word}::text end`,
});
