import type { OrderLineView } from '../../domain/orders/orders.api.ts';
import { dollarsText, moneyText, readCents } from '../../domain/shared/money.ts';

export function OrderLines({ items }: { readonly items: readonly OrderLineView[] }) {
  return (
    <ul>
      {items.map(({ merchandiseItemId, name, color, size, image, quantity, price }) => (
        <li
          key={merchandiseItemId}
          className="flex items-start gap-4 border-t border-line py-4 first:border-0"
        >
          <img className="size-20 shrink-0 bg-sunken" src={image} alt="" width="80" height="80" />
          <div className="grow">
            <strong className="block">{name}</strong>
            <span className="block text-muted">{[color, size].filter(Boolean).join(', ')}</span>
            <span className="block text-muted tabular-nums">
              {quantity} × {dollarsText(price)}
            </span>
          </div>
          <strong className="tabular-nums">{moneyText(readCents(price) * quantity)}</strong>
        </li>
      ))}
    </ul>
  );
}
