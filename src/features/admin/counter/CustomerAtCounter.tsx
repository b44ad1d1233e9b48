import { type ReactNode, useState } from 'react';
import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { lazyPart } from '../lazy-part.tsx';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import { CounterVoucher } from './CounterVoucher.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { RecentTickets } from './RecentTickets.tsx';

const Corrections = lazyPart(async () => (await import('./Corrections.tsx')).Corrections);

interface CustomerAtCounterProps {
  readonly customer: CounterCustomer;
  /** What is shown next to the customer: the ticket. */
  readonly ticket: ReactNode;
  /** Changes when a ticket was recorded. */
  readonly tickets: string;
  /** Reloads and shows the customer with this id. */
  readonly onChanged: (id: string) => Promise<void>;
}

export function CustomerAtCounter({ customer, ticket, tickets, onChanged }: CustomerAtCounterProps) {
  const { id, firstName, lastName, vouchers } = customer;
  const [merges, setMerges] = useState(0);
  const reload = () => onChanged(id);
  const showMerged = async (stays: string) => {
    await onChanged(stays);
    setMerges((count) => count + 1);
  };
  return (
    <>
      <div className="grid items-start gap-x-6 lg:grid-cols-[3fr_2fr]">
        {ticket}
        <section className="staff-card" aria-label="Customer">
          <CustomerCard key={`${id}.${merges}`} customer={customer} takesFocus={merges > 0} />
          <h3 className="mt-6 text-2xl">Reward codes</h3>
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
        </section>
      </div>
      <OpenedDetails
        key={id}
        className="staff-card"
        summary="Corrections: points, number, birthday, merge"
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
