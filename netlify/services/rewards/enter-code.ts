import { and, eq } from 'drizzle-orm';
import {
  REWARDS_CODE_ALL_TRIES_RATE_LIMIT,
  REWARDS_CODE_TRIES_RATE_LIMIT,
} from '../../../src/business/rate-limits.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { isMailedCode } from '../../lib/mailed-code.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import { callerOf, forgetUses, useAllowance } from '../../lib/rate-limit.ts';
import { codeSubject, HAS_OPEN_CODE, signOutCustomer, stayingCustomer } from './rows.ts';

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

/** Switches the code for new devices on or off with a mailed code; on signs out every browser. Throws wrong_code, too_many_requests. */
export async function setCodeByMail(
  db: Database,
  customerId: string,
  { isOn, ...given }: CodeTry & { readonly isOn: boolean },
): Promise<Row> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  return useCode(db, row, given, { codeByMailSince: isOn ? new Date() : null });
}
