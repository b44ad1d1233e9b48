import type { Address } from './address.schema.ts';

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a part says the same, but for case, dots and spaces; a ZIP code with four digits more is no change. */
export const isSamePart = (part: keyof Address, typed: Address, other: Address): boolean =>
  bare(typed[part]) === bare(other[part]) ||
  (part === 'zip' && bare(typed.zip) === bare(other.zip).slice(0, 5));

export const ADDRESS_PARTS = ['address', 'city', 'state', 'zip'] as const satisfies (keyof Address)[];

export const isSameAddress = (typed: Address, other: Address): boolean =>
  ADDRESS_PARTS.every((part) => isSamePart(part, typed, other));
