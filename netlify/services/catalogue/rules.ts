import { hash } from 'node:crypto';
import type { ImportChange, ImportLine } from '../../../src/domain/catalogue/admin-catalogue.api.ts';
import type { ProductPriceLine, ProductDetail } from '../../../src/domain/catalogue/admin-products.api.ts';
import type { CatalogueChange } from '../../../src/domain/catalogue/import-difference.ts';
import type { PriceShift, ProductDraft } from '../../../src/domain/catalogue/product-draft.schema.ts';
import { kindText } from '../../../src/domain/catalogue/store-product.ts';
import { type Cents, moneyText, toDollars } from '../../../src/domain/shared/numbers/money.ts';

const ID_LENGTH = 22;

/** What a change does, line by line, in words for people. */
function linesOf(change: CatalogueChange): readonly ImportLine[] {
  switch (change.kind) {
    case 'new_item':
    case 'new_variants':
    case 'back':
      return change.variants.map((variant) => ({
        label: kindText(variant),
        before: null,
        after: moneyText(variant.priceCents),
      }));
    case 'name':
      return [{ label: '', before: change.item.name, after: change.after }];
    case 'prices':
      return change.lines.map(({ variant, after }) => ({
        label: kindText(variant),
        before: moneyText(variant.priceCents),
        after: moneyText(after),
      }));
    case 'pictures':
      return change.lines.map(({ variant, after }) => ({
        label: kindText(variant),
        before: variant.image,
        after,
      }));
    case 'links':
      return change.lines.map(({ variant, after }) => ({
        label: kindText(variant),
        before: variant.printfulVariantId === null ? null : String(variant.printfulVariantId),
        after: String(after),
      }));
    case 'gone':
      return change.variants.map((variant) => ({
        label: kindText(variant),
        before: moneyText(variant.priceCents),
        after: null,
      }));
  }
}

const pictureOf = (change: CatalogueChange): string | null =>
  (change.kind === 'new_item' ? change.variants : change.item.variants)[0]?.image ?? null;

/** A change as the preview shows it. Its id is a hash of its content, so a change that differs has another id. */
export function shownChange(change: CatalogueChange): ImportChange {
  const subject = change.kind === 'new_item' ? String(change.product.id) : change.item.id;
  const shown = {
    kind: change.kind,
    itemName: change.kind === 'new_item' ? change.product.name : change.item.name,
    picture: pictureOf(change),
    lines: linesOf(change),
  };
  const id = hash('sha256', JSON.stringify([subject, shown]), 'base64url').slice(0, ID_LENGTH);
  return { id, ...shown };
}

type Facts = Record<string, unknown>;

/** A product as the audit log shows it. */
export function auditedProduct(product: ProductDetail): Facts {
  const { name, slug, description, category, isFeatured, isOnSale, lowMark, kinds } = product;
  const kindsByName = kinds.map((kind) => {
    const { priceCents, stock, printfulVariantId, image, isOnSale: isKindOnSale } = kind;
    return [
      kindText(kind),
      { price: toDollars(priceCents), stock, printfulVariantId, image, isOnSale: isKindOnSale },
    ];
  });
  return {
    name,
    slug,
    description,
    category,
    isFeatured,
    isOnSale,
    lowMark,
    kinds: Object.fromEntries(kindsByName) as Facts,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs between two such records. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed: { before: Facts; after: Facts } = { before: {}, after: {} };
  for (const key of Object.keys(after)) {
    if (same(before[key], after[key])) continue;
    const isMap = key === 'kinds';
    const inside = isMap ? changedFacts(before[key] as Facts, after[key] as Facts) : null;
    changed.before[key] = inside ? inside.before : (before[key] ?? null);
    changed.after[key] = inside ? inside.after : after[key];
  }
  return changed;
}

/** What its page shows. */
const pageOf = ({ name, description, category, isOnSale, kinds }: ProductDetail) => ({
  name,
  description,
  category,
  isOnSale,
  kinds: kinds.map(({ color, size, priceCents, image, isOnSale: isKindOnSale }) => ({
    color,
    size,
    priceCents,
    image,
    isOnSale: isKindOnSale,
  })),
});

export const isOnPage = (before: ProductDetail, after: ProductDetail): boolean =>
  !same(pageOf(before), pageOf(after));

/** Whether a product is what a draft wants already, as after an answer that was lost. */
export function matchesDraft(product: ProductDetail, draft: ProductDraft): boolean {
  const { name, description, category, isFeatured, isOnSale, lowMark, kinds } = draft;
  const facts = { name, description, category, isFeatured, isOnSale, lowMark };
  const has = product as unknown as Facts;
  return (
    Object.entries(facts).every(([key, value]) => has[key] === value) &&
    kinds.every((wanted) => {
      const kind = product.kinds.find(({ id }) => id === wanted.id) as Facts | undefined;
      return Object.entries(wanted).every(([key, value]) => key === 'stockSeen' || kind?.[key] === value);
    })
  );
}

/** Whether a draft leaves everything as it is but counts and the alert. */
export function isStockOnly(product: ProductDetail, draft: ProductDraft): boolean {
  const counted = product.kinds.map((kind) => ({
    ...kind,
    stock: draft.kinds.find(({ id }) => id === kind.id)?.stock ?? null,
  }));
  const isInOrder = same(
    draft.kinds.map(({ id }) => id),
    product.kinds.map(({ id }) => id),
  );
  return isInOrder && matchesDraft({ ...product, lowMark: draft.lowMark, kinds: counted }, draft);
}

/** The new price: moved by hundredths of a percent, half up and a cent at least, or set. */
function shiftedCents(cents: Cents, change: PriceShift['change']): Cents {
  if (change.kind === 'price') return change.cents;
  return Math.max(1, Math.floor((cents * (10_000 + change.hundredths) + 5_000) / 10_000));
}

interface Priced {
  readonly kindId: string;
  readonly product: string;
  readonly color: string;
  readonly size: string;
  readonly priceCents: Cents;
}

export const productPriceLine = (
  { kindId, product, priceCents, color, size }: Priced,
  change: PriceShift['change'],
): ProductPriceLine => ({
  kindId,
  product,
  kind: kindText({ color, size }),
  beforeCents: priceCents,
  afterCents: shiftedCents(priceCents, change),
});
