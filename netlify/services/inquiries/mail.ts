import { and, eq, isNotNull } from 'drizzle-orm';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import { INQUIRY_TYPE_NAMES } from '../../../src/domain/inquiries/inquiry-type-names.ts';
import { adminInquiryPath } from '../../../src/paths.ts';
import { mailLink } from '../../../src/domain/shared/contact/mail-link.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { inquiryAnswers, merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail, type MailField } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { MAIL_SERVER, recordAudit } from '../audit/record-audit.ts';
import { languageFields } from '../outbox/language-fields.ts';
import { callFields, sendVisitorMail } from '../outbox/visitor-mail.ts';
import { readTickets } from '../tickets/rows.ts';
import { readyReply } from './ready-reply.ts';
import { replyTexts as spanishTexts } from './texts.es.ts';
import { replyTexts } from './texts.ts';

function phoneField(phone: string | null): MailField {
  const number = toE164(phone ?? '');
  return { label: 'Phone', value: phone ?? 'None', ...(number ? { href: `tel:${number}` } : {}) };
}

/** Tells staff about an inquiry, about a ticket those of its yard; replies go to the visitor. */
export async function mailInquiry(db: Database, inquiryId: string): Promise<void> {
  const [found] = await db
    .select({ inquiry: merchandiseInquiries, yardId: tickets.yardId })
    .from(merchandiseInquiries)
    .leftJoin(tickets, eq(tickets.id, merchandiseInquiries.ticketId))
    .where(eq(merchandiseInquiries.id, inquiryId));
  if (!found) return;
  const { inquiry, yardId } = found;
  const { name, email, phone, locale, inquiryType, subject, message } = inquiry;
  const heading = inquiryType === 'ticket' ? 'Ticket question' : 'Merchandise inquiry';
  await sendMail({
    id: `inquiry-staff.${inquiryId}`,
    to: staffAddress(yardId),
    replyTo: email,
    subject: subjectAbout(inquiryId, `${heading} from ${name}`),
    ...renderMail({
      heading,
      paragraphs: [
        `This came from the website. We promise an answer within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
      ],
      button: { label: 'Open inquiry', href: siteAddress(adminInquiryPath(inquiryId)) },
      fields: [
        { label: 'Name', value: name },
        { label: 'Email', value: email, href: mailLink(email) },
        phoneField(phone),
        ...languageFields(locale),
        { label: 'About', value: INQUIRY_TYPE_NAMES[inquiryType] },
        { label: 'Subject', value: subject },
        { label: 'Message', value: message },
      ],
    }),
  });
}

/** Mails staff's answer in the frame of the asker's language. If it bounces, the inquiry waits again, to be answered by phone. */
export async function mailAnswer(db: Database, answerId: string): Promise<void> {
  const [found] = await db
    .select({ text: inquiryAnswers.text, inquiry: merchandiseInquiries, yardId: tickets.yardId })
    .from(inquiryAnswers)
    .innerJoin(merchandiseInquiries, eq(merchandiseInquiries.id, inquiryAnswers.inquiryId))
    .leftJoin(tickets, eq(tickets.id, merchandiseInquiries.ticketId))
    .where(eq(inquiryAnswers.id, answerId));
  if (!found) return;
  const { text, inquiry, yardId } = found;
  const { id, email, locale, message } = inquiry;
  const [ticket = null] = inquiry.ticketId ? await readTickets(db, eq(tickets.id, inquiry.ticketId), 1) : [];
  const { mailSubject, hello } = readyReply({ ...inquiry, ticket });
  const texts = inLocale(locale, replyTexts, spanishTexts);
  const isTaken = await sendVisitorMail(db, {
    id: `inquiry-answer.${answerId}`,
    to: email,
    replyTo: staffAddress(yardId),
    subject: mailSubject.text,
    ...renderMail({
      heading: texts.heading,
      paragraphs: [hello, ...text.split(/\n+/), texts.questions],
      fields: [{ label: texts.youWrote, value: message }, ...callFields(texts.call)],
      locale,
    }),
  });
  if (isTaken) return;
  await inTransaction(db, async (tx) => {
    const reopened = await tx
      .update(merchandiseInquiries)
      .set({ answeredAt: null })
      .where(and(eq(merchandiseInquiries.id, id), isNotNull(merchandiseInquiries.answeredAt)))
      .returning({ id: merchandiseInquiries.id });
    if (reopened.length === 0) return;
    await recordAudit(tx, MAIL_SERVER, {
      action: 'set_inquiry_answered',
      subjectKind: 'inquiry',
      subjectId: id,
      before: { isAnswered: true },
      after: { isAnswered: false },
    });
  });
}
