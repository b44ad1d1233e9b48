import { useStore } from '@nanostores/react';
import { $pricedCart, type PricedCartState, UNPRICED } from './priced-cart.store.ts';

const unpriced = () => UNPRICED;

/** `$pricedCart`, but empty during hydration, to match the build. Apart from the store, which also runs without React. */
export const usePricedCart = (): PricedCartState => useStore($pricedCart, { ssr: unpriced });
