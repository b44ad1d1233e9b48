import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CartNotices } from '../cart/CartNotices.tsx';
import { $shownNotices, acknowledgeNotices, forgetNotices } from './priced-cart.store.ts';

/** What changed in the cart. Shown means told: the cart takes today's prices, and the notices go with the view. */
export function ShopNotices() {
  const notices = useStore($shownNotices);
  useEffect(acknowledgeNotices, [notices]);
  useEffect(() => forgetNotices, []);
  return <CartNotices notices={notices} />;
}
