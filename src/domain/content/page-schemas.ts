import * as z from 'zod/mini';
import { CARES } from '../../business/care.ts';
import { MATERIAL_SLUGS } from '../materials/material-slug.ts';
import { areDifferent, listOf, text } from './fields.ts';

// Texts of pages. What a rule adds to a sentence (minutes, hours, points) is code, and its hint says so.

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
      above: text(40, { title: 'Above the headline', description: '"since" and the year you began follow.' }),
      line: text(120, {
        title: 'Under the headline',
        description: '"in 15 minutes or less." follows, which is the promise of the whole site.',
      }),
    })
    .check(z.meta({ title: 'Top of the page' })),
  locations: text(80, { title: 'Our locations: first sentence' }),
  buying: text(120, { title: 'What we buy: first sentence' }),
  services: listOf(
    z.strictObject({
      drawing: z.enum(DRAWINGS, 'Please choose').check(z.meta({ title: 'Drawing' })),
      material: z.enum(MATERIAL_SLUGS, 'Please choose').check(z.meta({ title: 'Page that tells more' })),
      name: text(30, { title: 'Name' }),
      line: text(90, { title: 'Line' }),
    }),
    1,
    8,
    { title: 'What we buy', editor: { label_singular: 'Entry', summary: '{{name}}', collapsed: true } },
  ),
  steps: z
    .strictObject({
      call: text(80, { title: '1. Call ahead' }),
      drive: text(80, { title: '2. Drive in' }),
      unload: text(80, { title: '3. Unload' }),
    })
    .check(
      z.meta({ title: 'How it works', description: 'The fourth step is the promise to pay in minutes.' }),
    ),
  rewards: text(160, { title: 'Rewards: text under the headline' }),
  quote: text(120, {
    title: 'Get a quote: first sentence',
    description: 'When you get back to them follows.',
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
          finding: text(90, { title: 'Finding' }),
        }),
        2,
        4,
        {
          title: 'Tests',
          description: 'What to try at home and what it shows.',
          editor: { label_singular: 'Test', summary: '{{test}}' },
        },
      ),
    }),
    MATERIAL_SLUGS.length,
    MATERIAL_SLUGS.length,
    {
      title: 'Cards of the material guide',
      description: 'One for each material. Their order is that of the page.',
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
      'Please give each material one card',
    ),
  ),
});

const lines = (maximum: number, title: string, description: string) =>
  listOf(
    z.strictObject({
      what: text(50, { title: 'What' }),
      why: text(LONGER, { title: 'Why, and what counts' }),
    }),
    1,
    maximum,
    { title, description, editor: { label_singular: 'Line', summary: '{{what}}', collapsed: true } },
  );

export const bring = z.strictObject({
  lead: text(LEAD, { title: 'First sentences' }),
  bring: lines(12, 'Bring these', 'Have each line checked by your lawyer or your association.'),
  refused: lines(24, "What we can't accept", 'The three questions on the page follow rules of their own.'),
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
    description: 'How often prices are updated follows.',
  }),
  pickup: text(LEAD, { title: 'Pickup: under the headline' }),
  callback: text(LEAD, { title: 'Callback: under the headline' }),
  rewards: text(LEAD, {
    title: 'Rewards: under the headline',
    description: 'The points for each dollar stand before it.',
  }),
  shop: z
    .strictObject({
      above: text(40, { title: 'Above the headline' }),
      lead: text(LEAD, { title: 'Under the headline', description: 'What shipping costs follows.' }),
      bulk: text(LEAD, {
        title: 'Bulk orders, without the period',
        description: '": we answer within 24 hours." follows.',
      }),
    })
    .check(z.meta({ title: 'Shop' })),
  inquiry: text(LEAD, { title: 'Merchandise inquiry: under the headline' }),
});

export const delivery = z.strictObject({
  madeToOrder: text(90, {
    title: 'Printed to order',
    description: 'How soon it leaves, without the period. Also in mails and on order pages.',
  }),
  fromOffice: text(90, { title: 'Packed by staff', description: 'The same for what you send yourselves.' }),
});

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const care = z.strictObject(
  Object.fromEntries(
    CARES.map((name) => [
      name,
      listOf(text(100, { title: 'Line' }), 1, 5, { title: named(name), editor: { label_singular: 'Line' } }),
    ]),
  ),
);
