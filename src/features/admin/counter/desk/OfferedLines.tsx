import { type YardId, yardName } from '../../../../business/yards.ts';
import { loadOf } from '../../../../domain/offers/lines/offered-load.ts';
import { offerPriceText, offerWeightText } from '../../../../domain/offers/lines/offer-line-text.ts';
import { feeNames } from '../../../../domain/offers/texts.ts';
import type { PromisedLine } from '../../../../domain/promises/promise.ts';
import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LanguageBadge } from '../../ui/inbox.tsx';
import { promiseText } from '../../ui/promise-text.ts';
import type { AcceptedOffer } from './accepted-offer.ts';
import { lineFor, offeredLine } from './ticket-draft.ts';
import type { CounterStore } from './ticket.store.ts';

interface OfferedLinesProps {
  readonly offered: AcceptedOffer;
  /** Of this device. */
  readonly yardId: YardId;
  readonly grades: readonly CounterGrade[];
  readonly onWeigh: CounterStore['weigh'];
}

/** Each line of the offer with what is left of it; undefined for what is not on the price list. */
function withLeft({ offer, promise }: AcceptedOffer) {
  const named = offer.lines.filter(({ metalType }) => metalType !== null);
  return offer.lines.map((line) => ({ line, rest: promise.left.lines[named.indexOf(line)] }));
}

/** "40 lb left" once some of it is paid. */
function leftText(rest: PromisedLine | undefined): string {
  if (!rest?.isSummed || rest.left === rest.most) return '';
  const weight = { weight: rest.left, unit: rest.unit === 'each' ? 'each' : 'lb' } as const;
  return `, ${offerWeightText(weight)} left`;
}

/** The lines of the accepted offer: each begins a line of the ticket, at the price that was promised or, after the offer's end, at today's. */
export function OfferedLines({ offered, yardId, grades, onWeigh }: OfferedLinesProps) {
  const { offer, promise, locale } = offered;
  const { lines, totalCents, pickupFeeCents, decidedName } = offer;
  const { isOver } = promise;
  const standing = promiseText(promise);
  return (
    <section className="mt-3 border-l-8 border-copper pl-3" aria-labelledby="offered-title">
      <h3 id="offered-title" className="text-2xl">
        Offer accepted by {decidedName} <LanguageBadge locale={locale} />
      </h3>
      {offer.yardId !== yardId && (
        <p className="font-bold text-down">This offer is for {yardName(offer.yardId)}.</p>
      )}
      {standing && <p className={isOver ? 'font-bold text-down' : ''}>{standing}</p>}
      {lines.length === 0 && <p>One total for everything: {moneyText(totalCents)}</p>}
      {pickupFeeCents > 0 && (
        <p>
          {feeNames[loadOf(offered.vehicle)]}, not on the ticket: {moneyText(pickupFeeCents)}
        </p>
      )}
      <ul>
        {withLeft(offered).map(({ line, rest }, index) => {
          const grade = grades.find(({ metalType }) => metalType === line.metalType);
          const isSpent = rest !== undefined && Number(rest.left) === 0;
          const draft = grade && (isOver || isSpent ? lineFor(grade) : offeredLine(line, grade));
          return (
            <li
              key={`${index} ${line.label}`}
              className="flex flex-wrap items-center gap-x-3 border-b-2 border-line py-2"
            >
              <p className="min-w-0 grow basis-48 wrap-anywhere">
                <strong>{line.label}</strong>
                <span className="block tabular-nums">
                  {offerPriceText(line)}, {offerWeightText(line)}
                  {leftText(rest)}
                </span>
              </p>
              {grade && draft ? (
                <Button onClick={() => onWeigh(grade, draft)}>Weigh {line.label}</Button>
              ) : (
                <span className="text-muted">
                  {grade
                    ? `${grade.name} is priced per ${grade.unit}. Add it below at a price that matches the offer.`
                    : 'Add it below and choose a grade.'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
