import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { SHOP_SKELETON_CARDS } from '../../business/constants.ts';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { $featured, reloadFeatured } from './catalogue.store.ts';
import { MerchandiseFailed } from './MerchandiseFailed.tsx';
import { ProductCard } from './ProductCard.tsx';

const CARDS = Array.from({ length: SHOP_SKELETON_CARDS }, (_, index) => index);

/** Blank cards of the same size as the product cards. */
function ProductPlaceholders() {
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

interface FeaturedItemsProps {
  readonly onAdd: (item: CatalogueItem, variant: CatalogueVariant) => void;
}

/** The first grid of the shop. The build renders its loading state, six placeholders. */
export function FeaturedItems({ onAdd }: FeaturedItemsProps) {
  const { value: items, failure } = useStore($featured, { ssr: 'initial' });
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section
      className="wrap shop-section"
      aria-labelledby="featured-title"
      aria-busy={items === null && failure === null}
    >
      <h2 ref={title} id="featured-title" tabIndex={-1}>
        Featured Items
      </h2>
      {items === null && (
        // The failure covers the placeholders, so that the page below does not move.
        <div className="product-placeholders">
          <ProductPlaceholders />
          {failure !== null && (
            <MerchandiseFailed
              message={failure}
              placement="shop-featured-error"
              onRetry={() => {
                title.current?.focus();
                void reloadFeatured();
              }}
            />
          )}
        </div>
      )}
      {items && (
        <ul className="product-grid">
          {items.map((item) => (
            <ProductCard key={item.id} item={item} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </section>
  );
}
