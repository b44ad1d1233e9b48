import { useId } from 'react';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { colorName, itemPriceText } from '../../domain/catalogue/options.ts';
import { productPath } from '../../paths.ts';
import { ItemOrder } from './ItemOrder.tsx';
import { SWATCHES } from './swatches.ts';
import { useSelection } from './use-selection.ts';

interface ProductCardProps {
  readonly item: CatalogueItem;
  readonly onAdd: (item: CatalogueItem, variant: CatalogueVariant) => string | null;
}

/** The colors of an item, to look at. */
function Colors({ item }: { readonly item: CatalogueItem }) {
  const names = [...new Set(item.variants.map(({ color }) => colorName(color)))];
  if (names.length < 2) return <p className="product-colors" />;
  return (
    <p className="product-colors">
      <span className="sr-only">Colors: {names.join(', ')}</span>
      {names.map((name) => SWATCHES[name] && <i key={name} data-color={SWATCHES[name]} aria-hidden="true" />)}
    </p>
  );
}

/** A tile that leads to the product. What has no page of its own is chosen and ordered here, as is what leaves nothing to choose. */
export function ProductCard({ item, onAdd }: ProductCardProps) {
  const id = useId();
  const selection = useSelection(item);
  const isOrderedHere = item.withoutPage === true || selection.choices.length === 0;
  const isSoldOut = item.variants.every(({ soldOut }) => soldOut);
  const priceText = item.withoutPage ? selection.priceText : itemPriceText(item);
  return (
    <li>
      <article className="product-card" aria-labelledby={id}>
        <img src={selection.image} alt="" width="400" height="400" loading="lazy" decoding="async" />
        <div className="product-head">
          <h3 id={id} className="capitalize">
            {item.withoutPage ? item.name : <a href={productPath(item.slug)}>{item.name}</a>}
          </h3>
          <p className="product-price">{isSoldOut && !isOrderedHere ? 'Sold out' : priceText}</p>
        </div>
        <Colors item={item} />
        {isOrderedHere ? (
          <ItemOrder name={item.name} selection={selection} onAdd={(variant) => onAdd(item, variant)} />
        ) : (
          <a className="button button-line product-add" href={productPath(item.slug)}>
            Choose Options
            <span className="sr-only">: {item.name}</span>
          </a>
        )}
      </article>
    </li>
  );
}
