interface SeedPrice {
  readonly metalType: string;
  /** Decimal dollars per lb. */
  readonly price: string;
  /** The price before it, so that the list has something to compare with from the first day. */
  readonly previousPrice: string;
  /** Where the complete list has it. */
  readonly group: string;
  /** How to tell it from others; empty where the name alone does. */
  readonly howToTell: string;
}

/**
 * Samples in the order of the list: what an empty database is filled with, and what pages are built with where there is no database.
 * /admin/launch has the owner check every one.
 */
export const SEED_PRICES: readonly SeedPrice[] = [
  {
    metalType: 'auto_bodies',
    price: '0.085',
    previousPrice: '0.080',
    group: 'vehicles',
    howToTell: 'Drivable or not, complete, with its title',
  },
  {
    metalType: 'copper_wire',
    price: '4.50',
    previousPrice: '4.35',
    group: 'copper',
    howToTell: 'Bright and bare, thicker than a pencil lead, no tarnish',
  },
  {
    metalType: 'insulated_cu_wire',
    price: '1.75',
    previousPrice: '1.70',
    group: 'copper',
    howToTell: 'Copper wire still in its jacket',
  },
  {
    metalType: 'steel',
    price: '0.11',
    previousPrice: '0.12',
    group: 'steel',
    howToTell: 'A magnet sticks; mixed lengths and sizes',
  },
  {
    metalType: 'old_sheet',
    price: '0.58',
    previousPrice: '0.55',
    group: 'aluminum',
    howToTell: 'Aluminum siding, gutters',
  },
  {
    metalType: 'aluminum',
    price: '0.55',
    previousPrice: '0.52',
    group: 'aluminum',
    howToTell: 'Drink cans, dry, no steel ones',
  },
  {
    metalType: 'cast_aluminum',
    price: '0.60',
    previousPrice: '0.62',
    group: 'aluminum',
    howToTell: 'Cookware, grills and housings, thick and rough',
  },
  {
    metalType: 'brass',
    price: '2.50',
    previousPrice: '2.40',
    group: 'brass',
    howToTell: 'Valves and fittings, red where filed',
  },
  {
    metalType: 'stainless_steel',
    price: '0.44',
    previousPrice: '0.45',
    group: 'stainless',
    howToTell: 'Kitchen sinks and pots, no magnet sticks',
  },
  {
    metalType: 'mixed_metals',
    price: '0.10',
    previousPrice: '0.09',
    group: 'other',
    howToTell: '',
  },
];

/** The date that pages built without a database give these prices, ISO 8601. */
export const SEED_PRICES_FROM = '2026-11-02T13:00:00.000Z';
