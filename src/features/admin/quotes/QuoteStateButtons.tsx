import { setQuoteStateApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteState } from '../../../domain/quotes/quote-state.ts';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { QuotePartProps } from './quote-part.ts';

/** Buttons for each state, in both directions. */
export function QuoteStateButtons({ quote, reload }: QuotePartProps) {
  const { isBusy, run } = useAct(reload, actFirst);
  const { id, state } = quote;
  const change = (to: QuoteState) =>
    run(
      () => staffCall(setQuoteStateApi, { params: { id }, body: { from: state, to } }),
      `This request is ${QUOTE_STATE_NAMES[to].toLowerCase()} now`,
    );

  return (
    <section className="staff-card" aria-labelledby="state-title">
      <h2 id="state-title">State</h2>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {QUOTE_STATES.map((each) => (
          <button
            key={each}
            type="button"
            className="button button-line staff-tab"
            aria-pressed={each === state}
            aria-disabled={isBusy}
            onClick={() => void (each === state || change(each))}
          >
            {QUOTE_STATE_NAMES[each]}
          </button>
        ))}
      </div>
    </section>
  );
}
