import type { ImportChange, ImportLine } from '../../../domain/catalogue/admin-catalogue.api.ts';

const TITLES: Readonly<Record<ImportChange['kind'], string>> = {
  new_item: 'New product',
  new_variants: 'New variants',
  name: 'New name',
  prices: 'New prices',
  pictures: 'New pictures',
  links: 'New Printful IDs',
  back: 'Back at Printful',
  gone: 'Gone from Printful',
};

/** Explains the changes whose titles do not. */
const NOTES: Partial<Record<ImportChange['kind'], string>> = {
  new_item: 'It goes into the shop right away. Its own page goes live in a few minutes.',
  name: 'The shop and new orders show it right away. The product’s page follows in a few minutes.',
  links: 'New orders use the new Printful IDs.',
  gone: 'No longer in your Printful store, so the shop hides it. Nothing is deleted.',
};

/** "New prices: Scale House Mug" */
export const changeTitle = ({ kind, itemName }: Pick<ImportChange, 'kind' | 'itemName'>): string =>
  `${TITLES[kind]}: ${itemName}`;

export const changeNote = ({ kind }: Pick<ImportChange, 'kind'>): string | null => NOTES[kind] ?? null;

/** "Black, M: $24.00 → $25.00" */
export function lineText({ label, before, after }: ImportLine): string {
  const change = before !== null && after !== null ? `${before} → ${after}` : (after ?? before ?? '');
  return label ? `${label}: ${change}` : change;
}

export interface PicturePair {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Each pair of pictures once, with all its variants: sizes of one color share a picture. */
export function picturePairs(lines: readonly ImportLine[]): readonly PicturePair[] {
  const pairs = Map.groupBy(lines, ({ before, after }) => `${before ?? ''} ${after ?? ''}`);
  return [...pairs.values()].map(([first, ...more]) => ({
    label: more.length > 0 ? `${first?.label ?? ''} and ${more.length} more` : (first?.label ?? ''),
    before: first?.before ?? '',
    after: first?.after ?? '',
  }));
}
