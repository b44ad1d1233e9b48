import { BUSINESS_FOUNDED_YEAR } from '../../business/about.ts';
import { BUSINESS_EMAIL, BUSINESS_NAME } from '../../business/business.ts';
import { YARD_FACTS } from '../../business/yard-facts.ts';
import type { OpeningHours, Yard } from '../../business/yards.ts';
import { hoursText } from './hours/opening.ts';
import { translatedReason } from './translated-reason.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const specification = (days: object, hours: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  ...days,
  opens: hours.opens,
  closes: hours.closes,
});

/** https://developers.google.com/search/docs/appearance/structured-data/local-business: closed opens and closes at midnight. */
const CLOSED: OpeningHours = { opens: '00:00', closes: '00:00' };

/** https://schema.org/RecyclingCenter of one yard in short, for pages that list all; `url` is the yard's page, absolute. */
export function recyclingCenter(yard: Yard, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'RecyclingCenter',
    '@id': url,
    url,
    name: `${BUSINESS_NAME}, ${yard.name}`,
    telephone: yard.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: yard.street,
      addressLocality: yard.city,
      addressRegion: yard.state,
      postalCode: yard.zip,
      addressCountry: 'US',
    },
  };
}

/** As recyclingCenter, with everything else, hours and special days too: for the yard's own page. `photo` is absolute. */
export function recyclingCenterInFull(yard: Yard, url: string, photo?: string): object {
  return {
    ...recyclingCenter(yard, url),
    image: photo && [photo],
    email: BUSINESS_EMAIL,
    foundingDate: String(BUSINESS_FOUNDED_YEAR),
    geo: { '@type': 'GeoCoordinates', latitude: yard.coordinates.lat, longitude: yard.coordinates.lng },
    openingHoursSpecification: [
      specification({ dayOfWeek: WEEKDAYS }, yard.weekdays),
      specification({ dayOfWeek: ['Saturday'] }, yard.saturday),
      ...(yard.sunday ? [specification({ dayOfWeek: ['Sunday'] }, yard.sunday)] : []),
    ],
    paymentAccepted: YARD_FACTS[yard.id]?.payments.join(', '),
    specialOpeningHoursSpecification: yard.specialDays.map(({ date, hours, reason }) =>
      specification(
        {
          name: [hoursText(hours), translatedReason(reason).text].filter(Boolean).join(': '),
          validFrom: date,
          validThrough: date,
        },
        hours ?? CLOSED,
      ),
    ),
  };
}
