import care from '../content/care.json' with { type: 'json' };

/** What products are made of, as far as care goes; merchandise.json names one for each product. */
export const CARES = [
  'cotton',
  'fleece',
  'vest',
  'gloves',
  'cap',
  'knit',
  'tumbler',
  'mug',
  'coozie',
  'canvas',
  'stickers',
  'magnet',
  'coffee',
] as const;

export type Care = (typeof CARES)[number];

/** How to care for each, on product pages. Owners change it in the editor (/admin/content). */
export const CARE: Readonly<Record<Care, readonly string[]>> = care;
