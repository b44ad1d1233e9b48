import * as z from 'zod/mini';
import {
  PRODUCT_DESCRIPTION_MAX_LENGTH,
  PRODUCT_MAX_CENTS,
  PRODUCT_MAX_KINDS,
  PRODUCT_MAX_LOW_MARK,
  PRODUCT_MAX_STOCK,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_OPTION_MAX_LENGTH,
  PRODUCT_PRICES_MAX,
  PRODUCTS_MAX,
} from '../../business/constants.ts';
import { line, paragraph } from '../shared/text/text.ts';
import { CATEGORIES } from './catalogue.api.ts';
import { kindKey } from './store-product.ts';

const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));

const PRICE = 'Please enter a price such as 24.00';
const price = whole(1, PRODUCT_MAX_CENTS, PRICE);
const stock = z.nullable(whole(0, PRODUCT_MAX_STOCK, 'Please enter a whole number, or leave it blank'));

const kind = z.strictObject({
  /** Chosen by the browser for a new kind. */
  id: z.uuid(),
  color: line(0, PRODUCT_OPTION_MAX_LENGTH, ''),
  size: line(0, PRODUCT_OPTION_MAX_LENGTH, ''),
  priceCents: price,
  /** Root-relative. */
  image: z.string().check(z.regex(/^\/[\w./?=&%:-]{1,300}$/, 'Please choose a picture')),
  /** null: staff send it. */
  printfulVariantId: z.nullable(whole(1, Number.MAX_SAFE_INTEGER, 'Please enter the number Printful shows')),
  /** null: not counted. */
  stock,
  /** The stock that the owner saw: sales in between must not be undone. */
  stockSeen: stock,
  isOnSale: z.boolean(),
});

export const productDraftSchema = z.strictObject({
  name: line(1, PRODUCT_NAME_MAX_LENGTH, 'Please enter a name'),
  description: paragraph(1, PRODUCT_DESCRIPTION_MAX_LENGTH, 'Please enter a description'),
  category: z.enum(CATEGORIES, 'Please choose a category'),
  isFeatured: z.boolean(),
  isOnSale: z.boolean(),
  /** Staff get a mail when a kind is down to this; null: never. */
  lowMark: z.nullable(whole(0, PRODUCT_MAX_LOW_MARK, 'Please enter a whole number, or leave it blank')),
  kinds: z.array(kind).check(
    z.minLength(1, 'Please add a variant'),
    z.maxLength(PRODUCT_MAX_KINDS, `Please add at most ${PRODUCT_MAX_KINDS} variants`),
    z.refine(
      (kinds) => new Set(kinds.map(kindKey)).size === kinds.length,
      'Two variants have the same color and size',
    ),
  ),
});

export type ProductDraft = z.output<typeof productDraftSchema>;

/** `version`: of the product that the owner saw. */
export const productChangeSchema = z.strictObject({
  ...productDraftSchema.shape,
  version: whole(1, Number.MAX_SAFE_INTEGER, 'invalid'),
});
export type ProductChange = z.output<typeof productChangeSchema>;

export const newProductSchema = z.strictObject({ ...productDraftSchema.shape, id: z.uuid() });
export type NewProduct = z.output<typeof newProductSchema>;

const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(PRODUCTS_MAX));
export const productOrderSchema = z.strictObject({ before: ids, after: ids });

export const priceShiftSchema = z.strictObject({
  /** null: all. */
  category: z.nullable(z.enum(CATEGORIES)),
  change: z.union([
    z.strictObject({
      kind: z.literal('percent'),
      hundredths: whole(-9_999, 99_900, 'Please enter a percentage such as 2.5 or -3'),
    }),
    z.strictObject({ kind: z.literal('price'), cents: price }),
  ]),
});
export type PriceShift = z.output<typeof priceShiftSchema>;

export const priceLinesSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ kindId: z.uuid(), beforeCents: price, afterCents: price }))
    .check(z.minLength(1), z.maxLength(PRODUCT_PRICES_MAX)),
});
