import { type YardId, yardName } from '../../../business/yards.ts';
import type { StaffOffer } from '../../../domain/offers/admin-offers.api.ts';
import { offerPriceText, offerWeightText } from '../../../domain/offers/offer-line-text.ts';
import type { Locale } from '../../../domain/shared/locales.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import type { BegunLine } from './LineEditor.tsx';
import { offeredLine } from './ticket-draft.ts';
import { LanguageBadge } from '../ui/inbox.tsx';

interface OfferedLinesProps {
  readonly offer: StaffOffer;
  /** Of the customer. */
  readonly locale: Locale;
  /** Of this device. */
  readonly yardId: YardId;
  readonly grades: readonly CounterGrade[];
  readonly onWeigh: (line: BegunLine) => void;
}

/** The lines of the accepted offer: each begins a line of the ticket, at the price that was promised. */
export function OfferedLines({ offer, locale, yardId, grades, onWeigh }: OfferedLinesProps) {
  const { lines, totalCents, pickupFeeCents, decidedName } = offer;
  const isOther = offer.yardId !== yardId;
  return (
    <section className="mt-3 border-l-8 border-copper pl-3" aria-labelledby="offered-title">
      <h3 id="offered-title" className="text-2xl">
        Offer accepted by {decidedName} <LanguageBadge locale={locale} />
      </h3>
      {isOther && <p className="font-bold text-down">It was made for {yardName(offer.yardId)}.</p>}
      {lines.length === 0 && <p>One sum for everything: {moneyText(totalCents)}</p>}
      {pickupFeeCents > 0 && <p>Pickup fee, not on the ticket: {moneyText(pickupFeeCents)}</p>}
      <ul>
        {lines.map((line, index) => {
          const grade = grades.find(({ metalType }) => metalType === line.metalType);
          const draft = grade && offeredLine(line, grade);
          return (
            <li
              key={`${index} ${line.label}`}
              className="flex flex-wrap items-center gap-x-3 border-b-2 border-line py-2"
            >
              <p className="min-w-0 grow basis-48 wrap-anywhere">
                <strong>{line.label}</strong>
                <span className="block tabular-nums">
                  {offerPriceText(line)}, {offerWeightText(line)}
                </span>
              </p>
              {grade && draft ? (
                <button
                  type="button"
                  className="button button-line"
                  onClick={() => onWeigh({ grade, draft })}
                >
                  Weigh {line.label}
                </button>
              ) : (
                <span className="text-muted">
                  {grade
                    ? `The list has ${grade.name} per ${grade.unit}: weigh it below, at the price that comes to what was promised`
                    : 'Choose its grade below'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
