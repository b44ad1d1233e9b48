import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { setQuoteStateApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { stateChangeSchema } from '../../../domain/quotes/quote-change.schema.ts';
import { toDollars } from '../../../domain/shared/numbers/money.ts';
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteState } from '../../../domain/shared/quote-state.ts';
import { typedCents } from '../../../domain/shared/numbers/typed-cents.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { QuotePartProps } from '../ui/inbox.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';

const schema = draftSchema(
  ({ wonCents }: { readonly wonCents: string }) => ({
    wonCents: wonCents.trim() === '' ? null : typedCents(wonCents),
  }),
  z.strictObject({ wonCents: stateChangeSchema.shape.wonCents }),
);

interface WonFormProps {
  /** What it was bought for, as far as that is known. */
  readonly wonCents: number | null;
  /** null: no sum. */
  readonly onWon: (wonCents: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks what a request was bought for, where no ticket says it. */
function WonForm({ wonCents, onWon, onCancel }: WonFormProps) {
  const form = useStaffForm({
    schema,
    empty: { wonCents: wonCents === null ? '' : toDollars(wonCents) },
    prefix: 'won',
    send: async (won) => onWon(won.wonCents),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('wonCents'), [setFocus]);
  return (
    <StaffForm
      form={form}
      className="mt-4 grid gap-3"
      aria-label="Won"
      submit="Mark as won"
      button="button-signal grow"
      onCancel={onCancel}
    >
      <TextField
        {...form.field('wonCents', 'Amount paid ($, optional)')}
        className="tabular-nums"
        inputMode="decimal"
      />
      <p className="text-muted">If you start a ticket from an accepted offer, the ticket fills this in.</p>
    </StaffForm>
  );
}

/** Buttons for each state, in both directions. Won asks for the sum first. */
export function QuoteStateButtons({ quote, reload }: QuotePartProps) {
  const { isBusy, run, refused } = useAct(reload, actFirst);
  const [isWinning, setWinning] = useState(false);
  // A sum that was not saved; undefined: none.
  const [unsaved, setUnsaved] = useState<number | null>();
  const won = useRef<HTMLButtonElement>(null);
  const { id, state } = quote;
  const change = (to: QuoteState, wonCents: number | null = null) =>
    run(
      () => staffCall(setQuoteStateApi, { params: { id }, body: { from: state, to, wonCents } }),
      `Marked as ${QUOTE_STATE_NAMES[to].toLowerCase()}`,
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
      <h2 id="state-title">Status</h2>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {QUOTE_STATES.map((each) => (
          <Button
            key={each}
            ref={each === 'won' ? won : undefined}
            className="staff-tab"
            aria-pressed={each === state}
            aria-disabled={isBusy}
            onClick={() => press(each)}
          >
            {QUOTE_STATE_NAMES[each]}
          </Button>
        ))}
      </div>
      {quote.calendar?.stop?.state === 'planned' && state !== 'lost' && (
        <p className="mt-3 text-muted">Lost also takes it off its truck.</p>
      )}
      <FormFailure message={refused} className="mt-3" />
      {isWinning && (
        <WonForm
          wonCents={unsaved === undefined ? quote.wonCents : unsaved}
          onWon={async (wonCents) => {
            close();
            setUnsaved((await change('won', wonCents)) ? undefined : wonCents);
          }}
          onCancel={close}
        />
      )}
    </section>
  );
}
