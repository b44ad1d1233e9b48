import { METAL_NAMES, METAL_NOTES, TYPE_LANG } from '../texts.ts';

/** Bought, but never shown with a price. */
export const HIDDEN_TYPES: readonly string[] = ['mixed_metals'];

export const isShown = (metalType: string): boolean => !HIDDEN_TYPES.includes(metalType);

export const isKnown = (metalType: string): boolean => Object.hasOwn(METAL_NAMES, metalType);

/** The display name; an unknown type reads with spaces for underscores and capitals. */
export function metalName(metalType: string): string {
  if (isKnown(metalType)) return METAL_NAMES[metalType] as string;
  return metalType
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The language of metalName(), where it is not the page's: a type is English. */
export const metalLang = (metalType: string): 'en' | undefined =>
  isKnown(metalType) ? undefined : TYPE_LANG;

/** A line under the name of a metal that may be taken for another one. */
export const metalNote = (metalType: string): string | undefined =>
  isKnown(metalType) ? METAL_NOTES[metalType] : undefined;
