import type { ProductDetail, ProductKind } from '../../../domain/catalogue/admin-products.api.ts';
import type { Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { productDraftSchema } from '../../../domain/catalogue/product-draft.schema.ts';
import { moneyText, toDollars } from '../../../domain/shared/numbers/money.ts';
import { typedCents } from '../../../domain/shared/numbers/typed-cents.ts';
import { kindText } from '../../../domain/catalogue/store-product.ts';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import type { TypedParts } from '../../../ui/form/take-in.ts';
import { counted } from '../staff-text.ts';

/** A kind as it is typed. */
export interface KindDraft {
  readonly id: string;
  readonly color: string;
  readonly size: string;
  /** In dollars. */
  readonly priceCents: string;
  /** Empty: none yet. */
  readonly image: string;
  readonly printfulVariantId: string;
  /** Empty: not counted. */
  readonly stock: string;
  readonly stockSeen: number | null;
  readonly reserved: number;
  readonly isOnSale: boolean;
  /** Not saved yet, so it can go. */
  readonly isNew: boolean;
}

/** Colors and sizes, separated by commas, and a price. */
export interface RequestedKinds {
  readonly colors: string;
  readonly sizes: string;
  readonly price: string;
}

export const NO_KINDS: RequestedKinds = { colors: '', sizes: '', price: '' };

export interface ProductFormDraft {
  readonly name: string;
  readonly description: string;
  readonly category: Category | '';
  readonly isFeatured: boolean;
  readonly isOnSale: boolean;
  readonly lowMark: string;
  readonly kinds: readonly KindDraft[];
  /** What stands typed beside them. */
  readonly wanted: RequestedKinds;
}

export const EMPTY_PRODUCT: ProductFormDraft = {
  name: '',
  description: '',
  category: '',
  isFeatured: false,
  isOnSale: true,
  lowMark: '',
  kinds: [],
  wanted: NO_KINDS,
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const kindDraft = ({ priceCents, printfulVariantId, stock, ...kind }: ProductKind): KindDraft => ({
  ...kind,
  priceCents: toDollars(priceCents),
  printfulVariantId: textOf(printfulVariantId),
  stock: textOf(stock),
  stockSeen: stock,
  isNew: false,
});

/** A saved product, to be edited. */
export function productDraftOf(product: ProductDetail): ProductFormDraft {
  const { name, description, category, isFeatured, isOnSale, lowMark, kinds } = product;
  return {
    name,
    description,
    category,
    isFeatured,
    isOnSale,
    lowMark: textOf(lowMark),
    kinds: kinds.map(kindDraft),
    wanted: NO_KINDS,
  };
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

const kindFacts = ({ priceCents, stock, printfulVariantId, isOnSale, image }: KindDraft) =>
  [
    `$${priceCents}`,
    stock === '' ? 'stock not tracked' : `${stock} in stock`,
    ...(printfulVariantId ? [`Printful ${printfulVariantId}`] : []),
    image.split('/').at(-1) ?? '',
    ...(isOnSale ? [] : ['hidden']),
  ].join(', ');

/** A product by its fields' labels, to be compared with what somebody else made of it. */
export const productFacts = (draft: ProductFormDraft): Readonly<Record<string, string>> => ({
  Name: draft.name,
  Description: draft.description,
  Category: draft.category && CATEGORY_NAMES[draft.category],
  'Low-stock alert at': draft.lowMark,
  Active: yesOrNo(draft.isOnSale),
  Featured: yesOrNo(draft.isFeatured),
  ...Object.fromEntries(draft.kinds.map((kind) => [kindText(kind), kindFacts(kind)])),
});

/** What was typed, with the current stock counts: a count that nobody changed follows the sales, a recount stays. */
export const withStockOf = (draft: ProductFormDraft, now: ProductDetail): ProductFormDraft => ({
  ...draft,
  kinds: draft.kinds.map((kind) => {
    const current = now.kinds.find(({ id }) => id === kind.id);
    if (!current) return kind;
    const isRecounted = kind.stock.trim() !== textOf(kind.stockSeen);
    return {
      ...kind,
      stock: isRecounted ? kind.stock : textOf(current.stock),
      stockSeen: current.stock,
      reserved: current.reserved,
    };
  }),
});

/** An empty text is not a number; the schema refuses any other text that is not one. */
const numberOf = (text: string): number | null => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
};

/** What the form sends. */
export const productFormSchema = draftSchema(
  ({ lowMark, kinds, wanted: _wanted, ...facts }: ProductFormDraft) => ({
    ...facts,
    lowMark: numberOf(lowMark),
    kinds: kinds.map(({ isNew: _isNew, reserved: _reserved, ...kind }) => ({
      ...kind,
      priceCents: typedCents(kind.priceCents),
      printfulVariantId: numberOf(kind.printfulVariantId),
      stock: numberOf(kind.stock),
    })),
  }),
  productDraftSchema,
);

const listOf = (text: string): readonly string[] => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? [...new Set(parts)] : [''];
};

const isSameKind = (one: Pick<KindDraft, 'color' | 'size'>, other: Pick<KindDraft, 'color' | 'size'>) =>
  `${one.color}/${one.size}`.toLowerCase() === `${other.color}/${other.size}`.toLowerCase();

/** Each color in each size, at one price, as far as there is none yet. `newId` makes their ids. */
export function newKinds(
  kinds: readonly KindDraft[],
  { colors, sizes, price }: RequestedKinds,
  newId: () => string,
): KindDraft[] {
  const wanted = listOf(colors).flatMap((color) => listOf(sizes).map((size) => ({ color, size })));
  return wanted
    .filter((kind) => !kinds.some((known) => isSameKind(known, kind)))
    .map((kind): KindDraft => ({
      ...kind,
      id: newId(),
      priceCents: price,
      image: kinds.find(({ color }) => color === kind.color)?.image ?? '',
      printfulVariantId: '',
      stock: '',
      stockSeen: null,
      reserved: 0,
      isOnSale: true,
      isNew: true,
    }));
}

/** The kinds that are typed and not added yet. `isAsked`: nothing typed is the one kind of a product without choices. */
export function typedKinds(
  kinds: readonly KindDraft[],
  wanted: RequestedKinds,
  newId: () => string,
  isAsked = false,
): TypedParts<KindDraft, string> {
  if (!isAsked && Object.values(wanted).every((text) => text.trim() === '')) return { parts: [] };
  const parts = newKinds(kinds, wanted, newId);
  return parts.length > 0 ? { parts } : { fault: 'These variants are already above. Change them there.' };
}

/** "9 sizes, $24.00 to $28.00, 14 in stock, 1 sold out": the kinds of one color in a line. */
export function kindsSummary(kinds: readonly KindDraft[]): string {
  const sizes = kinds.filter(({ size }) => size !== '').length;
  const prices = kinds
    .map(({ priceCents }) => typedCents(priceCents))
    .filter((cents) => !Number.isNaN(cents));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const stock = kinds.map((kind) => numberOf(kind.stock)).filter((count) => count !== null);
  const left = stock.reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0);
  const uncounted = kinds.length - stock.length;
  const soldOut = stock.filter((count) => count === 0).length;
  const off = kinds.filter(({ isOnSale }) => !isOnSale).length;
  return [
    ...(sizes > 0 ? [counted(sizes, 'size')] : []),
    prices.length === 0
      ? 'no price yet'
      : least === most
        ? moneyText(least)
        : `${moneyText(least)} to ${moneyText(most)}`,
    ...(left > 0 ? [`${left.toLocaleString('en-US')} in stock`] : []),
    ...(soldOut > 0 ? [`${soldOut} sold out`] : []),
    ...(uncounted > 0
      ? [uncounted === kinds.length ? 'stock not tracked' : `${uncounted} without tracked stock`]
      : []),
    ...(off > 0 ? [`${off} hidden`] : []),
  ].join(', ');
}
