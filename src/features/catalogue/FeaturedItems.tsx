import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { $featured, reloadFeatured } from './catalogue.store.ts';
import { MerchandiseFailed } from './MerchandiseFailed.tsx';
import { ProductCard } from './ProductCard.tsx';

interface PlaceholdersProps {
  readonly pictures: readonly string[];
}

/** Cards of the same size as the product cards, which show no more than a picture. */
function ProductPlaceholders({ pictures }: PlaceholdersProps) {
  return (
    <div className="product-grid" aria-hidden="true">
      {pictures.map((picture, index) => (
        <div key={index} className="product-card" data-placeholder>
          {picture ? <img src={picture} alt="" width="400" height="400" /> : <i />}
          <b />
        </div>
      ))}
    </div>
  );
}

interface FeaturedItemsProps {
  /** What the cards show while the products load: so many cards, '' without a picture. */
  readonly pictures: readonly string[];
  readonly onAdd: (item: CatalogueItem, variant: CatalogueVariant) => string | null;
}

/** The first grid of the shop. The build renders its loading state, six placeholders with the pictures of then. */
export function FeaturedItems({ pictures, onAdd }: FeaturedItemsProps) {
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
          <ProductPlaceholders pictures={pictures} />
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
