import { createAddressView } from '../../../lib/address/address-view.ts';
import { cartPath, merchPath, shopCheckoutPath } from '../../../paths.ts';

export type ShopView = 'shop' | 'cart' | 'checkout';

const ADDRESSES: Readonly<Record<ShopView, string>> = {
  shop: merchPath,
  cart: cartPath,
  checkout: shopCheckoutPath,
};

/** The view on the shop's page. The build renders the shop; `startShopView` reads the URL. */
export const shopView = createAddressView<ShopView>({
  unread: 'shop',
  read() {
    const view = new URLSearchParams(location.search).get('view');
    return view === 'cart' || view === 'checkout' ? view : 'shop';
  },
  addressOf: (view) => ADDRESSES[view],
});

/** Call once on the shop's page: follows the URL and the back button. */
export function startShopView(): void {
  shopView.follow();
  // shop.css uses this to hide the shop's own parts before hydration.
  shopView.$view.subscribe((view) => (document.documentElement.dataset['view'] = view));
}
