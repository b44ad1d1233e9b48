import { atom } from 'nanostores';
import { cartPath, merchPath, shopCheckoutPath } from '../../paths.ts';

export type ShopView = 'shop' | 'cart' | 'checkout';

const ADDRESSES: Readonly<Record<ShopView, string>> = {
  shop: merchPath,
  cart: cartPath,
  checkout: shopCheckoutPath,
};

/** What the shop's page shows. Pages are built with the shop; `startShopView` reads the address. */
export const $shopView = atom<ShopView>('shop');

function show(view: ShopView): void {
  // By this shop.css hides what belongs to the shop alone, before the island is awake.
  document.documentElement.dataset['view'] = view;
  $shopView.set(view);
}

function viewInAddress(): ShopView {
  const view = new URLSearchParams(location.search).get('view');
  return view === 'cart' || view === 'checkout' ? view : 'shop';
}

export function openShopView(view: ShopView): void {
  if (view === $shopView.get()) return;
  history.pushState(null, '', ADDRESSES[view]);
  show(view);
}

/** Instead of a view that must not be seen: the back button does not lead to it again. */
export function replaceShopView(view: ShopView): void {
  history.replaceState(null, '', ADDRESSES[view]);
  show(view);
}

/** Once, on the shop's page: follows the address and the back button. */
export function startShopView(): void {
  show(viewInAddress());
  window.addEventListener('popstate', () => show(viewInAddress()));
}
