import type { APIRoute } from 'astro';
import { BUSINESS_DESCRIPTION, BUSINESS_FOUNDED_YEAR } from '../business/about.ts';
import {
  BUSINESS_EMAIL,
  BUSINESS_NAME,
  BUSINESS_PHONE,
  BUSINESS_QUOTES_PHONE,
} from '../business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS, PROMISED_PAID_WITHIN_MINUTES } from '../business/constants.ts';
import { LOCATIONS } from '../domain/locations/location.ts';
import { MATERIAL_SLUGS } from '../domain/materials/material-slug.ts';
import { priceListPath } from '../domain/prices/list/price-list-path.ts';
import { listMetalPricesApi } from '../domain/prices/prices.api.ts';
import { locale } from '../domain/shared/language/locale.ts';
import { formatPhone } from '../domain/shared/contact/phone.ts';
import { llmsTexts as texts } from '../features/search/texts.ts';
import {
  accessibilityPath,
  blogPath,
  callbackPath,
  estimatePath,
  locationPath,
  materialPath,
  merchPath,
  ourWordPath,
  pickupPath,
  pricesPath,
  privacyPath,
  quotePath,
  rewardsPath,
  sellCarPath,
  termsPath,
  whatToBringPath,
} from '../paths.ts';
import { homePath as spanishHomePath } from '../paths.es.ts';

/** https://llmstxt.org: what the site is and where to look, for AI assistants. */
export const GET: APIRoute = ({ site }) => {
  const link = ([name, about]: readonly [string, string], path: string) =>
    `- [${name}](${new URL(path, site).href}): ${about}`;
  const text = [
    `# ${BUSINESS_NAME}`,
    '',
    `> ${BUSINESS_DESCRIPTION}`,
    '',
    texts.who(BUSINESS_FOUNDED_YEAR, PROMISED_PAID_WITHIN_MINUTES),
    texts.reach(formatPhone(BUSINESS_PHONE), formatPhone(BUSINESS_QUOTES_PHONE), BUSINESS_EMAIL),
    texts.prices,
    '',
    `## ${texts.headings.prices}`,
    link(texts.pricesJson, listMetalPricesApi.path),
    link(texts.listJson, priceListPath(null)),
    link(texts.list, pricesPath),
    link(texts.estimate, estimatePath),
    '',
    `## ${texts.headings.yards}`,
    ...LOCATIONS.map(({ id, name, address, phoneFormatted, hours }) =>
      link([name, texts.yard(address, phoneFormatted, hours)], locationPath(id)),
    ),
    '',
    `## ${texts.headings.selling}`,
    link(texts.bring, whatToBringPath),
    link(texts.quote(PROMISED_ANSWER_WITHIN_HOURS), quotePath),
    link(texts.sellCar, sellCarPath),
    link(texts.pickup, pickupPath),
    link(texts.callback, callbackPath),
    ...MATERIAL_SLUGS.map((slug) => link(texts.material(slug), materialPath(slug))),
    '',
    `## ${texts.headings.more}`,
    link(texts.blog, blogPath),
    link(texts.rewards, rewardsPath),
    link(texts.merch, merchPath),
    link(texts.privacy, privacyPath),
    link(texts.terms, termsPath),
    link(texts.accessibility, accessibilityPath),
    link(texts.ourWord, ourWordPath),
    link(texts.openApi, '/openapi.json'),
    link(texts.otherLanguage, locale.language === 'en' ? `${spanishHomePath}/llms.txt` : '/llms.txt'),
    '',
  ];
  return new Response(text.join('\n'));
};
