import { YARDS } from '../../../src/business/yards.ts';
import {
  type LaunchId,
  LAUNCH_CONFIRMATIONS,
  type LaunchSeenId,
} from '../../../src/domain/launch/launch-rows.ts';
import { addDays } from '../../../src/domain/shared/new-york-time.ts';
import type { Config } from '../../lib/config.ts';
import { isLive } from '../../lib/provider-config.ts';

/** What a new site says of each yard: invented. */
const SAMPLE_YARDS = {
  griffin: { street: '1200 Foundry Road', entrance: 'The gate is on Foundry Road, past the office' },
  newnan: { street: '480 Millard Works Drive', entrance: 'Second gate on Millard Works Drive' },
  atlanta: {
    street: '915 Railyard Street SW',
    entrance: 'Turn in from Railyard Street; the bench scale is on the right',
  },
} as const;

/** Reserved for fiction. */
const isSamplePhone = (phone: string) => /^\+1\d{3}55501\d\d$/.test(phone);
const isSampleAddress = (address: string) => /[@/.]example\.(?:com|org|net)\b/.test(address);

export interface LaunchContent {
  readonly phones: readonly string[];
  readonly email: string;
  readonly partnerUrl: string;
  readonly socialPages: readonly (string | null)[];
  readonly yards: readonly {
    readonly id: keyof typeof SAMPLE_YARDS;
    readonly street: string;
    readonly phone: string;
    readonly entrance: string;
  }[];
  readonly holidays: readonly { readonly date: string }[];
  readonly memberships: readonly { readonly confirmed: boolean }[];
  readonly reviewsAreSamples: boolean;
  readonly sampleAuthors: readonly string[];
  readonly rewardsComingSoon: boolean;
  /** The day on which a lawyer read the legal pages. */
  readonly legalReadOn: string | null;
  /** The day on which somebody read them in Spanish. */
  readonly spanishReadOn: string | null;
  readonly confirmed: Readonly<Record<string, boolean | undefined>>;
}

/** How far the list of holidays must reach. */
const HOLIDAYS_AHEAD_DAYS = 180;

type ContentIds = Exclude<LaunchSeenId, DatabaseIds | SettingIds>;

function yardIsOwn(id: keyof typeof SAMPLE_YARDS, { yards }: LaunchContent): boolean {
  const sample = SAMPLE_YARDS[id];
  return yards.some(
    (yard) =>
      yard.id === id &&
      yard.street !== sample.street &&
      yard.entrance !== sample.entrance &&
      !isSamplePhone(yard.phone),
  );
}

/** Which rows about content are done. `today` is New York's date. */
export function contentRows(content: LaunchContent, today: string): Readonly<Record<ContentIds, boolean>> {
  return {
    phones: !content.phones.some(isSamplePhone),
    email: !isSampleAddress(content.email),
    partner: !isSampleAddress(content.partnerUrl),
    social: content.socialPages.every((page) => page !== null),
    griffin: yardIsOwn('griffin', content),
    newnan: yardIsOwn('newnan', content),
    atlanta: yardIsOwn('atlanta', content),
    holidays: content.holidays.some(({ date }) => date >= addDays(today, HOLIDAYS_AHEAD_DAYS)),
    memberships: content.memberships.every(({ confirmed }) => confirmed),
    reviews: !content.reviewsAreSamples,
    authors: content.sampleAuthors.length === 0,
    rewardsOpen: !content.rewardsComingSoon,
    privacy: content.legalReadOn !== null,
    spanishTexts: content.spanishReadOn !== null,
  };
}

type SettingIds =
  | 'domain'
  | 'mail'
  | 'yardMail'
  | 'stripe'
  | 'paypal'
  | 'printful'
  | 'smarty'
  | 'editor'
  | 'buildHook'
  | 'push';

const isOwnDomain = (origin: string | undefined) =>
  origin !== undefined && !/(?:^|\.)(?:netlify\.app|localhost|127\.0\.0\.1)$/.test(new URL(origin).hostname);

/** Which rows about the environment are done. A mock server counts as nothing. */
export function settingRows(config: Config): Readonly<Record<SettingIds, boolean>> {
  const { siteOrigin, mail, stripe, paypal, printful, smarty, github, buildHook, push } = config;
  return {
    domain: isOwnDomain(siteOrigin),
    mail: mail !== null && !isSampleAddress(mail.from) && !isSampleAddress(mail.staffTo),
    yardMail: YARDS.every(({ id }) => {
      const address = mail?.staffToAt[id];
      return address !== undefined && !isSampleAddress(address);
    }),
    stripe: stripe !== null && stripe.mockUrl === null && isLive(stripe.secretKey),
    paypal: paypal !== null && paypal.mockUrl === null && paypal.environment === 'production',
    printful: printful !== null && printful.mockUrl === null,
    smarty: smarty !== null && smarty.mockUrl === null,
    editor: github !== null && github.mockUrl === null,
    buildHook: buildHook !== null && buildHook.url.startsWith('https:'),
    push: push !== null && push.mockUrl === null && !isSampleAddress(push.subject),
  };
}

type DatabaseIds = 'prices' | 'products' | 'sampleCustomers' | 'owners';

/** Counts of what is in the database. */
export interface LaunchCounts {
  readonly samplePrices: number;
  readonly sampleProducts: number;
  readonly sampleCustomers: number;
  readonly owners: number;
}

export const databaseRows = (counts: LaunchCounts): Readonly<Record<DatabaseIds, boolean>> => ({
  prices: counts.samplePrices === 0,
  products: counts.sampleProducts === 0,
  sampleCustomers: counts.sampleCustomers === 0,
  owners: counts.owners >= 2,
});

/** Which rows an owner has confirmed. */
export const confirmedRows = ({ confirmed }: LaunchContent) =>
  Object.fromEntries(LAUNCH_CONFIRMATIONS.map(({ id }) => [id, confirmed[id] === true])) as Readonly<
    Record<Exclude<LaunchId, LaunchSeenId>, boolean>
  >;
