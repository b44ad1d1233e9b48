import { paths } from '../../paths.ts';
import { CartBar } from './CartBar.tsx';
import { CheckoutView } from './CheckoutView.tsx';

const toCart = () => location.assign(paths.cart);
const toShop = () => location.assign(paths.merch);

/** The checkout on a page of its own: cart and shop are another page's. */
export function CheckoutApp() {
  return (
    <>
      <CartBar onBack="link" />
      <CheckoutView onBackToCart={toCart} onBackToShop={toShop} />
    </>
  );
}
