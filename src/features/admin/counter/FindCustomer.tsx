import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CounterCustomer, findCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
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

const ID = 'counter-find';

const textOf = (error: unknown): string =>
  (error instanceof RequestError && error.fields['q']) ||
  (hasCode(error, 'not_found') ? 'Nobody has this number or reward code.' : staffFailure(error));

/** One field for a phone number or a voucher's code, and the camera. */
export function FindCustomer({ takesFocus, onFound, onAdd, onNobody }: FindCustomerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const typed = () => field.current?.value.trim() ?? '';
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  async function find(q: string) {
    setError(q ? undefined : 'Required');
    if (!q) return field.current?.focus();
    setPending(true);
    try {
      onFound(await staffCall(findCustomerAtCounterApi, { query: { q } }));
    } catch (failure) {
      setError(textOf(failure));
      setPending(false);
      field.current?.focus();
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="staff-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void find(typed());
      }}
    >
      <TextField
        id={ID}
        label="Customer’s phone or reward code"
        error={error}
        ref={field}
        className="font-display text-3xl! tabular-nums"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="signal" disabled={pending}>
          {pending ? 'Looking up…' : 'Find'}
        </Button>
        <Button onClick={() => onAdd(formatPhone(typed()))}>New customer</Button>
        <Button onClick={onNobody}>No account</Button>
      </div>
      <ScanVoucher onCode={(code) => void find(code)} />
    </form>
  );
}
