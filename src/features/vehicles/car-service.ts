import { BUSINESS_NAME, BUSINESS_PHONE } from '../../business/business.ts';
import { YARDS } from '../../business/yards.ts';
import { sellCarPageTexts } from './texts.ts';

/** https://schema.org/Service of buying cars; `url` is its page, absolute. Without an offer: that markup is for what a shop sells. */
export const carService = (url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  '@id': url,
  url,
  name: sellCarPageTexts.heading,
  serviceType: sellCarPageTexts.service,
  description: sellCarPageTexts.description,
  provider: { '@type': 'RecyclingCenter', name: BUSINESS_NAME, telephone: BUSINESS_PHONE },
  areaServed: YARDS.map(({ city, state }) => ({ '@type': 'City', name: `${city}, ${state}` })),
});
