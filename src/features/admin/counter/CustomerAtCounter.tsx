import { useState } from 'react';
import { metalName } from '../../../domain/prices/metal-types.ts';
import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { loadText } from '../../../domain/rewards/visit-text.ts';
import { staffTime } from '../staff-text.ts';
import { AdjustPoints } from './AdjustPoints.tsx';
import { ChangePhone } from './ChangePhone.tsx';
import { CounterVoucher } from './CounterVoucher.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { MergeCustomers } from './MergeCustomers.tsx';
import { RecordVisit } from './RecordVisit.tsx';
import { ReleasePhone } from './ReleasePhone.tsx';
import { SetDateOfBirth } from './SetDateOfBirth.tsx';

interface CustomerAtCounterProps {
  readonly customer: CounterCustomer;
  /** Reloads and shows the customer with this id. */
  readonly onChanged: (id: string) => Promise<void>;
}

export function CustomerAtCounter({ customer, onChanged }: CustomerAtCounterProps) {
  const { id, firstName, lastName, vouchers, visits } = customer;
  const [merges, setMerges] = useState(0);
  const reload = () => onChanged(id);
  const change = { customer, onChanged: reload };
  const showMerged = async (stays: string) => {
    await onChanged(stays);
    setMerges((count) => count + 1);
  };
  return (
    <>
      <CustomerCard key={`${id}.${merges}`} customer={customer} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <RecordVisit key={id} customer={customer} onRecorded={reload} />
        <div>
          <h3 className="text-2xl">Vouchers</h3>
          {vouchers.length === 0 && <p className="mt-2 text-muted">None.</p>}
          <ul className="mt-3 grid gap-3">
            {vouchers.map((voucher) => (
              <CounterVoucher
                key={voucher.id}
                voucher={voucher}
                customerName={`${firstName} ${lastName}`}
                onChanged={reload}
              />
            ))}
          </ul>
          <h3 className="mt-6 text-2xl">Last visits</h3>
          {visits.length === 0 && <p className="mt-2 text-muted">None yet.</p>}
          <ul className="mt-2">
            {visits.map((visit) => (
              <li key={visit.id} className="border-b-2 border-line py-2 tabular-nums">
                {metalName(visit.metalType)}, {loadText(visit)}, ${visit.amount}
                <span className="block text-muted">{staffTime(visit.createdAt)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <details className="mt-6 border-t-2 border-line" key={id}>
        <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
          Corrections: points, number, birthday, merge
        </summary>
        <div className="grid items-start gap-6 pb-4 lg:grid-cols-2">
          <AdjustPoints {...change} />
          <ChangePhone {...change} />
          <ReleasePhone key={customer.formerPhones.join()} {...change} />
          <SetDateOfBirth key={customer.dateOfBirth} {...change} />
          <div>
            <MergeCustomers customer={customer} onMerged={showMerged} />
          </div>
        </div>
      </details>
    </>
  );
}
