import { useState } from 'react';
import { BUSINESS_NAME, BUSINESS_QUOTES_PHONE } from '../../../business/business.ts';
import type { StaffOrder, StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { Button } from '../../../ui/Button.tsx';
import { staffTime } from '../staff-text.ts';
import { PrintedSheet } from '../ui/PrintedSheet.tsx';
import { optionsOf } from './staff-order-labels.ts';

interface PackingSlipProps {
  readonly order: StaffOrder;
  /** What goes into the package. */
  readonly lines: readonly StaffOrderLine[];
}

/** What is in the package, for whoever packs it and for the customer; no prices, because it may be a gift. */
export function PackingSlip({ order, lines }: PackingSlipProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { address, city, state, zip } = order.shippingTo;
  const hasMore = order.lines.some(
    ({ id, quantity, refunded }) => refunded < quantity && lines.every((line) => line.id !== id),
  );
  return (
    <>
      <Button className="mt-4" onClick={() => setPrinting(true)}>
        Print packing slip
      </Button>
      {isPrinting && (
        <PrintedSheet paper="letter" onDone={() => setPrinting(false)}>
          <header>
            <strong>{BUSINESS_NAME}</strong>
            <p>{formatPhone(BUSINESS_QUOTES_PHONE)}</p>
          </header>
          <p className="printed-sheet-loud">Packing slip</p>
          <p>
            Order {order.number}, {staffTime(order.createdAt)}
          </p>
          <p className="mt-4">Ship to</p>
          <address className="font-bold not-italic">
            {order.customerName}
            <br />
            {address}
            <br />
            {city}, {state} {zip}
          </address>
          <ol className="mt-4 list-none">
            {lines.map((line) => (
              <li key={line.id} className="flex gap-4">
                <span className="mt-1 size-4 shrink-0 border border-current" aria-hidden="true" />
                <strong className="min-w-10">{line.quantity} x</strong>
                <span>{[line.name, optionsOf(line)].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ol>
          {hasMore && <p>The rest of the order ships separately.</p>}
          <p className="mt-4">Questions or a return? Call {formatPhone(BUSINESS_QUOTES_PHONE)}.</p>
        </PrintedSheet>
      )}
    </>
  );
}
