import { BUSINESS_QUOTES_PHONE } from '../../../business/business.ts';
import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../../business/constants.ts';
import type { CatalogueItem, CatalogueVariant } from '../../../domain/catalogue/catalogue.api.ts';
import { variantName } from '../../../domain/catalogue/options.ts';
import { readCents } from '../../../domain/shared/numbers/money.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { track } from '../../../lib/measurement/analytics.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { addToCart, unsavedCart } from '../../cart/cart.store.ts';
import { reloadCatalogue } from '../../catalogue/catalogue.store.ts';

/** Adds one of a variant to the cart. The toast's button calls `viewCart`. Returns what the page has to say next to its button. */
export function addItem(item: CatalogueItem, variant: CatalogueVariant, viewCart: () => void): string | null {
  const name = variantName(item, variant);
  if (!addToCart({ id: variant.id, name, priceCents: readCents(variant.price) })) {
    return `Cart full: it holds ${SHOP_MAX_LINES} different items and ${SHOP_MAX_QUANTITY} of each. For more, please call ${formatPhone(BUSINESS_QUOTES_PHONE)}.`;
  }
  track('add_to_cart', { id: variant.id, name, value: Number(variant.price), currency: 'USD' });
  showToast({
    title: 'Added to Cart',
    description: name,
    action: { label: 'View Cart', run: viewCart },
  });
  return unsavedCart();
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
