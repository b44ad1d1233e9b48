import type { COMPANY } from '../../../src/business/legal.ts';
import type { YardFacts } from '../../../src/business/yard-facts.ts';
import type { LaunchSeen } from '../../../src/domain/launch/launch-rows.ts';
import type { Config } from '../../lib/config.ts';
import { isLive } from '../../lib/provider-config.ts';

/** Streets and gates of a new site's yards: invented. */
const SAMPLES: readonly string[] = [
  '1200 Foundry Road',
  'The gate is on Foundry Road, past the office',
  '480 Millard Works Drive',
  'Second gate on Millard Works Drive',
  '915 Railyard Street SW',
  'Turn in from Railyard Street; the bench scale is on the right',
];

/** Reserved for fiction. */
const isSamplePhone = (phone: string) => /^\+1\d{3}55501\d\d$/.test(phone);
const isSampleAddress = (address: string) => /[@/.]example\.(?:com|org|net)\b/.test(address);

/** What the site sees of itself. */
export interface LaunchFacts {
  readonly config: Pick<Config, 'mail' | 'paypal' | 'printful' | 'smarty' | 'stripe'>;
  readonly email: string;
  readonly phones: readonly string[];
  readonly reviewsAreSamples: boolean;
  readonly yards: readonly {
    readonly street: string;
    readonly phone: string;
    /** undefined: its page does not say. */
    readonly entrance: string | undefined;
  }[];
}

/** Counts of what is in the database. */
export interface LaunchCounts {
  readonly samplePrices: number;
  readonly sampleProducts: number;
  readonly sampleCustomers: number;
  readonly owners: number;
}

/** What owners have entered, so that nobody has to confirm that the site does without. */
export interface EnteredFacts {
  readonly company: typeof COMPANY;
  readonly sellerAge: number | null;
  readonly court: string | null;
  /** undefined: the yard is new. */
  readonly yards: readonly (Pick<YardFacts, 'photo' | 'sheriff' | 'scalesInspectedOn'> | undefined)[];
}

/** The rows that are done because their facts are there. */
export function filledRows({ company, sellerAge, court, yards }: EnteredFacts): readonly string[] {
  const ofEveryYard = (fact: 'photo' | 'sheriff' | 'scalesInspectedOn') =>
    yards.every((yard) => Boolean(yard?.[fact]));
  const rows = {
    company: company.name && company.address,
    registers: company.record && company.scaleRecord,
    sellerTerms: sellerAge !== null && court,
    sheriff: ofEveryYard('sheriff'),
    scales: ofEveryYard('scalesInspectedOn'),
    gatePhotos: ofEveryYard('photo'),
  };
  return Object.entries(rows).flatMap(([id, isGiven]) => (isGiven ? [id] : []));
}

/** Which rows that the site can see are done. A mock server counts as nothing. */
export function seenRows(
  {
    config: { mail, paypal, printful, smarty, stripe },
    email,
    phones,
    reviewsAreSamples,
    yards,
  }: LaunchFacts,
  { samplePrices, sampleProducts, sampleCustomers, owners }: LaunchCounts,
): Readonly<Record<LaunchSeen, boolean>> {
  return {
    keys:
      [stripe, paypal, printful, smarty].every((provider) => provider?.mockUrl === null) &&
      isLive(stripe?.secretKey ?? '') &&
      paypal?.environment === 'production',
    database: sampleProducts === 0 && sampleCustomers === 0,
    owners: owners >= 2,
    mail: mail !== null && !isSampleAddress(mail.from) && !isSampleAddress(mail.staffTo),
    phones: !phones.some(isSamplePhone) && !isSampleAddress(email),
    yards: yards.every(
      ({ street, phone, entrance = '' }) =>
        !SAMPLES.includes(street) && !SAMPLES.includes(entrance) && !isSamplePhone(phone),
    ),
    reviews: !reviewsAreSamples,
    prices: samplePrices === 0,
  };
}
