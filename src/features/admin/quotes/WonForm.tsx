import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OFFER_MAX_CENTS } from '../../../business/offer-constants.ts';
import { toDollars } from '../../../domain/shared/money.ts';
import { typedCents } from '../../../domain/shared/typed-cents.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

interface WonFormProps {
  readonly isBusy: boolean;
  /** What it was bought for, as far as that is known. */
  readonly wonCents: number | null;
  /** null: no sum. */
  readonly onWon: (wonCents: number | null) => void;
  readonly onCancel: () => void;
}

/** Asks what a request was bought for, where no ticket says it. */
export function WonForm({ isBusy, wonCents, onWon, onCancel }: WonFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [sum, setSum] = useState(wonCents === null ? '' : toDollars(wonCents));
  const [error, setError] = useState<string>();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = sum.trim() === '' ? null : typedCents(sum);
    if (cents === null || (cents > 0 && cents <= OFFER_MAX_CENTS)) return onWon(cents);
    setError('Please enter dollars such as 1,250 or 49.50, at most $100,000');
    field.current?.focus();
  };
  return (
    <form noValidate method="post" className="mt-4 grid gap-3" aria-label="Won" onSubmit={submit}>
      <TextField
        id="won-sum"
        label="What you paid in $ (optional)"
        error={error}
        ref={field}
        className="tabular-nums"
        inputMode="decimal"
        value={sum}
        onValue={setSum}
      />
      <p className="text-muted">
        A ticket that is started from an accepted offer fills this in automatically.
      </p>
      <div className="flex flex-wrap gap-3">
        <button className="button button-signal grow" aria-disabled={isBusy}>
          Mark as won
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
