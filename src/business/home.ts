import content from '../content/home.json' with { type: 'json' };

interface Service {
  /** Names a picture in src/assets/metals.svg. */
  readonly drawing: string;
  /** Whose page tells more. */
  readonly material: string;
  readonly name: string;
  readonly line: string;
}

/** What the yards buy, in display order. */
export const SERVICES: readonly Service[] = content.services;

/** Who the yards buy from, the lines of the steps and of the rewards. Owners change these in the editor (/admin/content). */
export const HOME_TEXTS: Readonly<Omit<typeof content, 'services'>> = content;
