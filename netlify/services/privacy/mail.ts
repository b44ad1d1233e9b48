import { and, eq } from 'drizzle-orm';
import { BUSINESS_NAME, BUSINESS_PHONE } from '../../../src/business/business.ts';
import { adminPrivacyRequestPath } from '../../../src/domain/privacy/link-paths.ts';
import { dueAtOf, PRIVACY_KIND_NAMES } from '../../../src/domain/privacy/privacy-state.ts';
import type { PrivacyKind } from '../../../src/domain/privacy/privacy-request.schema.ts';
import { PRIVACY_LINK_VALID_DAYS, PRIVACY_REQUEST_DUE_DAYS } from '../../../src/domain/privacy/retention.ts';
import { yardTimeText } from '../../../src/domain/shared/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { sendVisitorMail } from '../outbox/visitor-mail.ts';
import { privacyLink } from './privacy-token.ts';
import type { PrivacyRecord } from './rows.ts';

const WANTED: Readonly<Record<PrivacyKind, string>> = {
  copy: 'a copy of what we know about you',
  correction: 'a correction of what we know about you',
  deletion: 'the deletion of what we know about you',
};

const CALL_US = {
  label: 'Call us',
  value: formatPhone(BUSINESS_PHONE),
  href: `tel:${BUSINESS_PHONE}`,
};

async function find(db: Database, id: string): Promise<PrivacyRecord | null> {
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return request ?? null;
}

/** Sends the link that confirms a request. It repeats nothing that was typed, as the address may be a stranger's. */
export async function mailPrivacyLink(db: Database, requestId: string): Promise<void> {
  const request = await find(db, requestId);
  if (!request || request.state !== 'unconfirmed' || request.email === null) return;
  const href = privacyLink(request);
  if (href === null) return;
  await sendVisitorMail(db, {
    id: `privacy-confirm.${requestId}`,
    to: request.email,
    replyTo: staffAddress(request.yardId),
    subject: 'Please confirm your request about your data',
    ...renderMail({
      heading: 'Is this request yours?',
      paragraphs: [
        `Somebody gave this address on our website and asked ${BUSINESS_NAME} for ${WANTED[request.kind]}.`,
        `If it was you, please open the page below and press the button there within ${PRIVACY_LINK_VALID_DAYS} days.`,
        "If it wasn't you, you can ignore this email: without that button, nothing happens.",
      ],
      button: { label: 'Confirm the request', href },
      fields: [CALL_US],
    }),
  });
}

/** Tells staff that a request waits. It names nobody: whoever reads it signs in first. */
export async function mailPrivacyStaff(db: Database, requestId: string): Promise<void> {
  const request = await find(db, requestId);
  if (!request || request.closedAt !== null) return;
  const isConfirmed = request.state === 'confirmed';
  await sendMail({
    id: `privacy-staff.${requestId}`,
    to: staffAddress(request.yardId),
    subject: 'Somebody asks about their personal data',
    ...renderMail({
      heading: 'A request about personal data',
      paragraphs: [
        isConfirmed
          ? 'It was confirmed by email.'
          : 'It gives only a phone number. Please call back, or wait until they show an ID at a yard.',
        `The law gives us ${PRIVACY_REQUEST_DUE_DAYS} days to answer.`,
      ],
      button: { label: 'Open the request', href: siteAddress(adminPrivacyRequestPath(requestId)) },
      fields: [
        { label: 'Asks for', value: PRIVACY_KIND_NAMES[request.kind] },
        { label: 'Due', value: yardTimeText(dueAtOf(request.createdAt)) },
      ],
    }),
  });
}

const DONE: Readonly<Record<PrivacyKind, string>> = {
  copy: 'You asked for a copy of what we know about you, and we have given it to you.',
  correction: 'You asked for a correction of what we know about you, and we have made it.',
  deletion:
    'You asked us to delete what we know about you, and we have. This email is the last that knows your address: it is deleted as soon as the email is sent.',
};

const KEPT =
  'The law has us keep the books of sales and of paid orders for some years. Your rewards points are gone.';

/** Tells whoever asked how it ended. The address of a deletion goes with it. */
export async function mailPrivacyClosed(db: Database, requestId: string): Promise<void> {
  const request = await find(db, requestId);
  if (!request || request.closedAt === null || request.email === null) return;
  const { kind, state, note } = request;
  const isDone = state === 'done';
  const isDeleted = isDone && kind === 'deletion';
  await sendVisitorMail(db, {
    id: `privacy-closed.${requestId}`,
    to: request.email,
    replyTo: staffAddress(request.yardId),
    subject: isDone ? 'Your request about your data is done' : 'Your request about your data',
    ...renderMail({
      heading: isDone ? 'It is done' : 'We could not do it',
      paragraphs: [
        isDone ? DONE[kind] : `You asked us for ${WANTED[kind]}. We could not do that.`,
        ...(isDeleted ? [KEPT] : []),
      ],
      fields: [...(note ? [{ label: isDone ? 'What we did' : 'Why', value: note }] : []), CALL_US],
    }),
  });
  if (!isDeleted) return;
  await db
    .update(privacyRequests)
    .set({ email: null })
    .where(and(eq(privacyRequests.id, requestId), eq(privacyRequests.state, 'done')));
}
