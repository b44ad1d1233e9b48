import type { YardOfferFigures } from '../../../domain/offers/offer-figures.api.ts';
import { readOfferFiguresApi } from '../../../domain/offers/offer-figures.api.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { staffTime } from '../staff-text.ts';
import { yardName } from '../../../business/yards.ts';
import { useStaffData } from '../use-staff-data.ts';

const HOUR_MINUTES = 60;
/** "45 min", "3 h 20 min". Never days: a day of open hours is not a day. */
const openTimeText = (minutes: number): string =>
  minutes < HOUR_MINUTES
    ? `${minutes} min`
    : `${Math.floor(minutes / HOUR_MINUTES)} h ${minutes % HOUR_MINUTES} min`;

const HEADS = ['Yard', 'First answer', 'Waiting since', 'Offers', 'Accepted', 'Declined', 'Expired'] as const;

const cellsOf = (figures: YardOfferFigures): readonly string[] => {
  const { medianMinutes, waitingSince, sent, accepted, declined, expired } = figures;
  return [
    medianMinutes === null ? '–' : openTimeText(medianMinutes),
    waitingSince ? staffTime(waitingSince) : '–',
    ...[sent, accepted, declined, expired].map((count) => count.toLocaleString('en-US')),
  ];
};

/** How quickly requests are answered, and what became of offers, by yard. */
export function OfferFigures() {
  const figures = useStaffData(readOfferFiguresApi);
  return (
    <section className="staff-card" aria-labelledby="offer-figures-title">
      <h2 id="offer-figures-title">Requests and offers, last 30 days</h2>
      <p className="mt-2 text-muted">First answer shows how long customers typically wait, in open hours.</p>
      <LoadState {...figures} waiting="min-h-40" />
      {figures.value && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
        <section className="mt-3 overflow-x-auto" aria-label="Requests and offers" tabIndex={0}>
          <table className="staff-table tabular-nums">
            <thead>
              <tr>
                {HEADS.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.value.map((row) => (
                <tr key={row.yardId ?? ''}>
                  <th scope="row">{yardName(row.yardId)}</th>
                  {cellsOf(row).map((cell, index) => (
                    <td key={HEADS[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
