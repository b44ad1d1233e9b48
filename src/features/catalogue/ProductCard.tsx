import { useId } from 'react';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { productPath } from '../../paths.ts';
import { ItemOrder } from './ItemOrder.tsx';
import { useSelection } from './use-selection.ts';

interface ProductCardProps {
  readonly item: CatalogueItem;
  readonly onAdd: (item: CatalogueItem, variant: CatalogueVariant) => void;
}

/** Every card is as tall as a placeholder; shop.css fixes its rows. */
export function ProductCard({ item, onAdd }: ProductCardProps) {
  const id = useId();
  const selection = useSelection(item);
  return (
    <li>
      <article className="product-card" aria-labelledby={id}>
        <img src={selection.image} alt="" width="400" height="400" loading="lazy" decoding="async" />
        <div className="product-head">
          <h3 id={id}>{item.withoutPage ? item.name : <a href={productPath(item.slug)}>{item.name}</a>}</h3>
          <p className="product-price">{selection.priceText}</p>
        </div>
        {selection.choices.length === 0 && <p className="product-about">{item.description}</p>}
        <ItemOrder name={item.name} selection={selection} onAdd={(variant) => onAdd(item, variant)} />
      </article>
    </li>
  );
}
