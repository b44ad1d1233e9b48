import type { CounterHold } from '../../../../domain/holds/admin-holds.api.ts';
import { holdCodeText } from '../../../../domain/holds/hold-code.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LanguageBadge } from '../../ui/inbox.tsx';
import { heldPriceText } from './held-price-text.ts';
import { lineFor } from './ticket-draft.ts';
import type { CounterStore } from './ticket.store.ts';

interface HeldPricesProps {
  readonly holds: readonly CounterHold[];
  readonly grades: readonly CounterGrade[];
  /** At the highest that is held, offered or posted. */
  readonly onWeigh: CounterStore['weigh'];
}

/** The prices that the seller holds: each begins a line of its grade, or says why it cannot be used here. */
export function HeldPrices({ holds, grades, onWeigh }: HeldPricesProps) {
  return (
    <section className="mt-3 border-l-8 border-copper pl-3" aria-labelledby="held-title">
      <h3 id="held-title" className="text-2xl">
        Held prices
      </h3>
      <ul>
        {holds.map((hold) => {
          const grade = grades.find(({ metalType }) => metalType === hold.metalType);
          return (
            <li key={hold.id} className="flex flex-wrap items-center gap-x-3 border-b-2 border-line py-2">
              <p className="min-w-0 grow basis-48 wrap-anywhere">
                <strong>{holdCodeText(hold.code)}</strong> <LanguageBadge locale={hold.locale} />
                <span className="block tabular-nums">{heldPriceText(hold)}</span>
                {hold.refusal && <span className="block font-bold text-down">{hold.refusal}.</span>}
              </p>
              {grade && hold.refusal === null && (
                <Button onClick={() => onWeigh(grade, lineFor(grade))}>Weigh {hold.name}</Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
