import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.api.ts';
import { cartPath } from '../../../paths.ts';
import { $catalogue, loadCatalogue } from '../../catalogue/catalogue.store.ts';
import { MerchandiseFailed } from '../../catalogue/MerchandiseFailed.tsx';
import { ProductOrder } from '../../catalogue/ProductOrder.tsx';
import { CartBar } from './CartBar.tsx';
import { PurchaseTerms } from '../PurchaseTerms.tsx';
import { addItem, retryCatalogue } from './shop-actions.ts';

interface ProductAppProps {
  /** The item as of the build, shown until the live one is loaded. */
  readonly item: CatalogueItem;
  /** The second picture: the product in use. */
  readonly inUse: string | undefined;
  /** As of the build. */
  readonly isOnSale: boolean;
  /** When it leaves. */
  readonly delivery: string;
  /** Heading and description. */
  readonly children?: ReactNode;
}

const toCart = () => location.assign(cartPath);

/** The live part of a product page: picture, price, choices and button. */
export function ProductApp({ item: builtItem, inUse, isOnSale, delivery, children }: ProductAppProps) {
  const { value: items, failure } = useStore($catalogue, { ssr: 'initial' });
  useEffect(() => void loadCatalogue(), []);
  const live = items?.find(({ slug }) => slug === builtItem.slug);
  return (
    <>
      <CartBar onBack="link" />
      <ProductOrder
        item={live ?? builtItem}
        isWaiting={!live}
        inUse={inUse}
        isGone={items ? !live : !isOnSale}
        text={children}
        onAdd={(variant) => (live ? addItem(live, variant, toCart) : null)}
      >
        {items === null && failure !== null && (
          <MerchandiseFailed message={failure} placement="product-error" onRetry={retryCatalogue} />
        )}
        <PurchaseTerms delivery={delivery} />
      </ProductOrder>
    </>
  );
}
