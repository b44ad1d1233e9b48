import { eq } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { YARDS } from '../../../src/business/yards.ts';
import { DECLINE_REASON_TEXTS } from '../../../src/domain/offers/offer-state.ts';
import { QUOTE_KIND_NAMES } from '../../../src/domain/quotes/quote-state.ts';
import { moneyText } from '../../../src/domain/shared/money.ts';
import { yardTimeText } from '../../../src/domain/shared/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import { adminQuotePath } from '../../../src/staff-paths.ts';
import type { Database } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { adminAddress } from '../../lib/admin-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { hasRefusedMail, sendVisitorMail } from '../outbox/visitor-mail.ts';
import { offerLink, requestTokenOf } from './request-token.ts';

async function findWithQuote(db: Database, offerId: string) {
  const [found] = await db
    .select({ offer: offers, quote: quoteRequests })
    .from(offers)
    .innerJoin(quoteRequests, eq(quoteRequests.id, offers.quoteId))
    .where(eq(offers.id, offerId));
  return found ?? null;
}

interface CustomerMail {
  readonly id: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraph: string;
}

/** The way to an offer, by mail. It repeats nothing that a visitor typed. */
async function sendCustomerMail(
  db: Database,
  { offer, quote }: NonNullable<Awaited<ReturnType<typeof findWithQuote>>>,
  { id, subject, heading, paragraph }: CustomerMail,
): Promise<void> {
  const token = requestTokenOf(quote);
  if (quote.email === null || token === null) return;
  const yard = YARDS.find((each) => each.id === offer.yardId);
  await sendVisitorMail(db, {
    id: `${id}.${offer.id}`,
    to: quote.email,
    replyTo: staffAddress(offer.yardId),
    subject: `${subject} for your ${QUOTE_KIND_NAMES[quote.kind].toLowerCase()} request`,
    ...renderMail({
      heading,
      paragraphs: [paragraph],
      button: { label: 'See the offer', href: offerLink(token) },
      fields: [
        ...(offer.totalCents > 0
          ? [{ label: offer.lines.length > 0 ? 'Estimate' : 'Offer', value: moneyText(offer.totalCents) }]
          : []),
        ...(offer.pickupFeeCents > 0
          ? [{ label: 'Pickup fee', value: moneyText(offer.pickupFeeCents) }]
          : []),
        { label: 'Valid until', value: yardTimeText(offer.validUntil) },
        ...(yard
          ? [
              { label: 'Yard', value: yard.name },
              { label: 'Call us', value: formatPhone(yard.phone), href: `tel:${yard.phone}` },
            ]
          : []),
      ],
    }),
  });
}

/** Sends the customer the way to the offer, unless it was ended meanwhile. */
export async function mailOffer(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (found?.offer.state !== 'sent') return;
  const isFirst = found.offer.version === 1;
  await sendCustomerMail(db, found, {
    id: 'offer-customer',
    subject: isFirst ? 'Our offer' : 'Our new offer',
    heading: isFirst ? 'Here is our offer' : 'Here is our new offer',
    paragraph: `You asked ${BUSINESS_NAME} about your scrap. Please open the offer to see each line, and to accept or decline it.`,
  });
}

/** Reminds the customer of an offer that is still open. */
export async function mailReminder(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (found?.offer.state !== 'sent' || found.offer.validUntil <= new Date()) return;
  if (found.quote.email === null || (await hasRefusedMail(db, found.quote.email))) return;
  await sendCustomerMail(db, found, {
    id: 'offer-reminder',
    subject: 'A reminder: our offer',
    heading: 'Our offer ends soon',
    paragraph: `This is the only reminder that ${BUSINESS_NAME} sends. Please open the offer to accept or decline it.`,
  });
}

/** Tells staff what the customer has decided. */
export async function mailDecision(db: Database, offerId: string): Promise<void> {
  const found = await findWithQuote(db, offerId);
  if (!found) return;
  const { offer, quote } = found;
  const { decidedAt } = offer;
  if (decidedAt === null) return;
  const word = offer.state === 'accepted' ? 'accepted' : 'declined';
  await sendMail({
    id: `offer-decision.${offerId}`,
    to: staffAddress(offer.yardId),
    replyTo: quote.email ?? undefined,
    subject: `Offer ${word} by ${quote.firstName} ${quote.lastName}`,
    ...renderMail({
      heading: `The offer was ${word}`,
      paragraphs: [
        offer.state === 'accepted'
          ? 'Sent from the website. The request is won once it is bought: by a ticket, or by hand.'
          : 'Sent from the website. You can make another offer.',
      ],
      button: { label: 'Open in the inbox', href: adminAddress(adminQuotePath(quote.id)) },
      fields: [
        { label: 'Name', value: `${quote.firstName} ${quote.lastName}` },
        { label: 'Phone', value: formatPhone(quote.phone), href: `tel:${quote.phone}` },
        ...(offer.decidedName === null ? [] : [{ label: 'Accepted by', value: offer.decidedName }]),
        ...(offer.declineReason === null
          ? []
          : [{ label: 'Reason', value: DECLINE_REASON_TEXTS[offer.declineReason] }]),
        { label: 'Version', value: String(offer.version) },
        { label: 'Sum', value: moneyText(offer.totalCents) },
        { label: 'Yard', value: YARDS.find(({ id }) => id === offer.yardId)?.name ?? offer.yardId },
        { label: 'Decided', value: yardTimeText(decidedAt) },
      ],
    }),
  });
}
