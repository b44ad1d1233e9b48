import { useEffect } from 'react';
import { stateChangeSchema } from '../../../domain/quotes/quote-change.schema.ts';
import * as z from 'zod/mini';
import { toDollars } from '../../../domain/shared/money.ts';
import { typedCents } from '../../../domain/shared/typed-cents.ts';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { useStaffForm } from '../use-staff-form.ts';

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
  readonly onWon: (wonCents: number | null) => void;
  readonly onCancel: () => void;
}

/** Asks what a request was bought for, where no ticket says it. */
export function WonForm({ wonCents, onWon, onCancel }: WonFormProps) {
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
        {...form.field('wonCents', 'What you paid in $ (optional)')}
        className="tabular-nums"
        inputMode="decimal"
      />
      <p className="text-muted">
        A ticket that is started from an accepted offer fills this in automatically.
      </p>
    </StaffForm>
  );
}
