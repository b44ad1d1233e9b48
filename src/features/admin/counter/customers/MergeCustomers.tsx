import { useState } from 'react';
import { type CounterCustomer, mergeCustomersApi } from '../../../../domain/rewards/admin-rewards.api.ts';
import { pointsText } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { tierOf } from '../../../../domain/rewards/points/tiers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { useAct } from '../../act.ts';
import { counted } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';
import { useFocusOnce } from '../../ui/use-focus.ts';
import { PickCustomer } from './PickCustomer.tsx';

interface MergePreviewProps {
  readonly pair: readonly [CounterCustomer, CounterCustomer];
  readonly onMerge: (stays: CounterCustomer, goes: CounterCustomer) => Promise<void>;
  readonly onCancel: () => void;
}

const nameOf = ({ firstName, lastName, phone }: CounterCustomer) => `${firstName} ${lastName}, ${phone}`;

/** Chooses which account stays and previews the result. Only the last button writes. */
function MergePreview({ pair: [first, second], onMerge, onCancel }: MergePreviewProps) {
  const heading = useFocusOnce();
  const [isFirst, setFirst] = useState(true);
  const [pending, setPending] = useState(false);
  const [stays, goes] = isFirst ? [first, second] : [second, first];
  const net = [first, second].reduce((sum, each) => sum + each.totalPoints - each.pointsOwed, 0);
  const balance = net < 0 ? `owe ${pointsTexts.points(-net)}` : `have ${pointsTexts.points(net)}`;
  const lifetime = first.lifetimePoints + second.lifetimePoints;

  const choice = (customer: CounterCustomer, chosen: boolean) => (
    <label className="flex min-h-12 items-center gap-3">
      <input
        type="radio"
        name="merge-stays"
        className="size-6 shrink-0"
        checked={chosen}
        onChange={() => setFirst(customer === first)}
      />
      <span>
        {nameOf(customer)}: {pointsTexts.points(customer.totalPoints)},{' '}
        {counted(customer.totalVisits, 'visit')}
      </span>
    </label>
  );

  return (
    <section className="mt-4 border-2 border-line p-4" aria-labelledby="merge-preview">
      <h5 id="merge-preview" className="text-lg font-bold" tabIndex={-1} ref={heading}>
        Before you merge
      </h5>
      <fieldset className="mt-2">
        <legend className="font-bold">Which account stays?</legend>
        {choice(first, isFirst)}
        {choice(second, !isFirst)}
      </fieldset>
      <span role="status" className="mt-3 block">
        {stays.firstName} will {balance}, with {pointsText(lifetime)} lifetime points ({tierOf(lifetime)}) and{' '}
        {counted(first.totalVisits + second.totalVisits, 'visit')}. The streak bonus will count all of those
        visits. {goes.phone} and {stays.phone} will both open this account. You can’t undo this.
      </span>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="signal"
          disabled={pending}
          onClick={() => {
            setPending(true);
            void onMerge(stays, goes).finally(() => setPending(false));
          }}
        >
          Merge accounts
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}

interface MergeCustomersProps {
  readonly customer: CounterCustomer;
  readonly onMerged: (id: string) => Promise<void>;
}

/** Merges two accounts of one person, after a preview. */
export function MergeCustomers({ customer, onMerged }: MergeCustomersProps) {
  const [other, setOther] = useState<CounterCustomer | null>(null);
  const { run, refused } = useAct();
  function cancel() {
    setOther(null);
    document.getElementById('merge-other')?.focus();
  }
  async function merge(stays: CounterCustomer, goes: CounterCustomer) {
    const work = () => staffCall(mergeCustomersApi, { params: { id: stays.id }, body: { fromId: goes.id } });
    if (!(await run(work, 'Accounts merged'))) return;
    setOther(null);
    await onMerged(stays.id);
  }

  return (
    <>
      <div className="staff-form">
        <h4 className="text-xl">Merge with another account</h4>
        <PickCustomer
          id="merge-other"
          label="Other account: name or phone"
          except={customer.id}
          onPick={setOther}
        />
      </div>
      <FormFailure message={refused} className="mt-3" />
      {other && <MergePreview key={other.id} pair={[customer, other]} onMerge={merge} onCancel={cancel} />}
    </>
  );
}
