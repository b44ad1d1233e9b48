import type { OrderRow } from '../../../domain/orders/admin-orders.api.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { staffTime } from '../staff-text.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { OrderFlags, PaymentChip } from './OrderFlags.tsx';
import { orderViews } from './order-views.ts';
import { goodsText } from './staff-order-labels.ts';

/** One order. On a phone the customer and the time are below the number. */
export function OrderTableRow({ row }: { readonly row: OrderRow }) {
  const { id, createdAt, number, customerName, totalCents, refundedCents, payment } = row;
  const time = <time dateTime={createdAt}>{staffTime(createdAt)}</time>;
  return (
    <tr>
      <th scope="row">
        <ViewLink
          views={orderViews}
          view={{ id }}
          className="-my-3 inline-flex min-h-12 items-center text-link min-[23rem]:whitespace-nowrap underline"
        >
          {number}
        </ViewLink>
        <span className="block font-normal wrap-anywhere md:hidden">{customerName}</span>
        <span className="block text-sm font-normal text-muted md:hidden">{time}</span>
      </th>
      <td className="hidden wrap-anywhere md:table-cell">{customerName}</td>
      <td className="hidden md:table-cell">{time}</td>
      <td>
        <PaymentChip payment={payment} />
        <span className="mt-1 block">{goodsText(row)}</span>
        <OrderFlags {...row} />
      </td>
      <td className="text-right! font-bold tabular-nums">
        {moneyText(totalCents)}
        {refundedCents > 0 && (
          <span className="block text-sm font-normal text-muted">−{moneyText(refundedCents)}</span>
        )}
      </td>
    </tr>
  );
}
