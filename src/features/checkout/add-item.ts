import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { variantName } from '../../domain/catalogue/options.ts';
import { readCents } from '../../domain/shared/money.ts';
import { track } from '../../lib/analytics.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { addToCart } from '../cart/cart.store.ts';

/** One more of a variant into the cart, said in a toast from which `viewCart` leads to it. */
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
  showToast({
    title: 'Added to Cart',
    description: name,
    action: { label: 'View Cart', run: viewCart },
  });
}
