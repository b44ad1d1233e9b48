import { cartPath, merchPath } from '../../paths.ts';
import { CheckoutView } from './CheckoutView.tsx';

const toCart = () => location.assign(cartPath);
const toShop = () => location.assign(merchPath);

/** The checkout on its own page; cart and shop are other pages. */
export function CheckoutApp() {
  return <CheckoutView onBackToCart={toCart} onBackToShop={toShop} />;
}
