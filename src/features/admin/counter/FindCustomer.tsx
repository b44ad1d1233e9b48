import { useEffect } from 'react';
import * as z from 'zod/mini';
import { type CounterCustomer, findCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';
import { cleaned } from '../../../domain/shared/text.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import { ScanVoucher } from './ScanVoucher.tsx';

interface FindCustomerProps {
  /** Set if it replaces another view. */
  readonly takesFocus: boolean;
  readonly onFound: (customer: CounterCustomer) => void;
  /** Called with the typed number, which may be empty. */
  readonly onAdd: (phone: string) => void;
  /** They sell without an account. */
  readonly onNobody: () => void;
}

const schema = z.strictObject({ q: cleaned(z.string().check(z.minLength(1, 'Required'))) });

/** One field for a phone number or a voucher's code, and the camera. */
export function FindCustomer({ takesFocus, onFound, onAdd, onNobody }: FindCustomerProps) {
  const form = useStaffForm({
    schema,
    empty: { q: '' },
    prefix: 'counter',
    failsAt: 'q',
    refusals: {
      not_found: 'Nobody has this number or reward code.',
      invalid_input: ({ fields }) => fields,
    },
    send: async (query) => onFound(await staffCall(findCustomerAtCounterApi, { query })),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('q');
  }, [takesFocus, setFocus]);

  return (
    <>
      <StaffForm
        form={form}
        submit="Find"
        busy="Looking up…"
        more={
          <>
            <button
              type="button"
              className="button button-line"
              onClick={() => onAdd(formatPhone(form.getValues('q').trim()))}
            >
              New customer
            </button>
            <button type="button" className="button button-line" onClick={onNobody}>
              No account
            </button>
          </>
        }
      >
        <TextField
          {...form.field('q', 'Customer’s phone or reward code')}
          className="font-display text-3xl! tabular-nums"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
        />
      </StaffForm>
      <ScanVoucher
        onCode={(code) => {
          form.setValue('q', code);
          void form.submit();
        }}
      />
    </>
  );
}
