import { yardName } from '../../business/yards.ts';
import { dayText } from '../../domain/locations/hours/special-days.ts';
import { loadOf } from '../../domain/offers/lines/offered-load.ts';
import { momentText } from '../../domain/offers/request/moment-text.ts';
import { DECLINE_REASON_TEXTS } from '../../domain/offers/texts.ts';
import type { RequestPage } from '../../domain/offers/offers.api.ts';
import { requestNames } from '../../domain/quotes/texts.ts';
import { slotText, windowText } from '../../domain/quotes/request-words.ts';
import { yardTimeText } from '../../domain/shared/time/new-york-time.ts';
import type { IconName } from '../../ui/icons.ts';
import { standingTexts } from './texts.ts';

interface StandingText {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** A sentence, and the day and the window of a pickup where one was asked for. */
function withAskedFor(sentence: string, { day, time }: RequestPage): string {
  if (day === null || (time !== 'morning' && time !== 'afternoon')) return sentence;
  return `${sentence} ${standingTexts.askedFor(dayText(day), windowText(time))}`;
}

/** When a customer can expect to hear from us. */
function expectation(page: RequestPage): string {
  const { kind, day, time, answerBy, now } = page;
  if (kind === 'callback' && day && time) return standingTexts.callOn(dayText(day), slotText(time));
  return answerBy && Date.parse(answerBy) > Date.parse(now)
    ? withAskedFor(standingTexts.answerBy(momentText(new Date(answerBy), new Date(now))), page)
    : standingTexts.late;
}

const timeText = (iso: string | null | undefined): string => (iso ? yardTimeText(new Date(iso)) : '');

/** What happens after an acceptance. */
function nextStep(page: RequestPage): string {
  const { kind, offer, car, now } = page;
  const load = loadOf(car);
  if (kind === 'pickup') return withAskedFor(standingTexts.pickup[load], page);
  if (!offer) return '';
  const until = timeText(offer.validUntil);
  if (Date.parse(offer.validUntil) <= Date.parse(now)) return standingTexts.over(until);
  return standingTexts.bring[load](yardName(offer.yardId), until);
}

/** What a customer reads on top of the page. */
export function standingText(page: RequestPage): StandingText {
  const { kind, standing, offer, receivedAt, car } = page;
  const request = requestNames[kind];
  switch (standing) {
    case 'received':
      return {
        icon: 'mail',
        ...standingTexts.received(request, timeText(receivedAt), expectation(page)),
        ...(car && { title: standingTexts.car.received }),
      };
    case 'reading':
      return {
        icon: 'user',
        ...standingTexts.reading(request, expectation(page)),
        ...(car && { title: standingTexts.car.reading }),
      };
    case 'answered':
      return { icon: 'check', ...standingTexts.answered };
    case 'offer':
      return { icon: 'cash', ...standingTexts.offer(offer?.version === 1, timeText(offer?.validUntil)) };
    case 'accepted':
      return {
        icon: 'check',
        ...standingTexts.accepted(offer?.decidedName ?? '', timeText(offer?.decidedAt), nextStep(page)),
      };
    case 'declined': {
      const key = offer?.declineReason ?? 'none';
      const reason = key === 'none' ? '' : DECLINE_REASON_TEXTS[key];
      return { icon: 'info', ...standingTexts.declined(timeText(offer?.decidedAt), reason) };
    }
    case 'expired':
      return { icon: 'clock', ...standingTexts.expired(timeText(offer?.validUntil)) };
    case 'withdrawn':
      return { icon: 'info', ...standingTexts.withdrawn(timeText(offer?.endedAt)) };
    case 'closed':
      return { icon: 'check', ...standingTexts.closed };
  }
}
