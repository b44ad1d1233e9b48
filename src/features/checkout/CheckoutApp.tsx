import { cartPath, merchPath } from '../../paths.ts';
import { CartBar } from './CartBar.tsx';
import { CheckoutView } from './CheckoutView.tsx';

const toCart = () => location.assign(cartPath);
const toShop = () => location.assign(merchPath);

/** The checkout on its own page; cart and shop are other pages. */
export function CheckoutApp() {
  return (
    <>
      <CartBar onBack="link" />
      <CheckoutView onBackToCart={toCart} onBackToShop={toShop} />
    </>
  );
}
