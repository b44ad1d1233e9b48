import type { ComponentProps, ReactNode } from 'react';
import type { CatalogueItem } from '../../domain/catalogue/catalogue.api.ts';
import { pictureSources } from '../../domain/catalogue/product-images.ts';
import { ItemOrder } from './ItemOrder.tsx';
import { useSelection } from './use-selection.ts';

interface ProductOrderProps {
  readonly item: CatalogueItem;
  readonly isWaiting: boolean;
  /** The second picture: the product in use. */
  readonly inUse: string | undefined;
  /** It is not on sale. */
  readonly isGone: boolean;
  /** Heading and description. */
  readonly text: ReactNode;
  readonly onAdd: ComponentProps<typeof ItemOrder>['onAdd'];
  /** Shown under the button. */
  readonly children: ReactNode;
}

/** One product, large. The picture follows the color, the price follows the variant. */
export function ProductOrder({ item, isWaiting, inUse, isGone, text, onAdd, children }: ProductOrderProps) {
  const selection = useSelection(item);
  return (
    <section className="product wrap">
      <img
        src={selection.image}
        {...pictureSources(selection.image, '(min-width: 48rem) 50vw, 100vw')}
        alt={item.name}
        width="400"
        height="400"
        fetchPriority="high"
      />
      <div className="product-text">{text}</div>
      <div className="product-order">
        <p className="product-price" aria-live="polite">
          {isGone ? 'Not available now' : selection.priceText}
        </p>
        <div className="grid gap-4 noscript:hidden">
          {!isGone && (
            <ItemOrder name={item.name} selection={selection} isWaiting={isWaiting} onAdd={onAdd} />
          )}
          {children}
        </div>
      </div>
      {inUse && (
        <img
          src={inUse}
          alt={`${item.name} in use`}
          width="400"
          height="400"
          loading="lazy"
          decoding="async"
        />
      )}
    </section>
  );
}
