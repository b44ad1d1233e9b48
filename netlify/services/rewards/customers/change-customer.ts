import { and, eq, isNull, sql } from 'drizzle-orm';
import type {
  BirthDateChange,
  NameChange,
  PhoneChange,
  PhoneRelease,
} from '../../../../src/domain/rewards/counter.schema.ts';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../../src/domain/shared/time/new-york-time.ts';
import { maskEmail } from '../../../../src/domain/shared/contact/mask-email.ts';
import { formatPhone } from '../../../../src/domain/shared/contact/phone.ts';
import type { Database } from '../../../database/client.ts';
import { violates } from '../../../database/database-errors.ts';
import { customers } from '../../../database/schema/rewards.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { phoneOf } from '../../../lib/sessions/phone-of.ts';
import { assertSeen } from '../../audit/changed-since.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer, signOutCustomer } from '../rows.ts';

/** Corrects a customer's name and, if one is given, the email, which ends a code by mail and the monthly mail. The same again changes nothing. Throws not_found, changed_since, already_done for a merged customer. */
export function changeName(
  db: Database,
  staff: Staff,
  customerId: string,
  { firstName, lastName, email, seen }: NameChange,
): Promise<{ name: string }> {
  if (!isUuid(customerId)) throw new CodedError('not_found');
  return inCustomerTransaction(db, async (tx) => {
    const { id } = await lockCustomer(tx, { id: customerId });
    if (id !== customerId.toLowerCase()) throw new CodedError('already_done');
    const facts = { firstName: customers.firstName, lastName: customers.lastName, email: customers.email };
    const [before] = await tx.select(facts).from(customers).where(eq(customers.id, id));
    if (!before) throw new CodedError('not_found');
    const after = { firstName, lastName, email: email || before.email };
    const subject = { subjectKind: 'customer', subjectId: id };
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const now = { ...before, email: before.email && maskEmail(before.email) };
      await assertSeen(tx, { ...subject, actions: ['change_name'] }, { seen, now });
      // Nobody has proven the new address.
      const unproven = after.email === before.email ? {} : { codeByMailSince: null, monthlyMailFor: null };
      await tx
        .update(customers)
        .set({ ...after, ...unproven })
        .where(eq(customers.id, id));
      await recordAudit(tx, staff, {
        action: 'change_name',
        ...subject,
        before,
        after,
      });
    }
    return { name: `${firstName} ${lastName}` };
  });
}

/**
 * Safe to repeat. Throws not_found, changed_since, already_done for a customer who was merged into another, phone_taken if the number belongs or leads to a
 * customer.
 */
export async function changePhone(
  db: Database,
  staff: Staff,
  customerId: string,
  { phone: phoneText, seen }: PhoneChange,
): Promise<{ phone: string }> {
  const phone = phoneOf(phoneText);
  if (!isUuid(customerId)) throw new CodedError('not_found');
  const change = inCustomerTransaction(db, async (tx) => {
    const { id, phone: before } = await lockCustomer(tx, { id: customerId });
    if (id !== customerId.toLowerCase()) throw new CodedError('already_done');
    if (before === phone) return;
    const subject = { subjectKind: 'customer', subjectId: id };
    await assertSeen(tx, { ...subject, actions: ['change_phone'] }, { seen, now: formatPhone(before) });
    await tx.update(customers).set({ phone }).where(eq(customers.id, id));
    await signOutCustomer(tx, id);
    await recordAudit(tx, staff, {
      action: 'change_phone',
      ...subject,
      before: { phone: before },
      after: { phone },
    });
  });
  await change.catch((error: unknown) => {
    throw violates(error, 'customers_phone_unique') ? new CodedError('phone_taken') : error;
  });
  return { phone: formatPhone(phone) };
}

/**
 * Records an ISO date; the wait for the bonus starts again from that day. The same date again changes nothing. Throws not_found, changed_since,
 * invalid_input for a day in the future.
 */
export function setDateOfBirth(
  db: Database,
  staff: Staff,
  customerId: string,
  { dateOfBirth, seen }: BirthDateChange,
  now: Date = new Date(),
): Promise<{ dateOfBirth: string }> {
  if (dateOfBirth > inNewYork(now).date) {
    throw new CodedError('invalid_input', { fields: { dateOfBirth: 'This date is in the future' } });
  }
  if (!isUuid(customerId)) throw new CodedError('not_found');
  return inCustomerTransaction(db, async (tx) => {
    const { id, dateOfBirth: before } = await lockCustomer(tx, { id: customerId });
    if (before === dateOfBirth) return { dateOfBirth };
    const subject = { subjectKind: 'customer', subjectId: id };
    await assertSeen(tx, { ...subject, actions: ['set_date_of_birth'] }, { seen, now: before });
    await tx.update(customers).set({ dateOfBirth, dateOfBirthSetAt: now }).where(eq(customers.id, id));
    await recordAudit(tx, staff, {
      action: 'set_date_of_birth',
      ...subject,
      before: { dateOfBirth: before },
      after: { dateOfBirth },
    });
    return { dateOfBirth };
  });
}

/** For a customer who no longer reads the mail: the phone number opens the account again. Safe to repeat. Throws not_found. */
export async function switchOffCode(
  db: Database,
  staff: Staff,
  customerId: string,
): Promise<{ hasCodeByMail: false }> {
  if (!isUuid(customerId)) throw new CodedError('not_found');
  await inCustomerTransaction(db, async (tx) => {
    const { id, codeByMailSince } = await lockCustomer(tx, { id: customerId });
    if (codeByMailSince === null) return;
    await tx.update(customers).set({ codeByMailSince: null }).where(eq(customers.id, id));
    await recordAudit(tx, staff, {
      action: 'switch_off_code',
      subjectKind: 'customer',
      subjectId: id,
      before: { codeByMail: true },
      after: { codeByMail: false },
    });
  });
  return { hasCodeByMail: false };
}

/**
 * Releases a number that leads to a customer since a merge, so that its new owner can open an account. Safe to repeat. Throws
 * not_found if no merge made that number lead to the customer.
 */
export async function releasePhone(
  db: Database,
  staff: Staff,
  customerId: string,
  { phone: phoneText, reason }: PhoneRelease,
): Promise<{ phone: string }> {
  const phone = phoneOf(phoneText);
  if (!isUuid(customerId)) throw new CodedError('not_found');
  await inCustomerTransaction(db, async (tx) => {
    const { id } = await lockCustomer(tx, { id: customerId });
    const wasTheirs = and(eq(customers.phone, phone), eq(customers.mergedInto, id));
    const released = await tx
      .update(customers)
      .set({ phoneReleasedAt: sql`now()` })
      .where(and(wasTheirs, isNull(customers.phoneReleasedAt)))
      .returning({ id: customers.id });
    if (released.length === 0) {
      if ((await tx.$count(customers, wasTheirs)) === 0) throw new CodedError('not_found');
      return;
    }
    await signOutCustomer(tx, id);
    await recordAudit(tx, staff, {
      action: 'release_phone',
      subjectKind: 'customer',
      subjectId: id,
      before: { phone },
      after: { reason },
    });
  });
  return { phone: formatPhone(phone) };
}
