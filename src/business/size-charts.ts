import type { Product } from './product.ts';

export interface SizeMeasure {
  readonly size: string;
  /** All the way around the garment at the chest; for gloves around the palm. Inches. */
  readonly chestInches: number;
  /** From the shoulder to the hem; for gloves from the wrist to the middle fingertip. Inches. */
  readonly lengthInches: number;
}

/** Rows of [size, around, length] in inches. */
const chart = (rows: readonly (readonly [string, number, number])[]): readonly SizeMeasure[] =>
  rows.map(([size, chestInches, lengthInches]) => ({ size, chestInches, lengthInches }));

/** The rows of a product page's size chart, by the `sizeChart` of a product in merchandise.json. */
export const SIZE_CHARTS: Readonly<Record<NonNullable<Product['sizeChart']>, readonly SizeMeasure[]>> = {
  tee: chart([
    ['XS', 33, 27],
    ['S', 36, 28],
    ['M', 40, 29],
    ['L', 44, 30],
    ['XL', 48, 31],
    ['2XL', 52, 32],
    ['3XL', 56, 33],
    ['4XL', 60, 34],
    ['5XL', 64, 35],
  ]),
  longSleeve: chart([
    ['XS', 33, 27.5],
    ['S', 36, 28.5],
    ['M', 40, 29.5],
    ['L', 44, 30.5],
    ['XL', 48, 31.5],
    ['2XL', 52, 32.5],
    ['3XL', 56, 33.5],
    ['4XL', 60, 34.5],
    ['5XL', 64, 35.5],
  ]),
  hoodie: chart([
    ['XS', 37, 26],
    ['S', 40, 27],
    ['M', 44, 28],
    ['L', 48, 29],
    ['XL', 52, 30],
    ['2XL', 56, 31],
    ['3XL', 60, 32],
    ['4XL', 64, 33],
    ['5XL', 68, 34],
  ]),
  vest: chart([
    ['S', 44, 25],
    ['M', 47, 26],
    ['L', 50, 27],
    ['XL', 53, 28],
    ['2XL', 56, 29],
    ['3XL', 60, 29.5],
    ['4XL', 64, 30],
  ]),
  gloves: chart([
    ['S', 7, 8.5],
    ['M', 8, 9],
    ['L', 9, 9.5],
    ['XL', 10, 10],
    ['2XL', 11, 10.5],
  ]),
};
