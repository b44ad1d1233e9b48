import { useEffect, useRef } from 'react';
import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { monthDayText } from '../../../domain/rewards/day-text.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import { pointsTexts } from '../../../domain/rewards/texts.ts';

const factsOf = (customer: CounterCustomer): readonly (readonly [string, string])[] => [
  ['Points', pointsText(customer.totalPoints)],
  ['Tier', customer.tier],
  ['Lifetime', pointsText(customer.lifetimePoints)],
  ['Visits', pointsText(customer.totalVisits)],
  ['Streak', pointsText(customer.consecutiveVisits)],
  ['Birthday', customer.dateOfBirth ? monthDayText(customer.dateOfBirth) : 'not on file'],
];

interface CustomerCardProps {
  readonly customer: CounterCustomer;
  /** When mounted, as after a merge. */
  readonly takesFocus: boolean;
}

/** The customer at a glance. */
export function CustomerCard({ customer, takesFocus }: CustomerCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [takesFocus]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-3xl">
        {customer.firstName} {customer.lastName}
      </h3>
      <p className="tabular-nums">{customer.phone}</p>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {factsOf(customer).map(([label, value]) => (
          <div key={label} className="border-l-8 border-copper pl-3">
            <dt className="text-muted">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {customer.pointsOwed > 0 && (
        <p className="mt-3 border-l-8 border-down pl-3">
          <strong>Owes {pointsTexts.points(customer.pointsOwed)}</strong> of voided tickets that were spent
          before. What is earned or given back next goes toward them first.
        </p>
      )}
    </>
  );
}
