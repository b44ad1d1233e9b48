import { useEffect, useRef, useState } from 'react';
import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import { tierOf } from '../../../domain/rewards/tiers.ts';

interface MergePreviewProps {
  readonly pair: readonly [CounterCustomer, CounterCustomer];
  readonly onMerge: (stays: CounterCustomer, goes: CounterCustomer) => Promise<void>;
  readonly onCancel: () => void;
}

const visitsText = (visits: number): string => (visits === 1 ? '1 visit' : `${pointsText(visits)} visits`);

const nameOf = ({ firstName, lastName, phone }: CounterCustomer) => `${firstName} ${lastName}, ${phone}`;

/** Which of the two stays, and what that one will then have. Nothing is written before the last button. */
export function MergePreview({ pair: [first, second], onMerge, onCancel }: MergePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFirst, setFirst] = useState(true);
  const [pending, setPending] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const [stays, goes] = isFirst ? [first, second] : [second, first];
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
        {nameOf(customer)}: {pointsText(customer.totalPoints)} points, {visitsText(customer.totalVisits)}
      </span>
    </label>
  );

  return (
    <section className="mt-4 border-2 border-line p-4" aria-labelledby="merge-preview">
      <h5 id="merge-preview" className="text-lg font-bold" tabIndex={-1} ref={heading}>
        Before you merge
      </h5>
      <fieldset className="mt-2">
        <legend className="font-bold">Who stays?</legend>
        {choice(first, isFirst)}
        {choice(second, !isFirst)}
      </fieldset>
      <output className="mt-3 block">
        {stays.firstName} will have {pointsText(first.totalPoints + second.totalPoints)} points,{' '}
        {pointsText(lifetime)} for life ({tierOf(lifetime)}), and{' '}
        {visitsText(first.totalVisits + second.totalVisits)}. {goes.phone} will lead to {stays.phone}. This
        cannot be taken back.
      </output>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-signal"
          disabled={pending}
          onClick={() => {
            setPending(true);
            void onMerge(stays, goes).finally(() => setPending(false));
          }}
        >
          Merge the two
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}
