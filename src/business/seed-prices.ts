interface SeedPrice {
  readonly metalType: string;
  /** Decimal dollars per lb. */
  readonly price: string;
  /** The price before it, so that the list has something to compare with from the first day. */
  readonly previousPrice: string;
}

/**
 * Samples in the order of the list: what an empty database is filled with, and what pages are built with where there is no database.
 * /admin/launch has the owner check every one.
 */
export const SEED_PRICES: readonly SeedPrice[] = [
  { metalType: 'auto_bodies', price: '0.085', previousPrice: '0.080' },
  { metalType: 'copper_wire', price: '4.50', previousPrice: '4.35' },
  { metalType: 'insulated_cu_wire', price: '1.75', previousPrice: '1.70' },
  { metalType: 'steel', price: '0.11', previousPrice: '0.12' },
  { metalType: 'old_sheet', price: '0.58', previousPrice: '0.55' },
  { metalType: 'aluminum', price: '0.55', previousPrice: '0.52' },
  { metalType: 'cast_aluminum', price: '0.60', previousPrice: '0.62' },
  { metalType: 'brass', price: '2.50', previousPrice: '2.40' },
  { metalType: 'stainless_steel', price: '0.44', previousPrice: '0.45' },
  { metalType: 'mixed_metals', price: '0.10', previousPrice: '0.09' },
];

/** The date that pages built without a database give these prices, ISO 8601. */
export const SEED_PRICES_FROM = '2026-11-02T13:00:00.000Z';
