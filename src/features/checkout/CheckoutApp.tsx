import { cartPath, merchPath } from '../../paths.ts';
import { CartBar } from './CartBar.tsx';
import { CheckoutView } from './CheckoutView.tsx';

const toCart = () => location.assign(cartPath);
const toShop = () => location.assign(merchPath);

/** The checkout on a page of its own: cart and shop are another page's. */
export function CheckoutApp() {
  return (
    <>
      <CartBar onBack="link" />
      <CheckoutView onBackToCart={toCart} onBackToShop={toShop} />
    </>
  );
}
