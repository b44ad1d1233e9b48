import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { $cart } from '../../cart/cart.store.ts';
import { AllItems } from '../../catalogue/AllItems.tsx';
import { loadCatalogue, loadFeatured } from '../../catalogue/catalogue.store.ts';
import { FeaturedItems } from '../../catalogue/FeaturedItems.tsx';
import { CartBar } from './CartBar.tsx';
import { addItem, refuseEmptyCart } from './shop-actions.ts';
import { type ShopView, shopView } from './shop-view.store.ts';
import { ShopCart } from './ShopCart.tsx';

let shown: ShopView | undefined;

/** Moves scroll and focus to the top when the view changes. */
function ViewStart({ view }: { readonly view: ShopView }) {
  useEffect(() => {
    const isFirst = shown === undefined;
    // During hydration the page shows the view it was built with, whatever its URL says.
    if (view === shown || view !== shopView.$view.get()) return;
    shown = view;
    // The browser sets scroll and focus of a page that was just opened.
    if (isFirst) return;
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [view]);
  return null;
}

const CheckoutView = lazy(async () => ({ default: (await import('../CheckoutView.tsx')).CheckoutView }));

const toCart = () => shopView.show('cart');
const toShop = () => shopView.show('shop');

interface ShopProps {
  readonly pictures: readonly string[];
}

function Shop({ pictures }: ShopProps) {
  useEffect(() => {
    void loadFeatured();
    void loadCatalogue();
  }, []);
  return (
    <div className="shop-only noscript:hidden">
      <FeaturedItems pictures={pictures} onAdd={(item, variant) => addItem(item, variant, toCart)} />
      <AllItems onAdd={(item, variant) => addItem(item, variant, toCart)} />
    </div>
  );
}

interface ShopAppProps extends ShopProps {
  /** The shop's hero. */
  readonly children?: ReactNode;
}

/** Shop, cart and checkout on one page; the URL says which one is shown. */
export function ShopApp({ pictures, children }: ShopAppProps) {
  const view = useStore(shopView.$view, { ssr: 'initial' });
  useEffect(() => {
    if (view !== 'checkout' || $cart.get().length > 0) return;
    shopView.show('cart', 'replace');
    refuseEmptyCart();
  }, [view]);
  return (
    <>
      {view !== 'checkout' && <CartBar onOpen={toCart} onBack={view === 'shop' ? undefined : toShop} />}
      {children}
      {view === 'shop' && <Shop pictures={pictures} />}
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
