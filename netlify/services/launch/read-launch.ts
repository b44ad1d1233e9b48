import { BUSINESS_EMAIL, BUSINESS_PHONE, BUSINESS_QUOTES_PHONE } from '../../../src/business/business.ts';
import { COMPANY, COURT, SELLER_AGE } from '../../../src/business/legal.ts';
import { MERCHANDISE } from '../../../src/business/merchandise.ts';
import { REVIEWS_ARE_SAMPLES } from '../../../src/business/reviews.ts';
import { YARD_FACTS } from '../../../src/business/yard-facts.ts';
import { YARDS } from '../../../src/business/yards.ts';
import { CONFIRMED } from '../../../src/business/confirmed.ts';
import type { LaunchState } from '../../../src/domain/launch/launch-rows.ts';
import { seedGrades } from '../../../src/domain/prices/grades/seed-grades.ts';
import type { Database } from '../../database/client.ts';
import { runStatement } from '../../database/run-statement.ts';
import { config } from '../../lib/config.ts';
import { filledRows, type LaunchCounts, seenRows } from './rules.ts';

// A price that was changed, even to the same figure, has another price before it. Numbers reserved for fiction end in 01 and two digits.
const COUNTS = {
  name: 'launch_counts',
  text: `select
      (select count(*)::int from metal_prices as price
        join unnest($1::text[], $2::numeric[], $3::numeric[]) as sample (metal_type, price, previous_price)
          using (metal_type, price, previous_price)
        where price.listed <> 'hidden') as "samplePrices",
      (select count(*)::int from merchandise_items as item
        join unnest($4::text[], $5::text[]) as sample (slug, description) using (slug, description)
        where item.active) as "sampleProducts",
      (select count(*)::int from (select 1 from customers where phone like '+177055501%' limit 100) as found)
        as "sampleCustomers",
      (select count(*)::int from staff_users where role = 'owner' and disabled_at is null) as owners`,
};

/** Which rows of the launch page are done, by what this deploy was built with, its environment and its database. */
export async function readLaunch(db: Database): Promise<LaunchState> {
  const samples = seedGrades();
  const [counts] = await runStatement<{ [Key in keyof LaunchCounts]: LaunchCounts[Key] }>(db, COUNTS, [
    samples.map(({ metalType }) => metalType),
    samples.map(({ price }) => price),
    samples.map(({ previousPrice }) => previousPrice),
    MERCHANDISE.map(({ slug }) => slug),
    MERCHANDISE.map(({ description }) => description),
  ]);
  if (!counts) throw new Error('A count of nothing is still a row');
  const facts = {
    config: config(),
    email: BUSINESS_EMAIL,
    phones: [BUSINESS_PHONE, BUSINESS_QUOTES_PHONE],
    reviewsAreSamples: REVIEWS_ARE_SAMPLES,
    yards: YARDS.map(({ id, street, phone }) => ({ street, phone, entrance: YARD_FACTS[id]?.entrance })),
  };
  const given = {
    company: COMPANY,
    sellerAge: SELLER_AGE,
    court: COURT,
    yards: YARDS.map(({ id }) => YARD_FACTS[id]),
  };
  return {
    ...CONFIRMED,
    ...Object.fromEntries(filledRows(given).map((id) => [id, true])),
    ...seenRows(facts, counts),
  };
}
