import { and, eq } from 'drizzle-orm';
import { BUSINESS_PHONE } from '../../../src/business/business.ts';
import { dueAtOf, PRIVACY_KIND_NAMES } from '../../../src/domain/privacy/privacy-state.ts';
import { PRIVACY_REQUEST_DUE_DAYS } from '../../../src/domain/privacy/retention.ts';
import { inLocale } from '../../../src/domain/shared/locales.ts';
import { subjectAbout } from '../../../src/domain/shared/request-code.ts';
import { yardTimeText } from '../../../src/domain/shared/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import { adminPrivacyRequestPath } from '../../../src/staff-paths.ts';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { languageFields } from '../outbox/language-fields.ts';
import { sendVisitorMail } from '../outbox/visitor-mail.ts';
import { privacyMailTexts as spanishTexts } from './privacy-mail-texts.es.ts';
import { privacyMailTexts } from './privacy-mail-texts.ts';
import { privacyLink } from './privacy-token.ts';
import type { PrivacyRecord } from './rows.ts';

const textsFor = ({ locale }: PrivacyRecord) => inLocale(locale, privacyMailTexts, spanishTexts);

const callField = (label: string) => ({
  label,
  value: formatPhone(BUSINESS_PHONE),
  href: `tel:${BUSINESS_PHONE}`,
});

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
  const { link: texts, callUs } = textsFor(request);
  await sendVisitorMail(db, {
    id: `privacy-confirm.${requestId}`,
    to: request.email,
    replyTo: staffAddress(request.yardId),
    subject: subjectAbout(requestId, texts.subject),
    ...renderMail({
      heading: texts.heading,
      paragraphs: [texts.asked(request.kind), texts.ifYours, texts.ifNotYours],
      button: { label: texts.confirm, href },
      fields: [callField(callUs)],
      locale: request.locale,
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
    subject: subjectAbout(requestId, 'Somebody asks about their personal data'),
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
        ...languageFields(request.locale),
      ],
    }),
  });
}

/** Tells whoever asked how it ended. The address of a deletion goes with it. */
export async function mailPrivacyClosed(db: Database, requestId: string): Promise<void> {
  const request = await find(db, requestId);
  if (!request || request.closedAt === null || request.email === null) return;
  const { kind, state, note, locale } = request;
  const isDone = state === 'done';
  const isDeleted = isDone && kind === 'deletion';
  const texts = textsFor(request);
  const ended = isDone ? texts.done : texts.refused;
  await sendVisitorMail(db, {
    id: `privacy-closed.${requestId}`,
    to: request.email,
    replyTo: staffAddress(request.yardId),
    subject: subjectAbout(requestId, ended.subject),
    ...renderMail({
      heading: ended.heading,
      paragraphs: [ended.asked(kind), ...(isDeleted ? [texts.kept] : [])],
      fields: [...(note ? [{ label: ended.note, value: note }] : []), callField(texts.callUs)],
      locale,
    }),
  });
  if (!isDeleted) return;
  await db
    .update(privacyRequests)
    .set({ email: null })
    .where(and(eq(privacyRequests.id, requestId), eq(privacyRequests.state, 'done')));
}
