import type { OrderView } from '../../domain/orders/orders.api.ts';
import { moneyText, toCents } from '../../domain/shared/money.ts';

const text = (dollars: string) => moneyText(toCents(dollars) ?? 0);

export function OrderTotalsTable({ order }: { readonly order: OrderView }) {
  const { subtotal, shipping, tax, total, refunded } = order;
  const rows = [
    ['Subtotal', text(subtotal)],
    ['Shipping', text(shipping)],
    ['Tax', text(tax)],
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
      <dd className="text-right font-display text-3xl">{text(total)}</dd>
      {toCents(refunded) ? (
        <>
          <dt className="font-bold">Refunded</dt>
          <dd className="text-right font-bold">{text(refunded)}</dd>
        </>
      ) : null}
    </dl>
  );
}
