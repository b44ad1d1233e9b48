import { PRICES_SKELETON_CARDS } from '../../business/constants.ts';

const CARDS = Array.from({ length: PRICES_SKELETON_CARDS }, (_, index) => index);

/** Blank boards of the size the prices will have. */
export function PricePlaceholders() {
  return (
    <div className="price-grid" aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="price-card" data-placeholder />
      ))}
    </div>
  );
}
