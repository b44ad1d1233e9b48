import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { paidTexts } from '../../../domain/tickets/texts.ts';
import { sumTicketsApi, type TicketSums } from '../../../domain/tickets/money/ticket-list.api.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { counted } from '../staff-text.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { useStaffData } from '../use-staff-data.ts';

type Paid = TicketSums['paid'][number];

/** "Check", "Transfer"; of an imported ticket it may not be known. */
export const wayText = (paidBy: Paid['paidBy']): string => {
  if (paidBy === null) return 'Not recorded';
  return paidBy === 'check' ? paidTexts.check(null) : paidTexts[paidBy];
};

interface SumProps {
  readonly name: string;
  readonly tickets: number;
  readonly cents: number;
  readonly isTotal?: boolean;
}

/** One sum with how many tickets it is of. */
const Sum = ({ name, tickets, cents, isTotal = false }: SumProps) => (
  <div>
    <dt className="font-bold">{name}</dt>
    <dd className="tabular-nums">
      <span className={`block font-bold ${isTotal ? 'text-4xl' : 'text-2xl'}`}>{moneyText(cents)}</span>
      {counted(tickets, 'ticket')}
    </dd>
  </div>
);

/** What the tickets of a filter come to, by way of payment. Give it a `key` for each filter. */
export function PaidSums({ query }: { readonly query: QueryView }) {
  const sums = useStaffData(sumTicketsApi, { query });
  const { value } = sums;
  return (
    <section className="staff-card" aria-labelledby="sums-title">
      <h2 id="sums-title">Paid</h2>
      <LoadState {...sums} waiting="mt-3 min-h-24" />
      {value && (
        <dl className="mt-2 flex flex-wrap items-end gap-x-8 gap-y-4">
          <Sum name="All" tickets={value.tickets} cents={value.cents} isTotal />
          {value.paid.map(({ paidBy, tickets, cents }) => (
            <Sum key={paidBy ?? ''} name={wayText(paidBy)} tickets={tickets} cents={cents} />
          ))}
          {value.voids.tickets > 0 && <Sum name="Void, not counted" {...value.voids} />}
        </dl>
      )}
    </section>
  );
}
