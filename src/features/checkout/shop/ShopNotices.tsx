import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CartNotice } from '../../../domain/cart/price-cart.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { $shownNotices, acknowledgeNotices, forgetNotices } from './priced-cart.store.ts';

const textOf = (notice: CartNotice): string =>
  notice.kind === 'gone'
    ? `${notice.name} is no longer available, so we took it out of your cart.`
    : `The price of ${notice.name} changed from ${moneyText(notice.fromCents)} to ${moneyText(notice.toCents)}.`;

/** What changed since the visitor last saw the cart. */
function CartNotices({ notices }: { readonly notices: readonly CartNotice[] }) {
  return (
    <span role="status" className="block">
      {notices.length > 0 && (
        <ul className="mb-6 grid gap-2 border-2 border-l-8 border-line border-l-brass bg-surface p-4">
          {notices.map((notice) => (
            <li key={notice.id} className="flex gap-3">
              <Icon name="info" className="mt-0.5 text-brass" />
              {textOf(notice)}
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

/** What changed in the cart. Once shown, the cart takes today's prices; the notices stay until the view closes. */
export function ShopNotices() {
  const notices = useStore($shownNotices);
  useEffect(acknowledgeNotices, [notices]);
  useEffect(() => forgetNotices, []);
  return <CartNotices notices={notices} />;
}
