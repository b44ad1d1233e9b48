import type { OrderView } from '../../domain/orders/orders.api.ts';
import { dollarsText, readCents } from '../../domain/shared/money.ts';

export function OrderTotalsTable({ order }: { readonly order: OrderView }) {
  const { subtotal, shipping, tax, total, refunded } = order;
  const rows = [
    ['Subtotal', dollarsText(subtotal)],
    ['Shipping', dollarsText(shipping)],
    ['Tax', dollarsText(tax)],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 border-t-2 border-ink pt-4 tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      <dt className="text-lg font-bold">Total</dt>
      <dd className="text-right font-display text-3xl">{dollarsText(total)}</dd>
      {readCents(refunded) > 0 && (
        <>
          <dt className="font-bold">Refunded</dt>
          <dd className="text-right font-bold">{dollarsText(refunded)}</dd>
        </>
      )}
    </dl>
  );
}
