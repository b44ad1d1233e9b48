import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { DIST } from './built-page.ts';

/**
 * What Google's documentation asks of each type (https://developers.google.com/search/docs/appearance/structured-data/):
 * its required properties, and the recommended ones that this site has. An unknown property fails, as a typing error would.
 */
const text = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
/** https://…/image: JPEG, PNG, WebP and the like, and there. */
const picture = address.check(
  z.refine((url) => {
    const { pathname } = new URL(url);
    return (
      /\.(?:jpe?g|png|webp)$/.test(pathname) &&
      (pathname.startsWith('/api/') || existsSync(join(DIST, pathname)))
    );
  }),
);
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const dollars = z.string().check(z.regex(/^\d+\.\d{2}$/));
const phone = z.string().check(z.regex(/^\+1\d{10}$/));

const typed = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const block = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@type': z.literal(type), ...shape });

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const hours = { opens: clock, closes: clock };

const postalAddress = typed('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().check(z.length(2)),
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  addressCountry: z.literal('US'),
});

/** https://…/local-business */
const recyclingCenter = block('RecyclingCenter', {
  '@id': address,
  url: address,
  name: text,
  telephone: phone,
  email: z.optional(z.email()),
  foundingDate: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  image: z.optional(z.array(picture)),
  address: postalAddress,
  geo: z.optional(
    typed('GeoCoordinates', {
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  // Home leaves the hours to each yard's page.
  openingHoursSpecification: z.optional(
    z
      .array(typed('OpeningHoursSpecification', { dayOfWeek: z.array(z.enum(WEEK)), ...hours }))
      .check(z.minLength(1)),
  ),
  paymentAccepted: z.optional(z.string()),
  specialOpeningHoursSpecification: z.optional(
    z.array(
      typed('OpeningHoursSpecification', {
        name: z.optional(text),
        validFrom: day,
        validThrough: day,
        ...hours,
      }),
    ),
  ),
});

/** https://…/dataset */
const dataset = block('Dataset', {
  name: text,
  description: z.string().check(z.minLength(50), z.maxLength(5_000)),
  url: address,
  inLanguage: z.enum(['en', 'es']),
  isAccessibleForFree: z.literal(true),
  creator: typed('Organization', { name: text, url: address }),
  temporalCoverage: z.string().check(z.regex(/^P\d+D$/)),
  distribution: z
    .array(typed('DataDownload', { encodingFormat: z.literal('application/json'), contentUrl: address }))
    .check(z.minLength(1)),
});

/** https://…/breadcrumb: at least two entries, counted from one. */
const breadcrumbList = block('BreadcrumbList', {
  itemListElement: z.array(typed('ListItem', { position: z.int(), name: text, item: address })).check(
    z.minLength(2),
    z.refine((items) => items.every(({ position }, index) => position === index + 1)),
  ),
});

/** https://…/carousel whose items have their own pages. */
const itemList = block('ItemList', {
  itemListElement: z.array(typed('ListItem', { position: z.int(), url: address })).check(z.minLength(1)),
});

const person = typed('Person', { name: text, url: z.optional(address) });
const organization = typed('Organization', { name: text, url: address, logo: z.optional(picture) });

/** https://…/article */
const blogPosting = block('BlogPosting', {
  mainEntityOfPage: z.optional(address),
  url: z.optional(address),
  headline: z.string().check(z.minLength(1), z.maxLength(110)),
  description: text,
  image: z.array(picture).check(z.minLength(1)),
  datePublished: moment,
  dateModified: moment,
  author: z.array(z.union([person, organization])).check(z.minLength(1)),
  publisher: organization,
  keywords: z.optional(z.array(text)),
  timeRequired: z.optional(z.string().check(z.regex(/^PT\d+M$/))),
  wordCount: z.optional(z.int()),
  inLanguage: z.optional(text),
}).check(z.refine(({ datePublished, dateModified }) => new Date(dateModified) >= new Date(datePublished)));

/** https://…/faqpage */
const faqPage = block('FAQPage', {
  mainEntity: z
    .array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) }))
    .check(z.minLength(1)),
});

/** https://…/product-snippet with the price range of its variants. */
const product = block('Product', {
  name: text,
  description: text,
  sku: text,
  url: address,
  image: z.array(picture).check(z.minLength(1)),
  brand: typed('Brand', { name: text }),
  offers: typed('AggregateOffer', {
    url: address,
    priceCurrency: z.literal('USD'),
    lowPrice: dollars,
    highPrice: dollars,
    offerCount: z.int().check(z.gte(1)),
    availability: z.literal('https://schema.org/InStock'),
  }).check(z.refine(({ lowPrice, highPrice }) => Number(lowPrice) <= Number(highPrice))),
});

/** https://schema.org/Service: no rich result has it, and an offer would say that we sell. */
const service = block('Service', {
  '@id': address,
  url: address,
  name: text,
  serviceType: text,
  description: text,
  provider: typed('RecyclingCenter', { name: text, telephone: z.string().check(z.regex(/^\+1\d{10}$/)) }),
  areaServed: z.array(typed('City', { name: text })).check(z.minLength(1)),
});

export const STRUCTURED_DATA: Readonly<Record<string, z.ZodMiniType>> = {
  RecyclingCenter: recyclingCenter,
  Dataset: dataset,
  BreadcrumbList: breadcrumbList,
  ItemList: itemList,
  BlogPosting: blogPosting,
  FAQPage: faqPage,
  Product: product,
  Service: service,
};
