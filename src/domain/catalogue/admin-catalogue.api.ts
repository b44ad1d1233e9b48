import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { catalogueImportSchema } from './catalogue-import.schema.ts';
import type { CatalogueChange } from './import-difference.ts';

/** One variant of an item, as our catalogue and the store have it. */
export interface ImportLine {
  /** "Black, XL"; empty for a change of the whole item. */
  readonly label: string;
  /** Display text such as "$24.00", or the root-relative URL of a picture. null: none. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ImportChange {
  /** Derived from the content of the change: a different change has a different id. */
  readonly id: string;
  readonly kind: CatalogueChange['kind'];
  readonly itemName: string;
  readonly picture: string | null;
  readonly lines: readonly ImportLine[];
}

export interface ImportPreview {
  readonly changes: readonly ImportChange[];
  /** What cannot be sold, and why. */
  readonly problems: readonly string[];
  readonly productCount: number;
  /** The store has more products than we compare at once. */
  readonly isPartial: boolean;
}

/** How the Printful store differs from our catalogue. Read-only. provider_refused: our token lacks permission. */
export const previewImportApi = endpoint('GET /api/admin/catalogue-import', {
  output: answer<ImportPreview>(),
  access: 'owner',
  errors: ['provider_refused'],
});

/**
 * Applies the chosen changes, each only if it is still what was shown. Deletes nothing. Safe to repeat: an applied change no
 * longer differs.
 */
export const importProductsApi = endpoint('POST /api/admin/catalogue-import', {
  input: catalogueImportSchema,
  output: answer<{ readonly taken: number; readonly passed: number }>(),
  access: 'owner',
  errors: ['provider_refused'],
});
