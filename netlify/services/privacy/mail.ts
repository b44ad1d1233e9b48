import { and, eq } from 'drizzle-orm';
import { PRIVACY_REQUEST_DUE_DAYS } from '../../../src/business/constants.ts';
import { PRIVACY_KIND_NAMES } from '../../../src/domain/privacy/privacy-state.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import { yardTimeText } from '../../../src/domain/shared/time/new-york-time.ts';
import { adminPrivacyRequestPath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { enqueue, enqueueAgain } from '../outbox/enqueue.ts';
import { languageFields } from '../outbox/language-fields.ts';
import { callFields, hasRefusedMail, sendVisitorMail } from '../outbox/visitor-mail.ts';
import { privacyMailTexts as spanishTexts } from './texts.es.ts';
import { privacyMailTexts } from './texts.ts';
import { privacyLink } from './create-privacy-request.ts';
import type { PrivacyRecord } from './rows.ts';

const textsFor = ({ locale }: PrivacyRecord) => inLocale(locale, privacyMailTexts, spanishTexts);

async function find(db: Database, id: string): Promise<PrivacyRecord | null> {
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return request ?? null;
}

/** Sends the link that confirms a request. It repeats nothing that was typed, as the address may be a stranger's. */
export async function mailPrivacyLink(db: Database, requestId: string): Promise<void | 'more'> {
  const request = await find(db, requestId);
  if (!request || request.state !== 'unconfirmed' || request.email === null) return;
  const href = privacyLink(request);
  if (href === null) return;
  const { link: texts, callUs } = textsFor(request);
  const isTaken = await sendVisitorMail(db, {
    id: `privacy-confirm.${requestId}`,
    to: request.email,
    replyTo: staffAddress(request.yardId),
    subject: subjectAbout(requestId, texts.subject),
    ...renderMail({
      heading: texts.heading,
      paragraphs: [texts.asked(request.kind), texts.ifYours, texts.ifNotYours],
      button: { label: texts.confirm, href },
      fields: callFields(callUs),
      locale: request.locale,
    }),
  });
  if (isTaken) return;
  await enqueue(db, [{ kind: 'privacy_staff_mail', subjectId: requestId }]);
  return 'more';
}

/** What staff have to do; null: nothing. */
async function taskOf(db: Database, { state, closedAt, email }: PrivacyRecord): Promise<string | null> {
  const isRefused = email !== null && (await hasRefusedMail(db, email));
  if (closedAt !== null) return isRefused ? 'We answered, but our email bounced. Please call them.' : null;
  if (state === 'confirmed') return 'They confirmed it by email.';
  const why = isRefused ? 'Our email with the link bounced.' : 'They gave only a phone number.';
  return `${why} Please call them, or wait until they show an ID at a yard.`;
}

/** Tells staff that a request waits, or that our answer did not arrive. It names nobody: readers sign in first. */
export async function mailPrivacyStaff(db: Database, requestId: string): Promise<void> {
  const request = await find(db, requestId);
  const task = request && (await taskOf(db, request));
  if (!request || !task) return;
  await sendMail({
    id: `privacy-staff.${requestId}`,
    to: staffAddress(request.yardId),
    subject: subjectAbout(requestId, 'Someone asked about their personal data'),
    ...renderMail({
      heading: 'Data request',
      paragraphs: [task, `The law gives us ${PRIVACY_REQUEST_DUE_DAYS} days to answer.`],
      button: { label: 'Open the data request', href: siteAddress(adminPrivacyRequestPath(requestId)) },
      fields: [
        { label: 'Request', value: PRIVACY_KIND_NAMES[request.kind] },
        { label: 'Due', value: yardTimeText(request.dueAt) },
        ...languageFields(request.locale),
      ],
    }),
  });
}

/** Tells the person who asked how it ended. The address of a deletion goes with it. */
export async function mailPrivacyClosed(db: Database, requestId: string): Promise<void | 'more'> {
  const request = await find(db, requestId);
  if (!request || request.closedAt === null || request.email === null) return;
  const { kind, state, note, locale } = request;
  const isDone = state === 'done';
  const isDeleted = isDone && kind === 'deletion';
  const texts = textsFor(request);
  const ended = isDone ? texts.done : texts.refused;
  const isTaken = await sendVisitorMail(db, {
    id: `privacy-closed.${requestId}`,
    to: request.email,
    replyTo: staffAddress(request.yardId),
    subject: subjectAbout(requestId, ended.subject),
    ...renderMail({
      heading: ended.heading,
      paragraphs: [ended.asked(kind), ...(isDeleted ? [texts.kept] : [])],
      fields: [...(note ? [{ label: ended.note, value: note }] : []), ...callFields(texts.callUs)],
      locale,
    }),
  });
  if (!isDeleted) {
    if (isTaken) return;
    await enqueueAgain(db, [{ kind: 'privacy_staff_mail', subjectId: requestId }]);
    return 'more';
  }
  // Nobody is left to call.
  await db
    .update(privacyRequests)
    .set({ email: null })
    .where(and(eq(privacyRequests.id, requestId), eq(privacyRequests.state, 'done')));
}
