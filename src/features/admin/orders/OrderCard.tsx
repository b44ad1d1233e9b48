import type { OrderRow } from '../../../domain/orders/admin-orders.api.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { staffTime } from '../staff-text.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { orderViews } from './order-views.ts';
import { flagsOf, goodsText, PAYMENT_NAMES } from './staff-order-labels.ts';

export function OrderFlags(props: Parameters<typeof flagsOf>[0]) {
  const flags = flagsOf(props);
  if (flags.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {flags.map((flag) => (
        <li key={flag} className="bg-steel px-2 py-1 font-bold text-on-steel">
          {flag}
        </li>
      ))}
    </ul>
  );
}

export function OrderCard({ row }: { readonly row: OrderRow }) {
  const { id, createdAt, number, customerName, totalCents, refundedCents, payment } = row;
  return (
    <li className="min-w-0 border-2 border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-2xl break-words">
          <ViewLink
            views={orderViews}
            view={{ id }}
            className="inline-block min-h-12 py-2 text-link underline"
          >
            {number}
          </ViewLink>
        </h3>
        <strong className="text-xl tabular-nums">{moneyText(totalCents)}</strong>
      </div>
      <p className="break-words">{customerName}</p>
      <p className="text-muted">
        <time dateTime={createdAt}>{staffTime(createdAt)}</time>
      </p>
      <p>
        {PAYMENT_NAMES[payment]}
        {refundedCents > 0 && ` (${moneyText(refundedCents)})`} · {goodsText(row)}
      </p>
      <OrderFlags {...row} />
    </li>
  );
}
