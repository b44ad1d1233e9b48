import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { PriceCard } from './PriceCard.tsx';

/** The look of grid and card stands in PricesSection.astro, so that the placeholders bring it before any script. */
export function PriceCards({ prices }: { readonly prices: readonly MetalPrice[] }) {
  return (
    <ul className="price-grid">
      {prices.map((price) => (
        <PriceCard key={price.id} price={price} />
      ))}
    </ul>
  );
}
