import type { APIRoute } from 'astro';
import { BUSINESS } from '../business/business.ts';
import { PROMISES } from '../business/constants.ts';
import { LOCATIONS } from '../domain/locations/location.ts';
import { MATERIAL_SLUGS } from '../domain/materials/material-slug.ts';
import { listMetalPricesApi } from '../domain/prices/prices.api.ts';
import { formatPhone } from '../domain/shared/phone.ts';
import { slugName } from '../domain/shared/slug-name.ts';
import { paths } from '../paths.ts';

/** https://llmstxt.org: what the site is and where to look, for assistants that answer in our place. */
export const GET: APIRoute = ({ site }) => {
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${new URL(path, site).href}): ${about}`;
  const text = [
    `# ${BUSINESS.name}`,
    '',
    `> ${BUSINESS.description}`,
    '',
    `Scrap metal and auto recycling yards in Georgia, USA, since ${BUSINESS.foundedYear}. Walk in without an appointment; paid in ${PROMISES.paidWithinMinutes} minutes or less.`,
    `Phone ${formatPhone(BUSINESS.phone)}; quotes and merchandise ${formatPhone(BUSINESS.quotesPhone)}; e-mail ${BUSINESS.email}.`,
    'Prices change: name the time of a price, and tell sellers to call ahead, as only a call guarantees one.',
    '',
    '## Prices',
    link('Prices as JSON', listMetalPricesApi.path, 'US dollars per unit, each with the time it took effect'),
    link('Prices', paths.pricing, 'the same for people'),
    link('Estimate', paths.estimate, 'what a load is worth at these prices'),
    '',
    '## Yards',
    ...LOCATIONS.map(({ id, name, address, phoneFormatted, hours }) =>
      link(
        name,
        paths.location(id),
        `${address}; ${phoneFormatted}; Mon-Fri ${hours.weekdays}, Sat ${hours.saturday}, Sun ${hours.sunday}`,
      ),
    ),
    '',
    '## Selling',
    link('What to bring', paths.whatToBring, 'papers, and what no yard may take'),
    link('Quote', paths.quote, `a request by form, answered within ${PROMISES.answerWithinHours} hours`),
    link('Pickup', paths.pickup, 'a truck for larger loads'),
    link('Callback', paths.callback, 'a call at a chosen time'),
    ...MATERIAL_SLUGS.map((slug) =>
      link(slugName(slug), paths.material(slug), 'how to recognize it, grades and what lowers its price'),
    ),
    '',
    '## More',
    link('Blog', paths.blog, 'how the trade works'),
    link('Rewards', paths.rewards, 'points on each sale'),
    link('Merchandise', paths.merch, 'shirts, caps, mugs and coffee'),
    '',
  ];
  return new Response(text.join('\n'));
};
