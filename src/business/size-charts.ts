import type { Product } from './product.ts';
import charts from './size-charts.json' with { type: 'json' };

export interface SizeMeasure {
  readonly size: string;
  /** All the way around the garment at the chest; for gloves around the palm. Inches. */
  readonly chestInches: number;
  /** From the shoulder to the hem; for gloves from the wrist to the middle fingertip. Inches. */
  readonly lengthInches: number;
}

/** The rows of a product page's size chart, by the `sizeChart` of a product in merchandise.json. */
export const SIZE_CHARTS: Readonly<Record<NonNullable<Product['sizeChart']>, readonly SizeMeasure[]>> =
  charts;
