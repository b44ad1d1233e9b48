import type { Executor } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { attachedPhoto } from './attached-photo.ts';
import type { QuoteRow } from './find-quote.ts';
import { quoteFields } from './quote-fields.ts';

export interface StaffMail {
  /** One of a kind for each quote request. */
  readonly id: string;
  readonly heading: string;
  readonly paragraph: string;
}

/** A mail to staff with everything of a quote request; an answer to it goes to the visitor. */
export async function sendStaffMail(
  db: Executor,
  quote: QuoteRow,
  { id, heading, paragraph }: StaffMail,
): Promise<void> {
  await sendMail({
    id,
    to: staffAddress(),
    replyTo: quote.email ?? undefined,
    subject: `${heading} from ${quote.firstName} ${quote.lastName}`,
    ...renderMail({ heading, paragraphs: [paragraph], fields: await quoteFields(db, quote) }),
    photo: await attachedPhoto(quote),
  });
}
