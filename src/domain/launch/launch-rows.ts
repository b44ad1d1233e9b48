/** Where an owner changes what a row is about. */
export type LaunchPlace =
  | { readonly kind: 'content'; readonly collection: string; readonly file: string }
  | { readonly kind: 'page'; readonly page: 'prices' | 'products' | 'providers' | 'blog' | 'users' }
  /** Variables of the environment, set at Netlify. */
  | { readonly kind: 'settings'; readonly names: readonly string[] }
  /** A developer changes it: a file, or a part of docs/operations.md. */
  | { readonly kind: 'developer'; readonly file: string };

interface LaunchRow<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** What to do, in a sentence or two. */
  readonly hint: string;
  readonly place: LaunchPlace;
}

const content = (collection: string, file: string): LaunchPlace => ({ kind: 'content', collection, file });
const settings = (...names: readonly string[]): LaunchPlace => ({ kind: 'settings', names });
const developer = (file: string): LaunchPlace => ({ kind: 'developer', file });
const CONFIRM = content('launch', 'launch');

/** What the site can see on its own (netlify/services/launch/read-launch.ts). */
const SEEN = [
  {
    id: 'phones',
    title: 'Your phone numbers',
    hint: 'The numbers of a new site are reserved for fiction: (770) 555-01 and two digits.',
    place: content('business', 'business-contact'),
  },
  {
    id: 'email',
    title: 'Your email address',
    hint: 'A mailbox that somebody reads. It also stands in /.well-known/security.txt.',
    place: content('business', 'business-contact'),
  },
  {
    id: 'partner',
    title: 'The partner whose app shows more prices',
    hint: 'The address behind the button under the live prices.',
    place: content('business', 'business-about'),
  },
  {
    id: 'social',
    title: 'Your pages on Facebook and Instagram',
    hint: 'Without an address, the mark in the footer leads nowhere.',
    place: content('business', 'business-about'),
  },
  {
    id: 'griffin',
    title: 'Griffin: street, phone and gate',
    hint: 'The street, phone or gate is still that of the sample.',
    place: content('yards', 'yards-griffin'),
  },
  {
    id: 'newnan',
    title: 'Newnan: street, phone and gate',
    hint: 'The street, phone or gate is still that of the sample.',
    place: content('yards', 'yards-newnan'),
  },
  {
    id: 'atlanta',
    title: 'Atlanta: street, phone and gate',
    hint: 'The street, phone or gate is still that of the sample.',
    place: content('yards', 'yards-atlanta'),
  },
  {
    id: 'holidays',
    title: 'Holidays of the next twelve months',
    hint: 'At least one day with other hours lies ahead, and the list reaches half a year or more.',
    place: content('yards', 'holidays'),
  },
  {
    id: 'memberships',
    title: 'Memberships',
    hint: 'Only associations you belong to, each confirmed. Until then the page calls them sample names.',
    place: content('home', 'memberships'),
  },
  {
    id: 'reviews',
    title: 'Customer reviews',
    hint: "Real reviews with their writers' consent. Invented ones are unlawful in the USA (16 CFR 465).",
    place: content('home', 'reviews'),
  },
  {
    id: 'authors',
    title: 'Posts by your own people',
    hint: 'The six posts are samples by invented authors. Put real names to what they agree with, delete the rest, and take the invented names out here.',
    place: content('business', 'business-about'),
  },
  {
    id: 'privacy',
    title: 'Privacy, terms and accessibility were read by a lawyer',
    hint: 'The site writes most of /privacy itself. Have all three pages read, settle how orders are sent back, and enter who read them and when.',
    place: content('pages', 'legal'),
  },
  {
    id: 'spanishTexts',
    title: 'Spanish texts reviewed by a native reader or a lawyer',
    hint: 'Somebody compares /es/privacidad, /es/terminos and /es/accesibilidad with the English pages. Enter who and when; until then each of them says that the English text holds.',
    place: content('pages', 'legal'),
  },
  {
    id: 'rewardsOpen',
    title: 'Rewards are open',
    hint: 'The home page says "Coming Soon" until you switch it off.',
    place: content('business', 'business-about'),
  },
  {
    id: 'prices',
    title: 'Buy prices',
    hint: 'At least one grade still has the price of the sample. Give every grade yours, or hide those you do not buy: a hidden one does not count.',
    place: { kind: 'page', page: 'prices' },
  },
  {
    id: 'products',
    title: 'Products of the shop',
    hint: 'At least one product on sale is still that of the sample. Sell only what you can send, at your own prices.',
    place: { kind: 'page', page: 'products' },
  },
  {
    id: 'sampleCustomers',
    title: 'No sample customers',
    hint: 'Customers with numbers reserved for fiction are in the database. Only a local start makes them.',
    place: developer('docs/operations.md'),
  },
  {
    id: 'domain',
    title: 'A domain of your own',
    hint: 'Add it at Netlify, under domain management, and deploy. The sitemap then names it.',
    place: settings('URL'),
  },
  {
    id: 'mail',
    title: 'Mail',
    hint: 'A mail server, and who gets mail from the site. Then send yourself a quote with a photo.',
    place: settings('SMTP_URL', 'MAIL_FROM', 'STAFF_MAIL_TO'),
  },
  {
    id: 'yardMail',
    title: 'Who reads the mail of each yard',
    hint: 'Requests, offers and questions about tickets go to their yard. A yard without an address uses the common one; give it the same to finish this row.',
    place: settings('STAFF_MAIL_TO_GRIFFIN', 'STAFF_MAIL_TO_NEWNAN', 'STAFF_MAIL_TO_ATLANTA'),
  },
  {
    id: 'stripe',
    title: 'Stripe takes live payments',
    hint: 'Register the domain for Apple Pay in its dashboard too.',
    place: { kind: 'page', page: 'providers' },
  },
  {
    id: 'paypal',
    title: 'PayPal takes live payments',
    hint: 'Pay once on a deploy preview with an account of its sandbox before.',
    place: { kind: 'page', page: 'providers' },
  },
  {
    id: 'printful',
    title: 'Printful makes and ships orders',
    hint: 'Without it, every order is packed by staff.',
    place: { kind: 'page', page: 'providers' },
  },
  {
    id: 'smarty',
    title: 'Addresses are checked',
    hint: 'Without Smarty, only ZIP code and state are compared.',
    place: { kind: 'page', page: 'providers' },
  },
  {
    id: 'editor',
    title: 'The editor can save',
    hint: 'A token for the repository. Then save one post: it should arrive with its writer as the author.',
    place: settings('GITHUB_TOKEN', 'GITHUB_REPOSITORY'),
  },
  {
    id: 'buildHook',
    title: 'A new product gets its page automatically',
    hint: "Netlify's build hook: saving a product, and a grade's name, then starts a build.",
    place: settings('BUILD_HOOK_URL'),
  },
  {
    id: 'push',
    title: "Staff's phones are notified",
    hint: 'Three settings with keys that one command makes. Then each person turns notifications on under My account.',
    place: settings('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'),
  },
  {
    id: 'owners',
    title: 'A second owner',
    hint: 'So that somebody can let the other back in.',
    place: { kind: 'page', page: 'users' },
  },
] as const satisfies readonly LaunchRow[];

/** What only a person can know: an owner confirms it in the editor, and the commit says who did. */
export const LAUNCH_CONFIRMATIONS = [
  {
    id: 'hours',
    title: 'Hours of all three yards are right',
    hint: 'And what each yard says of its scale, its equipment and its longest trailer.',
    place: content('yards', 'yards-griffin'),
  },
  {
    id: 'law',
    title: 'The law was read by a lawyer or your association',
    hint: 'Each line under "What Georgia law requires", and the post on the law (O.C.G.A. 10-1-350 and following, 40-3-36; 40 CFR 82).',
    place: content('materials', 'copper'),
  },
  {
    id: 'bring',
    title: 'What to bring, and what you refuse',
    hint: 'Read by a lawyer or your association too: papers, closed shoes, boats and campers. A developer changes the three questions on that page.',
    place: content('pages', 'bring'),
  },
  {
    id: 'ranges',
    title: 'Price ranges of the grades are yours',
    hint: '"Usually 10¢ to 20¢ a pound below bare bright" is a sample. Put in what your scales pay, for each material.',
    place: content('materials', 'copper'),
  },
  {
    id: 'paying',
    title: 'You pay as the site promises',
    hint: '"Paid in 15 minutes or less", and within what Georgia allows for regulated metal.',
    place: CONFIRM,
  },
  {
    id: 'pictures',
    title: 'Drawings and social pictures suit you',
    hint: 'Keep the drawings, or have a developer replace them. Share an address with yourself and look.',
    place: developer('src/assets'),
  },
  {
    id: 'gatePhotos',
    title: 'Each yard’s page shows its gate',
    hint: 'A photograph of the gate, or the sketch that stands there without one. A developer adds griffin.jpg, newnan.jpg and atlanta.jpg.',
    place: developer('src/assets/yards'),
  },
  {
    id: 'gates',
    title: 'The way to each gate was driven',
    hint: 'Drive by "Get Directions" and by what each yard’s page says of its gate, with a trailer.',
    place: CONFIRM,
  },
  {
    id: 'searchEngines',
    title: 'The site is registered with Google and Bing',
    hint: 'With their tools for webmasters, once the domain is yours; and /merch/feed.xml with Google Merchant Center, if the shop should be found there.',
    place: CONFIRM,
  },
  {
    id: 'pickups',
    title: 'You send trucks, and call back when offered',
    hint: 'The site promises free pickup from 5,000 lb within 25 miles of a yard (PICKUP_FREE_…), other loads from 1,000 lb, and windows of the day; and somebody calls in every half hour that is offered.',
    place: developer('src/business/constants.ts'),
  },
  {
    id: 'rewardsCost',
    title: 'What rewards cost you is settled',
    hint: '1,000 points give $3 back on $100 of scrap. Ask your accountant how points owed are booked, and that all three yards can hand over every reward.',
    place: content('rewards', 'rewards'),
  },
  {
    id: 'rewardsTerms',
    title: 'Terms of the rewards program',
    hint: 'Reward codes can be withdrawn and points have no cash value until redeemed. Staff compare the name with the ID: a phone number alone opens an account.',
    place: CONFIRM,
  },
  {
    id: 'tax',
    title: 'Sales tax',
    hint: "The card path charges 8.875%, New York City's rate, and PayPal orders none. Ask your accountant what you must charge.",
    place: developer('src/business/constants.ts'),
  },
  {
    id: 'delivery',
    title: 'How soon an order leaves',
    hint: '"Leaves in 2 to 5 business days" and "Packed at our Griffin office" are samples. Product pages, order pages and mails say them.',
    place: content('shop', 'delivery'),
  },
  {
    id: 'shipping',
    title: 'Shipping and measures',
    hint: 'The flat 8.99 against what Printful and your own shipments cost; the measures of the size charts.',
    place: developer('src/business/constants.ts'),
  },
  {
    id: 'inquiry',
    title: 'You received an inquiry and a quote',
    hint: 'Send yourself one from /merch-contact, and a quote with a photo from the home page.',
    place: CONFIRM,
  },
  {
    id: 'database',
    title: 'The database is ready for visitors',
    hint: "A paid plan in the region of Netlify's functions, a role for the functions that owns no table, and the address set for builds too.",
    place: developer('docs/operations.md'),
  },
  {
    id: 'secrets',
    title: 'The secret is kept safe',
    hint: 'AUTH_SECRET has 32 random bytes or more, another one for previews, and a copy where you keep passwords.',
    place: developer('docs/operations.md'),
  },
  {
    id: 'backupCodes',
    title: 'Every owner has printed backup codes',
    hint: 'They are shown once, when an authenticator app is set up.',
    place: CONFIRM,
  },
  {
    id: 'security',
    title: 'Security was looked through',
    hint: 'Somebody reads docs/security.md, looks at Dependabot, and reads the mailbox in /.well-known/security.txt. All names below your domain answer over HTTPS.',
    place: developer('docs/security.md'),
  },
  {
    id: 'deployCheck',
    title: 'The deploy check found nothing',
    hint: '`npm run deploy:check -- https://your-domain` says 0 failed and 0 not checked.',
    place: developer('docs/operations.md'),
  },
] as const satisfies readonly LaunchRow[];

export type LaunchSeenId = (typeof SEEN)[number]['id'];
export type LaunchId = LaunchSeenId | (typeof LAUNCH_CONFIRMATIONS)[number]['id'];

export interface LaunchGroup {
  readonly title: string;
  readonly rows: readonly LaunchRow<LaunchId>[];
}

const ROWS: readonly LaunchRow<LaunchId>[] = [...SEEN, ...LAUNCH_CONFIRMATIONS];

const group = (title: string, ...ids: readonly LaunchId[]): LaunchGroup => ({
  title,
  rows: ids.flatMap((id) => ROWS.filter((row) => row.id === id)),
});

/** In the order of the page. Each row is in one of them. */
export const LAUNCH_GROUPS: readonly LaunchGroup[] = [
  group(
    'The business',
    'phones',
    'email',
    'partner',
    'social',
    'domain',
    'searchEngines',
    'privacy',
    'spanishTexts',
  ),
  group(
    'Yards',
    'griffin',
    'newnan',
    'atlanta',
    'gates',
    'gatePhotos',
    'hours',
    'holidays',
    'paying',
    'pickups',
  ),
  group(
    'Pages and posts',
    'reviews',
    'memberships',
    'authors',
    'law',
    'bring',
    'ranges',
    'pictures',
    'editor',
  ),
  group(
    'Prices and shop',
    'prices',
    'products',
    'buildHook',
    'stripe',
    'paypal',
    'printful',
    'smarty',
    'tax',
    'delivery',
    'shipping',
  ),
  group('Rewards', 'rewardsOpen', 'rewardsCost', 'rewardsTerms', 'sampleCustomers'),
  group(
    'Behind the scenes',
    'mail',
    'yardMail',
    'push',
    'inquiry',
    'owners',
    'backupCodes',
    'database',
    'secrets',
    'security',
    'deployCheck',
  ),
];

export const isConfirmation = (id: string): boolean => LAUNCH_CONFIRMATIONS.some((row) => row.id === id);
