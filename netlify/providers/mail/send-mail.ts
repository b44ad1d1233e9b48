import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { YARDS } from '../../../src/business/yards.ts';
import { required } from '../../lib/config.ts';
import { within } from '../../lib/within.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

export interface Mail {
  /** A unique id of its subject: the same mail sent twice has the same Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly photo?: { readonly name: string; readonly jpeg: Uint8Array } | undefined;
  /** An event for the recipient's calendar, as iCalendar. */
  readonly calendar?: string | undefined;
  readonly csv?: { readonly name: string; readonly text: string } | undefined;
  /** The URL that a mail program posts to when its user unsubscribes (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

const STEP_TIMEOUT_MS = 5_000;
const WHOLE_TIMEOUT_MS = 15_000;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const isEnvelopeError = (error: unknown) => (error as { code?: unknown }).code === 'EENVELOPE';

/** Whether sendMail() failed because the recipient's address permanently refuses mail. */
export const isRecipientRefused = (error: unknown): boolean =>
  isEnvelopeError(error) && Number((error as { responseCode?: unknown }).responseCode) >= 500;

/** Hands a mail to the SMTP server. Rejects if the server refuses it, is down, or does not finish in time. */
export async function sendMail({
  id,
  to,
  replyTo,
  subject,
  text,
  html,
  photo,
  calendar,
  csv,
  unsubscribe,
}: Mail): Promise<void> {
  const { smtpUrl, requireTls, from } = required('mail');
  // Loaded when there is mail, as it adds 45 ms to a cold start.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    // Over smtp:// a mail waits until the connection is encrypted, and fails if it cannot be.
    requireTLS: requireTls,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    // Nothing we attach comes from a path or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: BUSINESS_NAME, address: from },
    to,
    ...(replyTo ? { replyTo } : {}),
    subject: oneLine(subject),
    // No holiday notice answers it: RFC 3834 section 5, and Exchange's own way.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text,
    html,
    attachments: [
      ...(photo
        ? [{ filename: photo.name, content: Buffer.from(photo.jpeg), contentType: 'image/jpeg' }]
        : []),
      ...(calendar
        ? [{ filename: 'calendar.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
        : []),
      ...(csv ? [{ filename: csv.name, content: csv.text, contentType: 'text/csv; charset=utf-8' }] : []),
    ],
  };
  try {
    await within(
      WHOLE_TIMEOUT_MS,
      () => transport.sendMail(message),
      () => new DOMException('The mail server takes too long', 'TimeoutError'),
    );
    noteSuccess('mail');
  } catch (error) {
    // A refused recipient says nothing about the server.
    if (!isEnvelopeError(error)) noteFailure('mail', error);
    throw error;
  } finally {
    transport.close();
  }
}

/** The address that staff read; with a yard's id, that yard's own if it has one. */
export function staffAddress(yardId?: string | null): string {
  const { staffTo, staffToAt } = required('mail');
  return YARDS.map(({ id }) => (id === yardId ? staffToAt[id] : undefined)).find(Boolean) ?? staffTo;
}
