import { inArray } from 'drizzle-orm';
import { BUSINESS_PHONE } from '../../../src/business/business.ts';
import { VISITOR_MAILS_RATE_LIMIT } from '../../../src/business/constants.ts';
import { YARDS, type Yard } from '../../../src/business/yards.ts';
import { momentTexts as spanishMoments } from '../../../src/domain/offers/texts.es.ts';
import { momentTexts } from '../../../src/domain/offers/texts.ts';
import * as spanishRequests from '../../../src/domain/quotes/texts.es.ts';
import { requestNames as spanishNames } from '../../../src/domain/quotes/texts.es.ts';
import * as requests from '../../../src/domain/quotes/texts.ts';
import { requestNames } from '../../../src/domain/quotes/texts.ts';
import { dayTexts as spanishDays } from '../../../src/domain/rewards/texts.es.ts';
import { dayTexts } from '../../../src/domain/rewards/texts.ts';
import { generalSpanishHours } from '../../../src/domain/locations/spanish-spoken.ts';
import type { RateLimit } from '../../../src/domain/shared/contract/endpoint.ts';
import { locale as spanishLocale } from '../../../src/domain/shared/language/locale.es.ts';
import { locale as englishLocale } from '../../../src/domain/shared/language/locale.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { spanishSpokenText } from '../../../src/domain/shared/language/spanish-spoken.ts';
import { timeTexts as spanishTimes } from '../../../src/domain/shared/text/texts.es.ts';
import { timeTexts } from '../../../src/domain/shared/text/texts.ts';
import type { Database, Executor } from '../../database/client.ts';
import { bouncedAddresses } from '../../database/schema/outbox.ts';
import { hasAllowance } from '../../lib/http/rate-limit.ts';
import { keyedHash, keyedHashes } from '../../lib/secret.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import { isRecipientRefused, type Mail, sendMail } from '../../providers/mail/send-mail.ts';

/** Whether the address refused our last mail. */
export async function hasRefusedMail(tx: Executor, email: string): Promise<boolean> {
  const keys = keyedHashes('mail-address', email.toLowerCase());
  return (await tx.$count(bouncedAddresses, inArray(bouncedAddresses.key, [...keys]))) > 0;
}

/**
 * Whether a visitor's address may get another mail; counts it. Anybody can type a stranger's address into a form, so it gets
 * no more than the limit, from all senders together, and none after it refused the last one.
 */
export async function mayMailVisitor(
  tx: Executor,
  email: string,
  limit: RateLimit = VISITOR_MAILS_RATE_LIMIT,
): Promise<boolean> {
  if (await hasRefusedMail(tx, email)) return false;
  return hasAllowance(tx, limit, email.toLowerCase());
}

/**
 * Like sendMail(). A recipient that the mail server refuses for good is recorded and not tried again. Returns whether it was taken: where it was
 * not, somebody must be told.
 */
export async function sendVisitorMail(db: Database, mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    if (!isRecipientRefused(error)) throw error;
    const key = keyedHash('mail-address', mail.to.toLowerCase());
    await db.insert(bouncedAddresses).values({ key }).onConflictDoNothing();
    return false;
  }
}

const ENGLISH = {
  /** For Intl. */
  format: englishLocale.format,
  times: timeTexts,
  days: dayTexts,
  weights: requests.weightTexts,
  windows: requests.windowTexts,
  pickupNotes: requests.pickupNoteTexts,
  labels: requests.sentLabels,
  notBooked: requests.notBookedTexts,
  promises: requests.answerPromiseTexts,
  moments: momentTexts,
  requestNames,
  callbackScheduled: requests.callbackScheduled,
};

const SPANISH: typeof ENGLISH = {
  format: spanishLocale.format,
  times: spanishTimes,
  days: spanishDays,
  weights: spanishRequests.weightTexts,
  windows: spanishRequests.windowTexts,
  pickupNotes: spanishRequests.pickupNoteTexts,
  labels: spanishRequests.sentLabels,
  notBooked: spanishRequests.notBookedTexts,
  promises: spanishRequests.answerPromiseTexts,
  moments: spanishMoments,
  requestNames: spanishNames,
  callbackScheduled: spanishRequests.callbackScheduled,
};

/** How dates, times and what is chosen from a list read in a visitor's language. */
export const visitorLanguage = (locale: Locale): typeof ENGLISH => inLocale(locale, ENGLISH, SPANISH);

/** A phone to call, and when somebody there speaks Spanish: of one yard, or of the whole business. */
export function callFields(label: string, phone: string = BUSINESS_PHONE, yard?: Yard): readonly MailField[] {
  const hours = generalSpanishHours(yard ? [yard] : YARDS);
  const spoken = spanishSpokenText('');
  const call = { value: formatPhone(phone), href: `tel:${phone}` };
  // Spoken whenever we are open, it needs no row of its own.
  if (hours === '') return [{ label, ...call, note: spoken.toLowerCase() }];
  return [{ label, ...call }, ...(hours ? [{ label: spoken, value: hours }] : [])];
}
