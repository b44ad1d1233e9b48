import type { MaterialSlug } from '../../domain/materials/material-slug.ts';

export interface MaterialCard {
  readonly slug: MaterialSlug;
  readonly name: string;
  /** Tests to do at home and what they show. */
  readonly description: readonly { readonly test: string; readonly finding: string }[];
}

export const MATERIAL_CARDS: readonly MaterialCard[] = [
  {
    slug: 'copper',
    name: 'Copper',
    description: [
      { test: 'Magnet', finding: 'Does not stick. If it does, it is plated steel.' },
      { test: 'Color', finding: 'Scratch it: bright orange-pink under brown or green.' },
      { test: 'Spark', finding: 'None on the grinder.' },
    ],
  },
  {
    slug: 'steel',
    name: 'Steel',
    description: [
      { test: 'Magnet', finding: 'Grabs and holds hard.' },
      { test: 'Color', finding: 'Dark gray when filed, red-brown where it rusts.' },
      { test: 'Spark', finding: 'Long yellow streams that fork at the end.' },
    ],
  },
  {
    slug: 'aluminum',
    name: 'Aluminum',
    description: [
      { test: 'Magnet', finding: 'Does not stick.' },
      { test: 'Weight', finding: 'A third of the weight of steel the same size.' },
      { test: 'Color', finding: 'Silver-white when filed; it turns dull and never rusts.' },
    ],
  },
  {
    slug: 'brass',
    name: 'Brass',
    description: [
      { test: 'Magnet', finding: 'Does not stick, even to chrome-plated brass.' },
      { test: 'Color', finding: 'File it: yellow all the way through, or pinkish for red brass.' },
      { test: 'Weight', finding: 'Heavier than steel of the same size.' },
    ],
  },
  {
    slug: 'auto-bodies',
    name: 'Auto bodies',
    description: [
      { test: 'Parts', finding: 'Complete: engine, transmission and converter in place.' },
      { test: 'Magnet', finding: "Sticks to steel panels; won't stick to aluminum hoods." },
      { test: 'Papers', finding: 'Title in your name and a photo ID.' },
    ],
  },
  {
    slug: 'stainless-steel',
    name: 'Stainless steel',
    description: [
      { test: 'Magnet', finding: 'Barely or not at all on sinks and kegs; trim may stick.' },
      { test: 'Color', finding: 'Silver through and through, no plating to flake.' },
      { test: 'Spark', finding: 'A few short orange sparks.' },
    ],
  },
];
