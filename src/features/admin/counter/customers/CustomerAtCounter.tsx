import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { monthDayText } from '../../../../domain/rewards/day-text.ts';
import { pointsText } from '../../../../domain/rewards/points/points.ts';
import { dayTexts, pointsTexts } from '../../../../domain/rewards/texts.ts';
import { lazyPart } from '../../../../ui/late/lazy-part.tsx';
import { OpenedDetails } from '../../ui/OpenedDetails.tsx';
import { CounterVoucher } from './CounterVoucher.tsx';
import { RecentTickets } from '../recorded/RecentTickets.tsx';

/** "Nov 8": a month in full is wider than its column. */
const SHORT_DAYS = { ...dayTexts, months: dayTexts.months.map((month) => month.slice(0, 3)) };

const factsOf = (customer: CounterCustomer): readonly (readonly [string, string])[] => [
  ['Points', pointsText(customer.totalPoints)],
  ['Tier', customer.tier],
  ['Lifetime points', pointsText(customer.lifetimePoints)],
  ['Visits', pointsText(customer.totalVisits)],
  ['Streak', pointsText(customer.consecutiveVisits)],
  ['Birthday', customer.dateOfBirth ? monthDayText(customer.dateOfBirth, SHORT_DAYS) : 'Not on file'],
];

interface CustomerCardProps {
  readonly customer: CounterCustomer;
  /** When mounted, as after a merge. */
  readonly takesFocus: boolean;
}

/** The customer at a glance. */
function CustomerCard({ customer, takesFocus }: CustomerCardProps) {
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
          <strong>Owes {pointsTexts.points(customer.pointsOwed)}</strong>, spent before a ticket was voided.
          The next points earned or returned go toward this first.
        </p>
      )}
    </>
  );
}

const Corrections = lazyPart(async () => (await import('./Corrections.tsx')).Corrections);

interface CounterColumnsProps {
  /** The ticket, which shows its end in the element. */
  readonly ticket: (endPlace: HTMLElement | null) => ReactNode;
  /** Below the end, in the column that stays in view. */
  readonly children?: ReactNode;
}

/** The lines beside what a clerk keeps in view; on a phone, a bar at the lower edge. */
export function CounterColumns({ ticket, children }: CounterColumnsProps) {
  const [endPlace, setEndPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="counter-columns">
      <div className="min-w-0">{ticket(endPlace)}</div>
      <div className="counter-side">
        <div ref={setEndPlace} className="contents" />
        {children}
      </div>
    </div>
  );
}

interface CustomerAtCounterProps extends Pick<CounterColumnsProps, 'ticket'> {
  readonly customer: CounterCustomer;
  /** Changes when a ticket was recorded. */
  readonly tickets: string;
  /** Reloads and shows the customer with this id. */
  readonly onChanged: (id: string) => Promise<void>;
  /** The account is shown, and nothing of it is changed. */
  readonly isPractice: boolean;
}

export function CustomerAtCounter({
  customer,
  ticket,
  tickets,
  onChanged,
  isPractice,
}: CustomerAtCounterProps) {
  const { id, firstName, lastName, vouchers } = customer;
  const [merges, setMerges] = useState(0);
  const reload = () => onChanged(id);
  const showMerged = async (stays: string) => {
    await onChanged(stays);
    setMerges((count) => count + 1);
  };
  if (isPractice)
    return (
      <CounterColumns ticket={ticket}>
        <section className="staff-card counter-customer" aria-label="Customer">
          <CustomerCard customer={customer} takesFocus={false} />
          <p className="mt-3 text-muted">To change this account or use its reward codes, leave practice.</p>
        </section>
      </CounterColumns>
    );
  return (
    <>
      <CounterColumns ticket={ticket}>
        <section className="staff-card counter-customer" aria-label="Customer">
          <CustomerCard key={`${id}.${merges}`} customer={customer} takesFocus={merges > 0} />
          <h3 className="mt-6 text-2xl">Reward codes</h3>
          {vouchers.length === 0 && <p className="mt-2 text-muted">No reward codes.</p>}
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
        </section>
      </CounterColumns>
      <OpenedDetails
        key={id}
        className="staff-card"
        summary="Corrections: points, phone, birthday, merge"
        summaryClassName="flex min-h-12 cursor-pointer items-center font-bold underline"
      >
        <Corrections customer={customer} onChanged={reload} onMerged={showMerged} />
      </OpenedDetails>
      <RecentTickets
        key={`${id}.${merges}.${tickets}`}
        of={{ customer: id }}
        onVoided={() => void reload()}
      />
    </>
  );
}
