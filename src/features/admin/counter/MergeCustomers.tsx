import { useState } from 'react';
import {
  type CounterCustomer,
  findCustomerAtCounterApi,
  mergeCustomersApi,
} from '../../../domain/rewards/admin-rewards.api.ts';
import { phoneChangeSchema } from '../../../domain/rewards/counter.schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { act } from '../act.ts';
import { ToldError } from '../staff-failure.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { MergePreview } from './MergePreview.tsx';
import { useStaffForm } from '../use-staff-form.ts';

interface MergeCustomersProps {
  readonly customer: CounterCustomer;
  readonly onMerged: (id: string) => Promise<void>;
}

/** Merges two accounts of one person, after a preview. */
export function MergeCustomers({ customer, onMerged }: MergeCustomersProps) {
  const [other, setOther] = useState<CounterCustomer | null>(null);
  const form = useStaffForm({
    schema: phoneChangeSchema,
    empty: { phone: '' },
    prefix: 'merge',
    refusals: { not_found: 'Nobody has this number.' },
    send: async ({ phone }) => {
      setOther(null);
      const found = await staffCall(findCustomerAtCounterApi, { query: { q: phone } });
      if (found.id === customer.id) throw new ToldError('These are the same customer.');
      setOther(found);
    },
  });

  function cancel() {
    setOther(null);
    document.getElementById('merge-phone')?.focus();
  }
  async function merge(stays: CounterCustomer, goes: CounterCustomer) {
    const work = () => staffCall(mergeCustomersApi, { params: { id: stays.id }, body: { fromId: goes.id } });
    if (!(await act(work, 'The two are one customer now'))) return;
    setOther(null);
    await onMerged(stays.id);
  }

  return (
    <>
      <StaffForm form={form} submit="Compare the two" button="button-line">
        <h4 className="text-xl">Merge with another account</h4>
        <TextField {...form.field('phone', 'Phone of the other account')} type="tel" aria-required />
      </StaffForm>
      {other && <MergePreview pair={[customer, other]} onMerge={merge} onCancel={cancel} />}
    </>
  );
}
