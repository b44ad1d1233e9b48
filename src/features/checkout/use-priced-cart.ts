import { useStore } from '@nanostores/react';
import { $pricedCart, type PricedCartState, UNPRICED } from './priced-cart.store.ts';

const unpriced = () => UNPRICED;

/** `$pricedCart`; nothing is in it while a page hydrates, as the build could not know. */
export const usePricedCart = (): PricedCartState => useStore($pricedCart, { ssr: unpriced });
