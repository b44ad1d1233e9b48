/**
 * Who the business is. Everything here is the owner's to change; docs/launch-checklist.md lists
 * each line that must be replaced before launch (the phones are from the range reserved for fiction).
 */
export const BUSINESS = {
  name: 'Georgia Scrap Metal Recycling',
  /** Under the icon of the installed site: about twelve characters fit. */
  shortName: 'GA Scrap',
  tagline: "Georgia's trusted scrap metal recycling since 2002",
  foundedYear: 2002,
  email: 'hello@example.com',
  /** Main number: every call button. */
  phone: '+17705550142',
  /** Merchandise and quotes. */
  quotesPhone: '+17705550177',
  title: 'Best Scrap Metal Prices in Georgia | 3 Locations | Georgia Scrap Metal Recycling',
  description:
    'Best scrap metal prices in Georgia. Three locations in Griffin, Newnan and Atlanta buy cars, copper, brass, aluminum and steel. Paid in 15 minutes or less.',
  keywords:
    'scrap metal prices Georgia, scrap yard Griffin GA, scrap yard Newnan GA, scrap yard Atlanta GA, sell copper, sell junk car, auto recycling',
  /** The partner whose mobile app gives prices beyond ours. */
  partnerUrl: 'https://app.example.com/',
  /** First year of the copyright line; it runs through the year of the build. */
  copyrightFrom: 2025,
} as const;

/** Where staff mail goes and what it is sent from; the environment may override both (docs/operations.md). */
export const STAFF_MAIL = { to: 'quotes@example.com', from: 'website@example.com' } as const;
