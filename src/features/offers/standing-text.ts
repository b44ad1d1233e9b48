import { TRUCK_WINDOW_MINUTES } from '../../business/constants.ts';
import { yardName } from '../../business/yards.ts';
import { dayText } from '../../domain/locations/hours/special-days.ts';
import { loadOf } from '../../domain/offers/lines/offered-load.ts';
import { momentText } from '../../domain/offers/request/moment-text.ts';
import { DECLINE_REASON_TEXTS } from '../../domain/offers/texts.ts';
import type { PlannedStop, RequestPage } from '../../domain/offers/offers.api.ts';
import { timeTexts } from '../../domain/shared/text/texts.ts';
import { callbackScheduled, notBookedTexts, requestNames } from '../../domain/quotes/texts.ts';
import { slotText } from '../../domain/quotes/request-words.ts';
import { clockFace, yardTimeText } from '../../domain/shared/time/new-york-time.ts';
import type { IconName } from '../../ui/icons.ts';
import { standingTexts } from './texts.ts';

interface StandingText {
  readonly icon: IconName;
  readonly title: string;
  /** One statement a line. */
  readonly text: string;
}

/** The day and the hour in which a planned truck comes, or that it is on its way. */
function stopText({ day, startsAt, state }: PlannedStop): string {
  if (state === 'done' || state === 'canceled') return standingTexts.stop[state];
  const window = timeTexts.range(clockFace(startsAt), clockFace(startsAt + TRUCK_WINDOW_MINUTES));
  return state === 'planned' ? standingTexts.stop.planned(dayText(day), window) : standingTexts.stop.onTheWay;
}

/** When a customer can expect to hear from us, and until a truck is booked, that none is. */
function expectation({ kind, day, time, answerBy, now, stop, car }: RequestPage): string {
  if (kind === 'callback' && day && time) return standingTexts.callOn(dayText(day), slotText(time));
  if (!answerBy || Date.parse(answerBy) <= Date.parse(now)) return standingTexts.late;
  const answer = standingTexts.answerBy(momentText(new Date(answerBy), new Date(now)));
  return kind === 'pickup' && !stop ? `${answer}\n${notBookedTexts[loadOf(car)]}` : answer;
}

/** Where a truck may be planned, and its time is not old news. */
const HAS_STOP: ReadonlySet<RequestPage['standing']> = new Set([
  'received',
  'reading',
  'answered',
  'offer',
  'accepted',
]);

const timeText = (iso: string | null | undefined): string => (iso ? yardTimeText(new Date(iso)) : '');

/** What happens after an acceptance. */
function nextStep(page: RequestPage): string {
  const { kind, offer, car, now } = page;
  const load = loadOf(car);
  if (kind === 'pickup' && page.stop) return '';
  if (kind === 'pickup') return standingTexts.pickup[load];
  if (!offer) return '';
  const until = timeText(offer.validUntil);
  if (Date.parse(offer.validUntil) <= Date.parse(now)) return standingTexts.over(until);
  return standingTexts.bring[load](yardName(offer.yardId), until);
}

/** What a customer reads on top of the page. A planned truck is said with whatever else is said of an open request. */
export function standingText(page: RequestPage): StandingText {
  const { icon, title, text } = textOf(page);
  return page.stop && HAS_STOP.has(page.standing)
    ? { icon, title, text: `${text.trim()}\n${stopText(page.stop)}` }
    : { icon, title, text };
}

function textOf(page: RequestPage): StandingText {
  const { kind, standing, offer, car } = page;
  const request = requestNames[kind];
  switch (standing) {
    case 'received':
      return {
        icon: kind === 'callback' ? 'phone' : 'mail',
        ...standingTexts.received(request, expectation(page)),
        ...(car && { title: standingTexts.car.received }),
        ...(kind === 'callback' && { title: callbackScheduled }),
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
