import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { variantName } from '../../domain/catalogue/options.ts';
import { readCents } from '../../domain/shared/money.ts';
import { track } from '../../lib/analytics.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { addToCart, unkeptCart } from '../cart/cart.store.ts';
import { reloadCatalogue } from '../catalogue/catalogue.store.ts';

/** Adds one of a variant to the cart. The toast's button calls `viewCart`. */
export function addItem(item: CatalogueItem, variant: CatalogueVariant, viewCart: () => void): void {
  const name = variantName(item, variant);
  if (!addToCart({ id: variant.id, name, priceCents: readCents(variant.price) })) {
    showToast({
      title: 'Cart Full',
      description: `A cart holds ${SHOP_MAX_LINES} different items and ${SHOP_MAX_QUANTITY} of each. Please call us for more.`,
      variant: 'destructive',
    });
    return;
  }
  track('add_to_cart', { id: variant.id, name, value: Number(variant.price), currency: 'USD' });
  const unkept = unkeptCart();
  showToast({
    title: 'Added to Cart',
    description: unkept ? `${name}. ${unkept}` : name,
    action: { label: 'View Cart', run: viewCart },
  });
}

export function refuseEmptyCart(): void {
  showToast({
    title: 'Cart Empty',
    description: 'Add some items to your cart before checking out.',
    variant: 'destructive',
  });
}

/** Loads the catalogue again and moves the focus to the heading, because the retry button disappears. */
export function retryCatalogue(): void {
  focusHeading();
  void reloadCatalogue();
}
