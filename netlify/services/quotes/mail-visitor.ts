import { BUSINESS } from '../../../src/business/business.ts';
import { PROMISES } from '../../../src/business/constants.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findQuote } from './find-quote.ts';

/**
 * Confirms a quote request to the visitor who asked for mail. Nothing they typed is repeated: the address may be
 * somebody else's, and must not be sent a stranger's words in our name.
 */
export async function mailVisitor(db: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (!quote?.email) return;
  const content = {
    heading: 'We have your quote request',
    paragraphs: [
      `Thank you for asking ${BUSINESS.name} for a quote. We will contact you within ${PROMISES.answerWithinHours} hours.`,
      'If you did not ask for this, you can ignore this mail.',
    ],
    fields: [
      {
        label: 'Call us',
        value: formatPhone(BUSINESS.quotesPhone),
        href: `tel:${BUSINESS.quotesPhone}`,
      },
    ],
  };
  await sendMail({
    id: `quote-visitor.${quoteId}`,
    to: quote.email,
    replyTo: staffAddress(),
    subject: `Your quote request to ${BUSINESS.name}`,
    ...renderMail(content),
  });
}
