/**
 * Who the business is. The owner may change everything here; docs/launch-checklist.md lists
 * each line that must be replaced before launch (the phones are from the range reserved for fiction).
 */

export const BUSINESS_NAME = 'Georgia Scrap Metal Recycling';
/** Under the icon of the installed site, where about twelve characters fit. */
export const BUSINESS_SHORT_NAME = 'GA Scrap';
export const BUSINESS_TAGLINE = "Georgia's trusted scrap metal recycling since 2002";
export const BUSINESS_FOUNDED_YEAR = 2002;
export const BUSINESS_EMAIL = 'hello@example.com';
/** Main number, for every call button. */
export const BUSINESS_PHONE = '+17705550142';
/** Merchandise and quotes. */
export const BUSINESS_QUOTES_PHONE = '+17705550177';
export const BUSINESS_TITLE =
  'Best Scrap Metal Prices in Georgia | 3 Locations | Georgia Scrap Metal Recycling';
export const BUSINESS_DESCRIPTION =
  'Best scrap metal prices in Georgia. Three locations in Griffin, Newnan and Atlanta buy cars, copper, brass, aluminum and steel. Paid in 15 minutes or less.';
export const BUSINESS_KEYWORDS =
  'scrap metal prices Georgia, scrap yard Griffin GA, scrap yard Newnan GA, scrap yard Atlanta GA, sell copper, sell junk car, auto recycling';
/** The partner whose mobile app shows more prices. */
export const BUSINESS_PARTNER_URL = 'https://app.example.com/';
/** Who the partner is and why a seller would open its app. */
export const BUSINESS_PARTNER_LINE =
  'Scrap Market Partner, the app we work with, lists daily prices for what our board leaves out: batteries, catalytic converters, electronics.';
/** First year of the copyright line, which runs through the year of the build. */
export const BUSINESS_COPYRIGHT_FROM = 2025;

/** Where staff mail goes and where it comes from; the environment may override both (docs/operations.md). */
export const STAFF_MAIL = { to: 'quotes@example.com', from: 'website@example.com' } as const;

/** Authors invented for the sample posts, which say so. Leave out a name once it is a real person's, who wrote those posts. */
export const BLOG_SAMPLE_AUTHORS: readonly string[] = [
  'Anne Pruitt',
  'Curtis Boone',
  'Dale Whitmire',
  'Luz Ortega',
  'Marcus Tate',
  'Renee Holloway',
];

/** The badge of the rewards teaser on home: false on the day the program opens. */
export const BUSINESS_REWARDS_COMING_SOON: boolean = true;
