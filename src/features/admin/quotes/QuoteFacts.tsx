import { estimateWords } from '../../../domain/estimate/estimate-words.ts';
import { dayText } from '../../../domain/locations/hours/special-days.ts';
import type { CalendarDay, QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import { RETENTION } from '../../../domain/privacy/retention.ts';
import { chosenFacts } from '../../../domain/quotes/request-choices.ts';
import { QUOTE_KIND_NAMES } from '../../../domain/shared/quote-state.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { slotText, windowText } from '../../../domain/quotes/request-words.ts';
import { weightTexts } from '../../../domain/quotes/texts.ts';
import { vehicleFacts, vinFact } from '../../../domain/vehicles/value/vehicle-facts.ts';
import { clockFace } from '../../../domain/shared/time/new-york-time.ts';
import { queryString } from '../../../lib/address/write-address.ts';
import { adminCalendarPath } from '../../../paths.ts';
import { calendarDay } from '../truck/truck-text.ts';
import { staffTime } from '../staff-text.ts';
import { QuoteStanding } from './QuoteCard.tsx';

/** Labels and values that a pickup or callback request adds; none for a quote. */
export function detailFacts({
  details,
  vehicle,
}: Pick<QuoteDetail, 'details' | 'vehicle'>): readonly (readonly [string, string])[] {
  if (!details) return [];
  const day = ['Day', dayText(details.day)] as const;
  if ('time' in details) return [day, ['Time', slotText(details.time)]];
  return [
    ['Pick up at', `${details.address}, ${details.city}, ${details.state} ${details.zip}`],
    // A car says more exactly what it weighs.
    ...(vehicle ? [] : [['Weight', weightTexts[details.weightClass]] as const]),
    day,
    ['Time', windowText(details.window)],
  ];
}

function photoFact({ photos, photosAnnounced, photoState }: QuoteDetail): string {
  if (photoState === 'none') return 'None';
  if (photoState === 'deleted') return `Deleted after ${RETENTION.photoMonths} months`;
  const arrived = photos.filter(({ by }) => by === null).length;
  const taken = photos.length - arrived;
  const byStaff = taken > 0 ? [`${taken} from staff`] : [];
  if (arrived < photosAnnounced && photosAnnounced > 1)
    return [`${arrived} of ${photosAnnounced} received`, ...byStaff].join(', ');
  if (arrived > 0) return [`${arrived}`, ...byStaff, 'below'].join(', ');
  return photosAnnounced > 0 || taken === 0
    ? ['Not received yet', ...byStaff].join(', ')
    : `${byStaff.join()}, below`;
}

/** "Truck: Mon, Nov 23, 9:00 AM, Red Mack" */
export function calendarText({ day, stop }: CalendarDay): string {
  if (!stop) return 'Plan a truck';
  const when = `${calendarDay(day)}, ${clockFace(stop.startsAt)}, ${stop.truck}`;
  return stop.state === 'canceled' ? `Truck canceled by the customer: ${when}` : `Truck: ${when}`;
}

const CalendarLink = (its: CalendarDay) => (
  <a
    className="inline-flex min-h-12 items-center font-bold text-link underline"
    href={adminCalendarPath + queryString({ yard: its.yard, day: its.day })}
  >
    {calendarText(its)}
  </a>
);

export function QuoteFacts({ quote }: { readonly quote: QuoteDetail }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Type', QUOTE_KIND_NAMES[quote.kind]],
    // The description has it in words, and those may be Spanish.
    ...(quote.locale === 'es' && quote.estimate
      ? [['Estimate', estimateWords(quote.estimate)] as const]
      : []),
    ...(quote.vehicle ? [vinFact(quote.vehicle), ...vehicleFacts(quote.vehicle)] : []),
    ...detailFacts(quote),
    ...chosenFacts({ ...quote, location: quote.yard }),
    ['Email', `${quote.email ?? 'None'}${quote.isMailRefused ? ' (our email bounced)' : ''}`],
    ['Received', staffTime(quote.createdAt)],
    ...(quote.answeredAt ? [['Answered', staffTime(quote.answeredAt)] as const] : []),
    ...(quote.wonCents === null ? [] : [['Amount paid', moneyText(quote.wonCents)] as const]),
    ['Photos', photoFact(quote)],
    ...(quote.suspectedSpam ? [['Note', 'Looks like spam, so we sent no email'] as const] : []),
  ];
  return (
    <section className="staff-card" aria-label="Request">
      <p className="text-xl">
        <QuoteStanding {...quote} />
      </p>
      <dl className="mt-2 grid gap-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {quote.calendar && <CalendarLink {...quote.calendar} />}
      <p className="mt-4 break-words whitespace-pre-line">{quote.description}</p>
    </section>
  );
}
