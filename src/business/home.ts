import cards from '../content/material-cards.json' with { type: 'json' };
import content from '../content/home.json' with { type: 'json' };

interface Service {
  /** Names a picture in src/assets/metals.svg. */
  readonly drawing: string;
  /** Whose page says more. */
  readonly material: string;
  readonly name: string;
  readonly line: string;
}

interface MaterialCard {
  readonly material: string;
  readonly name: string;
  /** Tests to do at home and what they show. */
  readonly tests: readonly { readonly test: string; readonly finding: string }[];
}

/** What the yards buy, in display order. */
export const SERVICES: readonly Service[] = content.services;

/** The cards of the identification guide, in display order. */
export const MATERIAL_CARDS: readonly MaterialCard[] = cards.cards;

/** The texts of the home page that are the owner's. Owners change these in the editor (/admin/content). */
export const HOME_TEXTS: Readonly<Omit<typeof content, 'services'>> = content;
