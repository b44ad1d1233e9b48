import { useRef, useState } from 'react';
import { setQuoteStateApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteState } from '../../../domain/shared/quote-state.ts';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { WonForm } from './WonForm.tsx';
import type { QuotePartProps } from '../ui/inbox.tsx';

/** Buttons for each state, in both directions. Won asks for the sum first. */
export function QuoteStateButtons({ quote, reload }: QuotePartProps) {
  const { isBusy, run } = useAct(reload, actFirst);
  const [isWinning, setWinning] = useState(false);
  const won = useRef<HTMLButtonElement>(null);
  const { id, state } = quote;
  const change = (to: QuoteState, wonCents: number | null = null) =>
    run(
      () => staffCall(setQuoteStateApi, { params: { id }, body: { from: state, to, wonCents } }),
      `This request is ${QUOTE_STATE_NAMES[to].toLowerCase()} now`,
    );
  const close = () => {
    setWinning(false);
    // The form had the focus.
    won.current?.focus();
  };
  const press = (to: QuoteState) => {
    if (to === state && to !== 'won') return;
    setWinning(to === 'won');
    if (to !== 'won') void change(to);
  };

  return (
    <section className="staff-card" aria-labelledby="state-title">
      <h2 id="state-title">State</h2>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {QUOTE_STATES.map((each) => (
          <button
            key={each}
            ref={each === 'won' ? won : undefined}
            type="button"
            className="button button-line staff-tab"
            aria-pressed={each === state}
            aria-disabled={isBusy}
            onClick={() => press(each)}
          >
            {QUOTE_STATE_NAMES[each]}
          </button>
        ))}
      </div>
      {isWinning && (
        <WonForm
          wonCents={quote.wonCents}
          onWon={(wonCents) => {
            close();
            void change('won', wonCents);
          }}
          onCancel={close}
        />
      )}
    </section>
  );
}
