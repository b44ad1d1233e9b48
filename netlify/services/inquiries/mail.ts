import { eq } from 'drizzle-orm';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import { INQUIRY_TYPE_NAMES } from '../../../src/domain/inquiries/inquiry-type-names.ts';
import { adminInquiryPath } from '../../../src/paths.ts';
import { mailLink } from '../../../src/domain/shared/contact/mail-link.ts';
import { subjectAbout } from '../../../src/domain/shared/contact/request-code.ts';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import type { Database } from '../../database/client.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail, type MailField } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { languageFields } from '../outbox/language-fields.ts';

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
