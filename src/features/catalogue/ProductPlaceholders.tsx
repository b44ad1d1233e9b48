import { SHOP_SKELETON_CARDS } from '../../business/constants.ts';

const CARDS = Array.from({ length: SHOP_SKELETON_CARDS }, (_, index) => index);

/** Blank cards of the size the products will have. */
export function ProductPlaceholders() {
  return (
    <div className="product-grid" aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="product-card" data-placeholder>
          <i />
          <b />
        </div>
      ))}
    </div>
  );
}
