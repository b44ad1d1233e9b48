import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  REWARDS_CODE_ALL_TRIES_RATE_LIMIT,
  REWARDS_CODE_TRIES_RATE_LIMIT,
  REWARDS_CODES_DAY_LIMIT,
  REWARDS_CODES_RATE_LIMIT,
} from '../../../../src/business/constants.ts';
import {
  type CodeMailed,
  lookUpCustomerApi,
  type RewardsCustomer,
} from '../../../../src/domain/rewards/rewards.api.ts';
import type { RateLimit } from '../../../../src/domain/shared/contract/endpoint.ts';
import { maskEmail } from '../../../../src/domain/shared/contact/mask-email.ts';
import { toE164 } from '../../../../src/domain/shared/contact/phone.ts';
import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { customers } from '../../../database/schema/rewards.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { isMailedCode } from '../../../lib/sessions/mailed-code.ts';
import { phoneOf } from '../../../lib/sessions/phone-of.ts';
import {
  callerOf,
  countUse,
  forgetUses,
  hasAllowance,
  hasNetworkAllowance,
  tooMany,
  useAllowance,
} from '../../../lib/http/rate-limit.ts';
import { enqueueAgain } from '../../outbox/enqueue.ts';
import { CUSTOMER_FACTS, readCustomer, readFacts, viewCustomer } from './read-customer.ts';
import { codeSubject, HAS_OPEN_CODE, signOutCustomer, stayingCustomer } from '../rows.ts';

/**
 * Mails a customer a new code, which ends the one before. If enough were mailed lately, no matter who asked for them, the latest still works and is
 * not mailed again. `asker` is whose mails of the day are counted. Throws not_found without an email, too_many_requests if no code works.
 */
async function mailCode(
  db: Database,
  { id, email }: Pick<typeof customers.$inferSelect, 'id' | 'email'>,
  asker: 'anybody' | 'customer',
): Promise<CodeMailed> {
  if (email === null) throw new CodedError('not_found');
  const address = email.toLowerCase();
  const limits: readonly (readonly [RateLimit, string])[] = [
    [REWARDS_CODES_DAY_LIMIT, `${asker}\n${address}`],
    [REWARDS_CODES_RATE_LIMIT, address],
  ];
  await inTransaction(db, async (tx) => {
    let usedUp: (typeof limits)[number] | undefined;
    for (const each of limits) if (!usedUp && !(await hasAllowance(tx, ...each))) usedUp = each;
    if (!usedUp) {
      await tx
        .update(customers)
        .set({ mailedCodeId: randomUUID(), mailedCodeAt: sql`now()` })
        .where(eq(customers.id, id));
      await enqueueAgain(tx, [{ kind: 'rewards_code_mail', subjectId: id }]);
    } else if ((await tx.$count(customers, and(eq(customers.id, id), HAS_OPEN_CODE))) === 0)
      throw await tooMany(tx, ...usedUp);
  });
  return { mailedTo: maskEmail(email) };
}

/** The same, for a customer who is signed in. */
export async function mailCodeTo(db: Database, customerId: string): Promise<CodeMailed> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new CodedError('not_found');
  return mailCode(db, customer, 'customer');
}

type Row = typeof customers.$inferSelect;

/**
 * Uses up the code that was mailed, and changes the customer with it. Each try counts before it is looked at. Throws wrong_code,
 * too_many_requests.
 */
async function useCode(
  db: Database,
  row: Row | undefined,
  { code, address }: CodeTry,
  changes: Partial<Pick<Row, 'codeByMailSince'>> = {},
): Promise<Row> {
  const about = row && codeSubject(row);
  if (!row || !about || row.mailedCodeId === null) throw new CodedError('wrong_code');
  const { id, email, mailedCodeId } = row;
  const tries = `${callerOf(address)}\n${id}`;
  await useAllowance(db, REWARDS_CODE_TRIES_RATE_LIMIT, tries);
  await useAllowance(db, REWARDS_CODE_ALL_TRIES_RATE_LIMIT, mailedCodeId);
  if (!isMailedCode(code, about)) throw new CodedError('wrong_code');
  return inTransaction(db, async (tx) => {
    const [used] = await tx
      .update(customers)
      .set({ mailedCodeId: null, mailedCodeAt: null, ...changes })
      .where(
        and(
          eq(customers.id, id),
          eq(customers.mailedCodeId, mailedCodeId),
          eq(customers.email, email ?? ''),
          HAS_OPEN_CODE,
        ),
      )
      .returning();
    if (!used) throw new CodedError('wrong_code');
    if (changes.codeByMailSince) await signOutCustomer(tx, id);
    await forgetUses(tx, REWARDS_CODE_TRIES_RATE_LIMIT, tries);
    return used;
  });
}

interface CodeTry {
  readonly code: string;
  /** As Netlify reports it. */
  readonly address: string;
}

/** The customer whose mailed code this is, by phone number. Throws wrong_code, too_many_requests, invalid_input. */
export async function enterCode(db: Database, phoneText: string, given: CodeTry): Promise<Row> {
  const phone = phoneOf(phoneText);
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, stayingCustomer({ phone })));
  return useCode(db, row?.codeByMailSince ? row : undefined, given);
}

/** Uses up the mailed code of a customer who is signed in, which proves that they read the mail. Throws wrong_code, too_many_requests. */
export async function proveMail(db: Database, customerId: string, given: CodeTry): Promise<Row> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  return useCode(db, row, given);
}

/** Switches the code for new devices on or off with a mailed code; on signs out every browser. Throws wrong_code, too_many_requests. */
export async function setCodeByMail(
  db: Database,
  customerId: string,
  { isOn, ...given }: CodeTry & { readonly isOn: boolean },
): Promise<Row> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  return useCode(db, row, given, { codeByMailSince: isOn ? new Date() : null });
}

const LIMIT = lookUpCustomerApi.verbLimit;

interface LookUpSender {
  /** As Netlify reports it. */
  readonly address: string;
  /** The id of the customer that this browser already sees, or null. */
  readonly own: string | null;
  /** Whether a code was entered on this device since the customer asks for one. */
  readonly isKnown: (customerId: string, since: Date) => boolean;
}

/**
 * The customer with a phone number in any common spelling of ten US digits; after a merge, the remaining one. Each look-up counts, found or not, so
 * that nobody can try all numbers. One for the customer that the browser already sees does not count, as it reveals nothing new. A
 * customer who asked for it is shown to a new device only after a code, which this mails. Throws invalid_input, too_many_requests, not_found.
 */
export async function lookUpCustomer(
  db: Database,
  phoneText: string,
  { address, own, isKnown }: LookUpSender,
  now: Date = new Date(),
): Promise<RewardsCustomer | CodeMailed> {
  const phone = phoneOf(phoneText);
  const known = own === null ? null : await readCustomer(db, own, now);
  if (known && toE164(known.phone) === phone) return known;
  // Counts the look-up and finds the customer in one round trip: no row if it is not allowed, a row without a customer if there is none.
  const allowed = db.$with('allowed').as(countUse(db, LIMIT, address));
  const [found] = await db
    .with(allowed)
    .select(CUSTOMER_FACTS)
    .from(allowed)
    .leftJoin(customers, and(eq(customers.phone, phone), isNull(customers.phoneReleasedAt)));
  if (!found || !(await hasNetworkAllowance(db, LIMIT, address))) throw await tooMany(db, LIMIT, address);
  const { customer, claimedYear } = found;
  // Merged customers are rare, and cost one more round trip.
  const facts = customer?.mergedInto
    ? await readFacts(db, customer.mergedInto)
    : customer && { customer, claimedYear };
  if (!facts) throw new CodedError('not_found');
  const { id, codeByMailSince: since } = facts.customer;
  if (since === null || isKnown(id, since)) return viewCustomer(facts, now);
  const { mailedTo } = await mailCode(db, facts.customer, 'anybody');
  return { mailedTo: mailedTo.replace(/@.*/, '@…') };
}
