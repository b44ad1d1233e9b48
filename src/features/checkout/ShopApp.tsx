import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { $cart } from '../cart/cart.store.ts';
import { AllItems } from '../catalogue/AllItems.tsx';
import { loadCatalogue, loadFeatured } from '../catalogue/catalogue.store.ts';
import { FeaturedItems } from '../catalogue/FeaturedItems.tsx';
import { addItem } from './add-item.ts';
import { CartBar } from './CartBar.tsx';
import { ViewStart } from './ViewStart.tsx';
import { refuseEmptyCart } from './refuse-empty-cart.ts';
import { ShopCart } from './ShopCart.tsx';
import { shopView } from './shop-view.store.ts';

const CheckoutView = lazy(async () => ({ default: (await import('./CheckoutView.tsx')).CheckoutView }));

const toCart = () => shopView.show('cart');
const toShop = () => shopView.show('shop');

function Shop() {
  useEffect(() => {
    void loadFeatured();
    void loadCatalogue();
  }, []);
  return (
    <div className="shop-only noscript:hidden">
      <FeaturedItems onAdd={(item, variant) => addItem(item, variant, toCart)} />
      <AllItems onAdd={(item, variant) => addItem(item, variant, toCart)} />
    </div>
  );
}

/** The shop, its cart and its checkout on one page; the address says which. `children` is the shop's hero. */
export function ShopApp({ children }: { readonly children?: ReactNode }) {
  const view = useStore(shopView.$view, { ssr: 'initial' });
  useEffect(() => {
    if (view !== 'checkout' || $cart.get().length > 0) return;
    shopView.show('cart', 'replace');
    refuseEmptyCart();
  }, [view]);
  return (
    <>
      <CartBar onOpen={toCart} onBack={view === 'shop' ? undefined : toShop} />
      {children}
      {view === 'shop' && <Shop />}
      {view === 'cart' && <ShopCart />}
      {view === 'checkout' && (
        <Suspense fallback={<p className="wrap py-12 text-lg">Loading the checkout…</p>}>
          <CheckoutView onBackToCart={toCart} onBackToShop={toShop} />
          <ViewStart view={view} />
        </Suspense>
      )}
      {view !== 'checkout' && <ViewStart view={view} />}
    </>
  );
}
