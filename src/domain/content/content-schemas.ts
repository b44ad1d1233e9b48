import * as z from 'zod/mini';
import type { LegalEntry } from '../../business/legal.ts';
import { SEALS } from '../../business/memberships.ts';
import { REWARDS_ON_OFFER } from '../../business/rewards.ts';
import type { YardFacts } from '../../business/yard-facts.ts';
import {
  VEHICLE_FIRST_YEAR,
  VEHICLE_MAX_LB,
  VEHICLE_MIN_LB,
  VEHICLE_NAME_MAX_LENGTH,
  type WeighedModel,
} from '../../business/vehicles.ts';
import type { HolidayEntry, OpeningHours, YardEntry } from '../../business/yards.ts';
import { LAUNCH_CONFIRMATIONS } from '../launch/launch-rows.ts';
import { samplesSchema } from '../launch/samples.schema.ts';
import { DAY_GROUPS } from '../locations/hours/opening.ts';
import { CONTENT, isYardFile, POSTS_FOLDER, YARD_PHOTOS_FOLDER } from './content-files.ts';
import {
  addressField,
  areDifferent,
  dayField,
  emailField,
  hoursField,
  listOf,
  patterned,
  phoneField,
  text,
  wholeNumber,
} from './fields.ts';
import { PICTURE_NAME } from './picture-name.ts';
import { materialSchema, materialTextsSchema } from './material.schema.ts';
import { altField, postTextsSchema, writtenPostSchema } from './post.schema.ts';
import { bring, care, delivery, home, materialCards, pages } from './page-schemas.ts';

const LONGER = 400;
const yardNote = z.optional(
  text(80, {
    title: 'Note under the hours',
    description: 'Optional. If it mentions a time, update it when the hours change.',
  }),
);

const coordinate = (minimum: number, maximum: number, title: string) =>
  z
    .number('Please enter a number')
    .check(
      z.minimum(minimum, `Please enter a number between ${minimum} and ${maximum}`),
      z.maximum(maximum, `Please enter a number between ${minimum} and ${maximum}`),
      z.meta({ title }),
    );

const spanish = z.nullish(
  z
    .strictObject({
      weekdays: z.nullish(hoursField('Monday to Friday')),
      saturday: z.nullish(hoursField('Saturday')),
      sunday: z.nullish(hoursField('Sunday')),
    })
    .check(
      z.refine(
        (hours) => DAY_GROUPS.some((day) => hours[day]),
        'Please enter at least one day, or clear this section',
      ),
      z.meta({
        title: 'Se habla español',
        description:
          'When someone here speaks Spanish. Skip days when no one does. Shows in both languages next to this yard’s phone and the main phone. Leave it all blank to show nothing.',
      }),
    ),
);

/** Nobody speaks it in a yard that is closed. */
const isWithin = (spoken: OpeningHours | null | undefined, open: OpeningHours | null | undefined) =>
  !spoken ||
  (open !== null && open !== undefined && spoken.opens >= open.opens && spoken.closes <= open.closes);

export const yardSchema = z
  .strictObject({
    name: text(30, { title: 'Name', description: '"Griffin GA"' }),
    street: text(80, { title: 'Street' }),
    city: text(40, { title: 'City' }),
    zip: patterned(/^\d{5}$/, 'ZIP code', 'five digits'),
    phone: phoneField('Phone'),
    weekdays: hoursField('Monday to Friday'),
    saturday: hoursField('Saturday'),
    sunday: z.nullish(hoursField('Sunday', 'Leave blank if the yard is closed on Sundays.')),
    note: yardNote,
    spanish,
    coordinates: z
      .strictObject({ lat: coordinate(30, 36, 'Latitude'), lng: coordinate(-87, -80, 'Longitude') })
      .check(
        z.meta({
          title: 'Place on the map',
          description:
            'In Google Maps, press and hold on the gate to see two numbers. The second one starts with a minus sign.',
        }),
      ),
    order: wholeNumber(1, 99, {
      title: 'Place in lists',
      description: '1 is the main yard. Every list of yards starts with it.',
    }),
  })
  .check(
    ...DAY_GROUPS.map((day) =>
      z.refine<YardEntry>((entry) => isWithin(entry.spanish?.[day], entry[day]), {
        path: ['spanish', day],
        error: 'Please stay within the yard’s hours',
      }),
    ),
  ) satisfies z.ZodMiniType<YardEntry>;

const holidays = z.strictObject({
  days: z.optional(
    listOf(
      z.strictObject({
        date: dayField('Day'),
        reason: text(60, { title: 'Reason', description: '"Thanksgiving Day"' }),
        hours: z.nullish(hoursField('Hours', 'Leave blank if all yards are closed all day.')),
      }) satisfies z.ZodMiniType<HolidayEntry>,
      0,
      60,
      {
        title: 'Holidays',
        description: 'For all yards. Holidays override the weekly hours. Add next year’s each fall.',
        editor: { label_singular: 'Day', summary: '{{date}}: {{reason}}', collapsed: true },
      },
    ).check(z.refine((days) => areDifferent(days.map(({ date }) => date)), 'Please enter each day once')),
  ),
});

const yardPageTexts = {
  bestFor: text(60, { title: 'Best for', description: 'The loads this yard is best for.' }),
  summary: text(120, { title: 'Summary', description: 'One or two short sentences.' }),
  reasons: listOf(
    z.strictObject({ title: text(40, { title: 'Title' }), text: text(140, { title: 'Text' }) }),
    3,
    3,
    {
      title: 'Why choose this location',
      description: 'Three points. We add three more about hours, pay and the longest trailer.',
      editor: { label_singular: 'Point', summary: '{{title}}', allow_add: false, allow_remove: false },
    },
  ),
  payments: listOf(text(40, { title: 'Way to pay' }), 1, 5, {
    title: 'How we pay',
    description: 'Georgia law doesn’t allow cash for regulated metal.',
    editor: { label_singular: 'Way to pay' },
  }),
  equipment: listOf(text(40, { title: 'Equipment' }), 1, 8, {
    title: 'Scales and equipment',
    editor: { label_singular: 'Equipment' },
  }),
  entrance: text(120, { title: 'Where the gate is', description: 'For people coming for the first time.' }),
};

const PHOTO = 'Please choose a photo: JPEG, PNG or WebP';

const photoField = (meta: { readonly title: string; readonly description: string }) =>
  z.string(PHOTO).check(
    z.regex(new RegExp(String.raw`^\.\./\.\./assets/yards/(?!.*\.svg$)${PICTURE_NAME}$`), PHOTO),
    z.meta({
      ...meta,
      format: 'picture',
      editor: {
        accept: 'image/jpeg,image/png,image/webp',
        media_folder: `/${YARD_PHOTOS_FOLDER}`,
        public_folder: '../../assets/yards',
      },
    }),
  );

const yardPage = z.strictObject({
  ...yardPageTexts,
  photo: z.nullish(
    photoField({
      title: 'Photo of the gate',
      description:
        'Take it from the road in daylight, wide, with the gate and your sign readable: 1200 pixels or more across. No license plates, and no faces of people who haven’t agreed. It replaces the drawing of this yard on its page, on its card and when the page is shared. We remove the location and camera details from the file.',
    }),
  ),
  people: z.nullish(
    z
      .strictObject({
        photo: photoField({
          title: 'Photo',
          description:
            'The people who weigh and pay, at the scale, facing the camera in daylight: 1000 pixels or more across. Use it only if everyone in it has agreed, and take it off when someone asks. We remove the location and camera details from the file.',
        }),
        alt: altField(),
        spanishAlt: altField('Describe the picture in Spanish (alt text)'),
      })
      .check(
        z.meta({
          title: 'The people at this yard',
          description:
            'Optional. With a photo of them, the page has a section “Who you’ll meet at the scale”.',
        }),
      ),
  ),
  maxTrailerFeet: wholeNumber(10, 120, {
    title: 'Longest truck and trailer (feet)',
    description: 'The longest rig that can turn around inside the gate.',
  }),
  sheriff: z.optional(
    text(60, {
      title: 'Registration with the sheriff',
      description: 'The county and your number: "Spalding County, No. 123".',
    }),
  ),
  scalesInspectedOn: z.optional(dayField('Last inspection of the scales')),
}) satisfies z.ZodMiniType<YardFacts>;

const contact = z.strictObject({
  name: text(60, { title: 'Business name' }),
  phone: phoneField('Main phone'),
  quotesPhone: phoneField('Phone for quotes and merchandise'),
  email: emailField('Email'),
});

const year = (title: string) => wholeNumber(1900, 2100, { title });

const aboutTexts = {
  tagline: text(100, { title: 'Tagline', description: 'In the footer.' }),
  partnerLine: text(200, {
    title: 'Who the partner is',
    description: 'And why customers would open its app.',
  }),
};

const about = z.strictObject({
  shortName: text(12, {
    title: 'Short name',
    description: 'Shows under the icon of the installed site. Up to 12 characters.',
  }),
  tagline: aboutTexts.tagline,
  foundedYear: year('Year founded'),
  copyrightFrom: year('First copyright year'),
  partnerUrl: addressField('Link to the partner’s app with more prices'),
  partnerLine: aboutTexts.partnerLine,
  facebook: z.optional(addressField('Your Facebook page')),
  instagram: z.optional(addressField('Your Instagram page')),
  rewardsComingSoon: z.boolean('Please choose').check(
    z.meta({
      title: 'Rewards: coming soon',
      description: 'The badge on the home page. Turn it off the day the program opens.',
    }),
  ),
  sampleAuthors: z.optional(
    listOf(text(60, { title: 'Name' }), 0, 30, {
      title: 'Made-up authors of the sample posts',
      description: 'Their posts are marked as samples. Remove a name once a real person writes under it.',
      editor: { label_singular: 'Name' },
    }),
  ),
});

const search = z.strictObject({
  title: text(90, { title: 'Title', description: 'The blue link in search results.' }),
  description: text(170, { title: 'Description', description: 'One or two sentences under the title.' }),
  keywords: text(300, { title: 'Keywords', description: 'Separate them with commas.' }),
});

const reviews = z.strictObject({
  reviews: listOf(
    z.strictObject({
      author: text(40, { title: 'Customer', description: 'First name and initial: "Sharon T."' }),
      rating: wholeNumber(1, 5, { title: 'Stars', description: '1 to 5' }),
      text: text(LONGER, { title: 'Review', description: "The customer's own words." }),
      date: dayField('Date of the review'),
      verified: z
        .boolean('Please choose')
        .check(z.meta({ title: 'Verified seller', description: 'You have a ticket for them.' })),
      helpful: wholeNumber(0, 100_000, { title: 'Found helpful by' }),
      consent: z.optional(
        text(LONGER, {
          title: "The customer's consent",
          description:
            'How and when they agreed: "By email, March 2, 2027". Visitors don’t see this. Until every review has it, the page calls all of them samples.',
        }),
      ),
    }),
    1,
    30,
    {
      title: 'Reviews',
      description: 'Made-up reviews are illegal in the US (16 CFR 465). The home page shows the first four.',
      editor: { label_singular: 'Review', summary: '{{author}}, {{date}}', collapsed: true },
    },
  ),
});

const purposes = z
  .strictObject({
    guild: text(80, { title: 'Guild' }),
    dismantlers: text(80, { title: 'Dismantlers' }),
    scales: text(80, { title: 'Scales' }),
    theft: text(80, { title: 'Metal theft' }),
  })
  .check(z.meta({ title: 'What each association stands for', description: 'Shows next to its seal.' }));

const memberships = z.strictObject({
  memberships: listOf(
    z.strictObject({
      seal: z
        .enum(SEALS, 'Please choose')
        .check(z.meta({ title: 'Seal', description: 'The drawing next to it.' })),
      name: text(50, { title: 'Association' }),
      confirmed: z.boolean('Please choose').check(
        z.meta({
          title: 'We are a member',
          description:
            'Turn on once you have the certificate. Until all four are on, the page calls them samples.',
        }),
      ),
    }),
    SEALS.length,
    SEALS.length,
    {
      title: 'Memberships',
      editor: { label_singular: 'Membership', summary: '{{name}}', allow_add: false, allow_remove: false },
    },
  ).check(z.refine((all) => areDifferent(all.map(({ seal }) => seal)), 'Please use each seal once')),
  purposes,
});

/** "$3" of "$3 Cash Bonus": what a customer is promised follows from its points, and is not changed by a name. */
const promised = (name: string) => /\$\d+/.exec(name)?.[0];

const rewards = z.strictObject({
  rewards: listOf(
    z
      .strictObject({
        key: text(60, {
          title: 'Internal name',
          description: 'Don’t change this: points, tiers and reward codes depend on it.',
          editor: { readonly: true },
        }),
        name: text(60, { title: 'Name' }),
        description: text(200, { title: 'Description' }),
      })
      .check(
        z.refine(({ key, name }) => promised(key) === promised(name), {
          path: ['name'],
          error: 'Please leave the dollar amount as it is: it depends on the points',
        }),
      ),
    REWARDS_ON_OFFER.length,
    REWARDS_ON_OFFER.length,
    {
      title: 'Rewards',
      editor: {
        label_singular: 'Reward',
        summary: '{{name}}',
        collapsed: true,
        allow_add: false,
        allow_remove: false,
      },
    },
  ).check(
    z.refine((all) => areDifferent(all.map(({ name }) => name)), 'Please give each reward a different name'),
    z.refine(
      (all) => REWARDS_ON_OFFER.every(({ key }) => all.some((reward) => reward.key === key)),
      'Please leave "Internal name" as it is',
    ),
  ),
});

const legalTexts = {
  returnTerms: text(600, {
    title: 'How to return an order',
    description: 'In what condition, and who pays for shipping.',
  }),
  court: z.optional(
    text(120, {
      title: 'Court for disputes',
      description: 'In the terms: "Superior Court of Spalding County, Georgia". Your lawyer confirms it.',
    }),
  ),
};

const legal = z.strictObject({
  company: z.optional(
    text(100, {
      title: 'Legal name of the company',
      description: 'As registered with the state, with LLC or Inc. In the footer, the terms and privacy.',
    }),
  ),
  companyAddress: z.optional(
    text(160, { title: 'Postal address of the company', description: 'In the terms and privacy.' }),
  ),
  companyRecord: z.optional(addressField('Link to your entry in Georgia’s business search')),
  scaleRecord: z.optional(addressField('Link to what the state says of your scales')),
  sellerAge: z.optional(
    wholeNumber(16, 21, {
      title: 'Minimum age to sell',
      description: 'In the terms. Your lawyer confirms it.',
    }),
  ),
  termsChangedOn: z.optional(dayField('Terms last changed on')),
  privacyChangedOn: z.optional(dayField('Privacy last changed on')),
  readBy: z.optional(
    text(80, {
      title: 'Lawyer who reviewed these pages',
      description: 'Privacy and terms. Visitors see the date, not the name.',
    }),
  ),
  readOn: z.optional(dayField('Date of their review')),
  spanishReadBy: z.optional(
    text(80, {
      title: 'Who reviewed the Spanish pages',
      description:
        'A lawyer or native Spanish speaker who compared them with the English pages. The Spanish pages show this name. Until you enter it and the date, each page says the English version governs.',
    }),
  ),
  spanishReadOn: z.optional(dayField('Date of the Spanish review')),
  returnDays: wholeNumber(0, 365, {
    title: 'Days to return an order',
    description: 'Counted from delivery. Enter 0 to accept only damaged or wrong items.',
  }),
  ...legalTexts,
}) satisfies z.ZodMiniType<LegalEntry>;

const modelYear = (title: string) => wholeNumber(VEHICLE_FIRST_YEAR, 2100, { title });

const vehicleWeights = z.strictObject({
  models: listOf(
    z
      .strictObject({
        make: text(VEHICLE_NAME_MAX_LENGTH, { title: 'Make', description: '"Honda"' }),
        model: text(VEHICLE_NAME_MAX_LENGTH, { title: 'Model', description: '"Accord"' }),
        from: modelYear('First model year'),
        to: modelYear('Last model year'),
        pounds: wholeNumber(VEHICLE_MIN_LB, VEHICLE_MAX_LB, {
          title: 'Pounds',
          description: 'A complete car, as it comes over the scale.',
        }),
      })
      .check(
        z.refine(({ from, to }) => from <= to, {
          path: ['to'],
          error: 'The last model year can’t be before the first',
        }),
      ) satisfies z.ZodMiniType<WeighedModel>,
    0,
    200,
    {
      title: 'Models',
      description: 'If two rows name the same model and year, the first one counts.',
      editor: { label_singular: 'Model', summary: '{{from}}-{{to}} {{make}} {{model}}', collapsed: true },
    },
  ),
});

const launch = z.strictObject(
  Object.fromEntries(
    LAUNCH_CONFIRMATIONS.map(({ id, title, hint }) => [
      id,
      z.optional(z.boolean('Please choose').check(z.meta({ title, description: hint }))),
    ]),
  ),
);

const BY_NAME: Readonly<Record<string, z.ZodMiniType>> = {
  holidays,
  'business-contact': contact,
  'business-about': about,
  'business-search': search,
  'business-about-es': z.strictObject(aboutTexts),
  home,
  'material-cards': materialCards,
  bring,
  pages,
  delivery,
  care,
  reviews,
  memberships,
  'memberships-es': z.strictObject({ purposes }),
  rewards,
  legal,
  'legal-es': z.strictObject(legalTexts),
  launch,
  samples: samplesSchema,
  'vehicle-weights': vehicleWeights,
};

function schemaOf(collection: string, name: string): z.ZodMiniType {
  if (collection === 'materials') return materialSchema;
  if (collection === 'materials-in-spanish') return materialTextsSchema;
  if (collection === 'posts-in-spanish') return postTextsSchema;
  const isSpanish = name.endsWith('-es');
  if (name.startsWith('yards-')) return isSpanish ? z.strictObject({ note: yardNote }) : yardSchema;
  if (name.startsWith('yard-pages-')) return isSpanish ? z.strictObject(yardPageTexts) : yardPage;
  const schema = BY_NAME[name] ?? BY_NAME[name.replace(/-es$/, '')];
  if (!schema) throw new Error(`${name} has no schema`);
  return schema;
}

/** Each file's schema, by its path. */
export const CONTENT_SCHEMAS: ReadonlyMap<string, z.ZodMiniType> = new Map(
  CONTENT.flatMap((collection) =>
    collection.files.map(({ name, path }) => [path, schemaOf(collection.name, name)] as const),
  ),
);

const isPost = (path: string) => path.startsWith(`${POSTS_FOLDER}/`) && path.endsWith('.md');

const labelOf = (key: PropertyKey) => (typeof key === 'number' ? `number ${key + 1}` : String(key));

/**
 * What is wrong with a file's content, the first thing alone: "src/content/yards/griffin.json, weekdays, closes: Please choose a
 * time after opening". null if nothing is. A Markdown file's content is its head.
 */
export function contentProblem(path: string, content: unknown): string | null {
  const schema =
    CONTENT_SCHEMAS.get(path) ??
    (isPost(path) ? writtenPostSchema : isYardFile(path) ? yardSchema : undefined);
  if (!schema) return `${path}: the editor can’t save this file`;
  const { error } = z.safeParse(schema, content);
  const issue = error?.issues[0];
  if (!issue) return null;
  const unknown = issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.join(', ')}` : null;
  return `${[path, ...issue.path.map(labelOf)].join(', ')}: ${unknown ?? issue.message}`;
}
