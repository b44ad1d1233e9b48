import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from './price-card.css?inline';
import { PriceCard } from './PriceCard.tsx';

// The frames of grid and card stand in PricesSection.astro for the placeholders; what is in a card comes with it.
if (!import.meta.env.SSR) adoptStyles(css);

export function PriceCards({ prices }: { readonly prices: readonly MetalPrice[] }) {
  return (
    <ul className="price-grid">
      {prices.map((price) => (
        <PriceCard key={price.id} price={price} />
      ))}
    </ul>
  );
}
