import type { StaffOffer } from '../../../domain/offers/admin-offers.api.ts';
import { OFFER_STANDING_NAMES, type OfferChannel } from '../../../domain/offers/offer-state.ts';
import { DECLINE_REASON_TEXTS } from '../../../domain/offers/texts.ts';
import { staffTime } from '../staff-text.ts';

/** https://faq.whatsapp.com/5913398998672934: digits alone, with the country's code. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

const CHANNEL_TEXTS: Readonly<Record<OfferChannel, string>> = {
  mail: 'by email',
  link: 'shared as a link',
  phone: 'by phone',
};

/** "Accepted by Ada Wright, Nov 21, 2026, 4:19 PM" */
export function offerStandingText(offer: StaffOffer): string {
  const { standing, seenAt, decidedAt, decidedName, declineReason, endedAt, validUntil } = offer;
  const name = OFFER_STANDING_NAMES[standing];
  switch (standing) {
    case 'sent':
      return seenAt ? `Customer saw it ${staffTime(seenAt)}` : 'Sent, not seen yet';
    case 'accepted':
      return `${name} by ${decidedName}, ${staffTime(decidedAt ?? '')}`;
    case 'declined': {
      const reason = declineReason ? DECLINE_REASON_TEXTS[declineReason] : '';
      return `${name}, ${staffTime(decidedAt ?? '')}: ${reason}`;
    }
    case 'expired':
      return `${name}, ${staffTime(validUntil)}`;
    case 'withdrawn':
    case 'replaced':
      return `${name}, ${staffTime(endedAt ?? '')}`;
  }
}

/** "Stan Staff, Nov 21, 2026, 4:19 PM, by email" */
export const offerSentText = ({ createdByName, sentAt, channel }: StaffOffer): string =>
  `${createdByName}, ${staffTime(sentAt)}, ${CHANNEL_TEXTS[channel]}`;
