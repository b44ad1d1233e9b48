import * as z from 'zod/mini';
import { CARES } from '../../business/care.ts';
import { MATERIAL_SLUGS } from '../materials/material-slug.ts';
import { areDifferent, listOf, text } from './fields.ts';

// Texts of pages. Figures that a rule adds to a sentence (minutes, hours, points) come from code, and the field's hint says so.

const LEAD = 240;
const LONGER = 400;

/** Of the drawn metals on home, src/assets/metals.svg. */
const DRAWINGS = [
  'auto_bodies',
  'copper_wire',
  'heavy_machinery',
  'brass',
  'stainless_steel',
  'aluminum',
  'appliances',
  'steel',
] as const;

export const home = z.strictObject({
  hero: z
    .strictObject({
      above: text(40, {
        title: 'Above the headline',
        description: 'We add "since" and the year you started.',
      }),
      line: text(120, {
        title: 'Under the headline',
        description: 'We add "in 15 minutes or less.", the promise made across the site.',
      }),
    })
    .check(z.meta({ title: 'Top of the page' })),
  locations: text(80, { title: 'Our locations: first sentence' }),
  buying: text(120, { title: 'What we buy: first sentence' }),
  services: listOf(
    z.strictObject({
      drawing: z.enum(DRAWINGS, 'Please choose').check(z.meta({ title: 'Drawing' })),
      material: z.enum(MATERIAL_SLUGS, 'Please choose').check(z.meta({ title: 'Links to' })),
      name: text(30, { title: 'Name' }),
      line: text(90, { title: 'Text' }),
    }),
    1,
    8,
    { title: 'What we buy', editor: { label_singular: 'Material', summary: '{{name}}', collapsed: true } },
  ),
  steps: z
    .strictObject({
      call: text(80, { title: '1. Call ahead' }),
      drive: text(80, { title: '2. Drive in' }),
      unload: text(80, { title: '3. Unload' }),
    })
    .check(
      z.meta({ title: 'How it works', description: 'The fourth step is the promise to pay within minutes.' }),
    ),
  rewards: text(160, { title: 'Rewards: text under the headline' }),
  quote: text(120, {
    title: 'Get a quote: first sentence',
    description: 'We add how soon you get back to them.',
  }),
  guide: text(120, { title: 'Material guide: first sentence' }),
});

export const materialCards = z.strictObject({
  cards: listOf(
    z.strictObject({
      material: z.enum(MATERIAL_SLUGS, 'Please choose').check(z.meta({ title: 'Material' })),
      name: text(30, { title: 'Name' }),
      tests: listOf(
        z.strictObject({
          test: text(10, { title: 'Test', description: 'One word: "Magnet".' }),
          finding: text(90, { title: 'Result' }),
        }),
        2,
        4,
        {
          title: 'Tests',
          description: 'What to try at home, and what the result means.',
          editor: { label_singular: 'Test', summary: '{{test}}' },
        },
      ),
    }),
    MATERIAL_SLUGS.length,
    MATERIAL_SLUGS.length,
    {
      title: 'Material guide cards',
      description: 'One for each material, in the order they appear on the page.',
      editor: {
        label_singular: 'Card',
        summary: '{{name}}',
        collapsed: true,
        allow_add: false,
        allow_remove: false,
      },
    },
  ).check(
    z.refine(
      (all) => areDifferent(all.map(({ material }) => material)),
      'Please make one card for each material',
    ),
  ),
});

const lines = (maximum: number, title: string, description: string) =>
  listOf(
    z.strictObject({
      what: text(50, { title: 'Item' }),
      why: text(LONGER, { title: 'Explanation' }),
    }),
    1,
    maximum,
    { title, description, editor: { label_singular: 'Item', summary: '{{what}}', collapsed: true } },
  );

export const bring = z.strictObject({
  lead: text(LEAD, { title: 'Introduction' }),
  bring: lines(12, 'Bring these', 'Have your lawyer or association check each line.'),
  refused: lines(24, "What we can't accept", 'This doesn’t change the three questions on the page.'),
});

export const pages = z.strictObject({
  locations: z
    .strictObject({
      claim: text(30, { title: 'Headline, first half' }),
      promise: text(30, { title: 'Headline, second half' }),
      lead: text(LEAD, { title: 'Under the headline' }),
      which: text(LEAD, { title: 'Which yard for your load: under the list' }),
    })
    .check(z.meta({ title: 'Locations' })),
  estimate: text(LEAD, {
    title: 'Estimate: under the headline',
    description: 'We add how often prices are updated.',
  }),
  sellCar: text(LEAD, { title: 'Sell your car: under the headline' }),
  pickup: text(LEAD, { title: 'Pickup: under the headline' }),
  callback: text(LEAD, { title: 'Callback: under the headline' }),
  rewards: text(LEAD, {
    title: 'Rewards: under the headline',
    description: 'We add the points for each dollar before it.',
  }),
  shop: z
    .strictObject({
      above: text(40, { title: 'Above the headline' }),
      lead: text(LEAD, { title: 'Under the headline', description: 'We add the cost of shipping.' }),
      bulk: text(LEAD, {
        title: 'Bulk orders, without the period',
        description: 'We add ": we answer within 24 hours."',
      }),
    })
    .check(z.meta({ title: 'Shop' })),
  inquiry: text(LEAD, { title: 'Merchandise inquiry: under the headline' }),
});

export const delivery = z.strictObject({
  madeToOrder: text(90, {
    title: 'Printed to order',
    description: 'How soon it ships: a sentence, without the period. Also used in emails and on order pages.',
  }),
  fromOffice: text(90, {
    title: 'Shipped from your office',
    description: 'The same, for products you ship yourself.',
  }),
});

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const care = z.strictObject(
  Object.fromEntries(
    CARES.map((name) => [
      name,
      listOf(text(100, { title: 'Text' }), 1, 5, { title: named(name), editor: { label_singular: 'Line' } }),
    ]),
  ),
);
