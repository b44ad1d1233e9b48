import type { ImportChange, ImportLine } from '../../../domain/catalogue/admin-catalogue.api.ts';

const TITLES: Readonly<Record<ImportChange['kind'], string>> = {
  new_item: 'New item',
  new_variants: 'New kinds',
  name: 'Another name',
  prices: 'Other prices',
  pictures: 'Other pictures',
  links: 'Other Printful ids',
  back: 'Put on sale again',
  gone: 'Take off sale',
};

/** Explains the changes whose titles do not. */
const NOTES: Partial<Record<ImportChange['kind'], string>> = {
  new_item: 'It is in the shop right away. Its own page comes with the next release of the site.',
  name: 'The shop and new orders show it at once, the page of the item with the next release of the site.',
  links: 'Orders for these go to Printful under the new ids.',
  gone: 'No longer in the Printful store. Nothing is deleted: it can come back.',
};

/** "Other prices: Scale House Mug" */
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
