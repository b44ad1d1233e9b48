import { answer, endpoint } from '../shared/endpoint.ts';
import { catalogueImportSchema } from './catalogue-import.schema.ts';
import type { CatalogueChange } from './import-difference.ts';

/** One kind of an item, as it is with us and as the store has it. */
export interface ImportLine {
  /** "Black, XL"; empty for what is about the whole item. */
  readonly label: string;
  /** As shown, "$24.00"; of pictures, root-relative addresses. null: not there. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ImportChange {
  /** Names the change and all that it does: what has changed since has another one. */
  readonly id: string;
  readonly kind: CatalogueChange['kind'];
  readonly itemName: string;
  readonly picture: string | null;
  readonly lines: readonly ImportLine[];
}

export interface ImportPreview {
  readonly changes: readonly ImportChange[];
  /** What of the store cannot be sold, and why. */
  readonly problems: readonly string[];
  readonly productCount: number;
  /** The store has more products than are compared at once. */
  readonly isPartial: boolean;
}

/** What the store at Printful has otherwise than our catalogue. Reads alone. provider_refused: our token does not suffice. */
export const previewImportApi = endpoint({
  method: 'GET',
  path: '/api/admin/catalogue-import',
  output: answer<ImportPreview>(),
  access: 'owner',
  errors: ['provider_refused'],
});

/**
 * Takes over the chosen changes, each only where it is still what was shown. Nothing is deleted. Safe to repeat: what is taken
 * over is no change any more.
 */
export const importProductsApi = endpoint({
  method: 'POST',
  path: '/api/admin/catalogue-import',
  input: catalogueImportSchema,
  output: answer<{ readonly taken: number; readonly passed: number }>(),
  access: 'owner',
  errors: ['provider_refused'],
});
