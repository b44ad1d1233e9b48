import { inArray } from 'drizzle-orm';
import { VISITOR_MAILS_RATE_LIMIT } from '../../../src/business/rate-limits.ts';
import type { Database, Executor } from '../../database/client.ts';
import { bouncedAddresses } from '../../database/schema/outbox.ts';
import { hasAllowance } from '../../lib/rate-limit.ts';
import { keyedHash, keyedHashes } from '../../lib/secret.ts';
import { isRecipientRefused, sendMail, type Mail } from '../../providers/mail/send-mail.ts';

/**
 * Whether a visitor's address may get another mail; counts it. Anybody can type a stranger's address into a form, so it gets
 * at most VISITOR_MAILS_RATE_LIMIT, from all senders together, and none after it refused the last one.
 */
export async function mayMailVisitor(tx: Executor, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const hasBounced = inArray(bouncedAddresses.key, [...keyedHashes('mail-address', address)]);
  if ((await tx.$count(bouncedAddresses, hasBounced)) > 0) return false;
  return hasAllowance(tx, VISITOR_MAILS_RATE_LIMIT, address);
}

/** Like sendMail(). A recipient that the mail server refuses for good is recorded and not tried again. */
export async function sendVisitorMail(db: Database, mail: Mail): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    if (!isRecipientRefused(error)) throw error;
    const key = keyedHash('mail-address', mail.to.toLowerCase());
    await db.insert(bouncedAddresses).values({ key }).onConflictDoNothing();
  }
}
