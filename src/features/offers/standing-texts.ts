import { YARDS } from '../../business/yards.ts';
import { dayText } from '../../domain/locations/special-days.ts';
import { momentText } from '../../domain/offers/moment-text.ts';
import type { RequestPage } from '../../domain/offers/offers.api.ts';
import { slotText, windowText } from '../../domain/quotes/request-words.ts';
import { QUOTE_KIND_NAMES } from '../../domain/quotes/quote-state.ts';
import { yardTimeText } from '../../domain/shared/new-york-time.ts';
import { DECLINE_REASON_TEXTS } from '../../domain/offers/offer-state.ts';
import type { IconName } from '../../ui/icons.ts';

interface StandingText {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The day and the window of a pickup; empty for other requests. */
function askedFor({ day, time }: RequestPage): string {
  if (day === null || (time !== 'morning' && time !== 'afternoon')) return '';
  return ` You asked for ${dayText(day)}: ${windowText(time)}.`;
}

/** When a customer can expect to hear from us. */
function expectation(page: RequestPage): string {
  const { kind, day, time, answerBy, now } = page;
  if (kind === 'callback' && day && time) {
    return `We will call the number you gave us on ${dayText(day)}, ${slotText(time)} in Georgia.`;
  }
  if (answerBy === null) return 'We answer as soon as we are open again.';
  return Date.parse(answerBy) > Date.parse(now)
    ? `Expect our answer by ${momentText(new Date(answerBy), new Date(now))}, Georgia time.${askedFor(page)}`
    : 'We are later than we promised. Please call us.';
}

const timeText = (iso: string | null | undefined): string => (iso ? yardTimeText(new Date(iso)) : '');

/** What happens after an acceptance. */
function nextStep(page: RequestPage): string {
  const { kind, offer } = page;
  const yard = YARDS.find(({ id }) => id === offer?.yardId)?.name ?? '';
  if (kind !== 'pickup') return `Please bring your load and your photo ID to our ${yard} yard.`;
  return `We will call you to agree on when we pick it up.${askedFor(page)}`;
}

/** What a customer reads on top of the page. */
export function standingText(page: RequestPage): StandingText {
  const { kind, standing, offer, receivedAt } = page;
  const request = `${QUOTE_KIND_NAMES[kind].toLowerCase()} request`;
  switch (standing) {
    case 'received':
      return {
        icon: 'mail',
        title: `We have your ${request}`,
        text: `It arrived ${timeText(receivedAt)}. ${expectation(page)}`,
      };
    case 'reading':
      return {
        icon: 'user',
        title: `We are working on your ${request}`,
        text: `Someone here is taking care of it. ${expectation(page)}`,
      };
    case 'answered':
      return {
        icon: 'check',
        title: 'We have answered you',
        text: 'We called or wrote to you about your request. If nothing has reached you, please call us.',
      };
    case 'offer':
      return {
        icon: 'cash',
        title: offer?.version === 1 ? 'Here is our offer' : 'Here is our new offer',
        text: `You can accept it until ${timeText(offer?.validUntil)}.`,
      };
    case 'accepted':
      return {
        icon: 'check',
        title: 'The offer is accepted',
        text: `${offer?.decidedName ?? ''} accepted it ${timeText(offer?.decidedAt)}. ${nextStep(page)}`,
      };
    case 'declined':
      return {
        icon: 'info',
        title: 'The offer is declined',
        text: `Declined ${timeText(offer?.decidedAt)}: ${
          offer?.declineReason ? DECLINE_REASON_TEXTS[offer.declineReason].toLowerCase() : ''
        }. Changed your mind? Please call us.`,
      };
    case 'expired':
      return {
        icon: 'clock',
        title: 'This offer has expired',
        text: `It was valid until ${timeText(offer?.validUntil)}. Prices move every day: call us for a new offer.`,
      };
    case 'withdrawn':
      return {
        icon: 'info',
        title: 'We have withdrawn this offer',
        text: `Our staff withdrew it ${timeText(offer?.endedAt)}, so it can no longer be accepted. Please call us, and we will tell you why.`,
      };
    case 'closed':
      return {
        icon: 'check',
        title: 'This request is closed',
        text: 'Thank you. Have more scrap? Send us a new request, or call us.',
      };
  }
}
