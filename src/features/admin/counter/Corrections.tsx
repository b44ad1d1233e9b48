import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { AdjustPoints } from './AdjustPoints.tsx';
import { ChangeName } from './ChangeName.tsx';
import { ChangePhone } from './ChangePhone.tsx';
import { MergeCustomers } from './MergeCustomers.tsx';
import { ReleasePhone } from './ReleasePhone.tsx';
import { SetDateOfBirth } from './SetDateOfBirth.tsx';
import { SwitchOffCode } from './SwitchOffCode.tsx';

interface CorrectionsProps {
  readonly customer: CounterCustomer;
  readonly onChanged: () => Promise<void>;
  /** Called with the id of the customer who stays. */
  readonly onMerged: (stays: string) => Promise<void>;
}

/** What is put right about a customer now and then. */
export function Corrections({ onMerged, ...change }: CorrectionsProps) {
  const { customer } = change;
  return (
    <div className="grid items-start gap-6 pb-4 lg:grid-cols-2">
      <AdjustPoints {...change} />
      <ChangeName key={`${customer.firstName} ${customer.lastName}`} {...change} />
      <ChangePhone {...change} />
      <ReleasePhone key={customer.formerPhones.join()} {...change} />
      <SwitchOffCode {...change} />
      <SetDateOfBirth key={customer.dateOfBirth} {...change} />
      <div>
        <MergeCustomers customer={customer} onMerged={onMerged} />
      </div>
    </div>
  );
}
