import { createAddressView } from '../../lib/address-view.ts';
import { cartPath, merchPath, shopCheckoutPath } from '../../paths.ts';

export type ShopView = 'shop' | 'cart' | 'checkout';

const ADDRESSES: Readonly<Record<ShopView, string>> = {
  shop: merchPath,
  cart: cartPath,
  checkout: shopCheckoutPath,
};

/** What the shop's page shows. Pages are built with the shop; `startShopView` reads the address. */
export const shopView = createAddressView<ShopView>({
  unread: 'shop',
  read() {
    const view = new URLSearchParams(location.search).get('view');
    return view === 'cart' || view === 'checkout' ? view : 'shop';
  },
  addressOf: (view) => ADDRESSES[view],
});

/** Once, on the shop's page: follows the address and the back button. */
export function startShopView(): void {
  shopView.follow();
  // By this shop.css hides what belongs to the shop alone, before the island is awake.
  shopView.$view.subscribe((view) => (document.documentElement.dataset['view'] = view));
}
