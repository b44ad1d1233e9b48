import type { APIRoute } from 'astro';
import {
  BUSINESS_DESCRIPTION,
  BUSINESS_EMAIL,
  BUSINESS_FOUNDED_YEAR,
  BUSINESS_NAME,
  BUSINESS_PHONE,
  BUSINESS_QUOTES_PHONE,
} from '../business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS, PROMISED_PAID_WITHIN_MINUTES } from '../business/constants.ts';
import { LOCATIONS } from '../domain/locations/location.ts';
import { MATERIAL_SLUGS } from '../domain/materials/material-slug.ts';
import { listMetalPricesApi, PRICE_LIST_PATH } from '../domain/prices/prices.api.ts';
import { formatPhone } from '../domain/shared/phone.ts';
import { slugName } from '../domain/shared/slug-name.ts';
import {
  accessibilityPath,
  blogPath,
  callbackPath,
  estimatePath,
  locationPath,
  materialPath,
  merchPath,
  pickupPath,
  pricesPath,
  privacyPath,
  quotePath,
  rewardsPath,
  termsPath,
  whatToBringPath,
} from '../paths.ts';

/** https://llmstxt.org: what the site is and where to look, for AI assistants. */
export const GET: APIRoute = ({ site }) => {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${new URL(path, site).href}): ${about}`;
  const text = [
    `# ${BUSINESS_NAME}`,
    '',
    `> ${BUSINESS_DESCRIPTION}`,
    '',
    `Scrap metal and auto recycling yards in Georgia, USA, since ${BUSINESS_FOUNDED_YEAR}. Walk in without an appointment; paid in ${PROMISED_PAID_WITHIN_MINUTES} minutes or less.`,
    `Phone ${formatPhone(BUSINESS_PHONE)}; quotes and merchandise ${formatPhone(BUSINESS_QUOTES_PHONE)}; email ${BUSINESS_EMAIL}.`,
    'Prices change: name the time of a price, and tell sellers to call ahead, as only a call guarantees one.',
    '',
    '## Prices',
    link('Prices as JSON', listMetalPricesApi.path, 'US dollars per unit, each with the time it took effect'),
    link(
      'Complete price list as JSON',
      PRICE_LIST_PATH,
      'every grade; ?yard= and the id of a yard for its prices',
    ),
    link('Complete price list', pricesPath, 'the same for people'),
    link('Estimate', estimatePath, 'what a load is worth at these prices'),
    '',
    '## Yards',
    ...LOCATIONS.map(({ id, name, address, phoneFormatted, hours }) =>
      link(
        name,
        locationPath(id),
        `${address}; ${phoneFormatted}; Mon-Fri ${hours.weekdays}, Sat ${hours.saturday}, Sun ${hours.sunday}`,
      ),
    ),
    '',
    '## Selling',
    link('What to bring', whatToBringPath, "papers, and what we can't accept"),
    link('Quote', quotePath, `a request by form, answered within ${PROMISED_ANSWER_WITHIN_HOURS} hours`),
    link('Pickup', pickupPath, 'a truck for larger loads'),
    link('Callback', callbackPath, 'a call at a chosen time'),
    ...MATERIAL_SLUGS.map((slug) =>
      link(slugName(slug), materialPath(slug), 'how to recognize it, grades and what lowers its price'),
    ),
    '',
    '## More',
    link('Blog', blogPath, 'how the trade works'),
    link('Rewards', rewardsPath, 'points on each sale'),
    link('Merchandise', merchPath, 'shirts, caps, mugs and coffee'),
    link('Privacy', privacyPath, 'what is kept, for how long, and who receives it'),
    link('Terms', termsPath, 'prices, offers, rewards, orders and returns'),
    link('Accessibility', accessibilityPath, 'the standard, known limits and whom to tell'),
    '',
  ];
  return new Response(text.join('\n'));
};
