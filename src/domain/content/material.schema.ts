import * as z from 'zod/mini';
import { METAL_NAMES } from '../prices/texts.ts';
import { listOf, text } from './fields.ts';

const LONGEST = 600;

const head = {
  title: text(60, {
    title: 'Title in search results',
    description: 'At most 60 characters; the name of the business follows it.',
  }),
  description: text(160, {
    title: 'Description in search results',
    description: 'One or two sentences under that title, at most 160 characters.',
  }),
  name: text(40, { title: 'Name', description: 'What the material is called on the page: "Copper".' }),
  heading: z.optional(
    text(40, { title: 'Heading', description: 'On top of the page, where the name would not do.' }),
  ),
  drawing: text(160, {
    title: 'The drawing in words',
    description: 'What the drawing shows, for those who cannot see it.',
  }),
};

const body = {
  recognise: listOf(
    z.strictObject({
      test: text(30, { title: 'Test', description: 'One or two words.' }),
      finding: text(LONGEST, { title: 'Finding' }),
    }),
    3,
    8,
    {
      title: 'How to tell it',
      description: 'What to try at home and what it tells.',
      editor: { label_singular: 'Test', summary: '{{test}}' },
    },
  ),
  grades: listOf(
    z.strictObject({
      name: text(60, { title: 'Grade' }),
      look: text(LONGEST, { title: 'Look', description: 'How to tell it.' }),
      price: text(LONGEST, {
        title: 'Price',
        description:
          'What it does to the price, against the grade whose price stands above. Without a figure: the price list has that of the day.',
      }).check(z.regex(/^[^¢$%]*$/, 'Please leave out figures: the price list has those of the day')),
    }),
    2,
    12,
    {
      title: 'Grades',
      description: 'Best paid first.',
      editor: { label_singular: 'Grade', summary: '{{name}}' },
    },
  ),
  lowers: listOf(text(LONGEST, { title: 'What lowers the price' }), 2, 10, {
    title: 'What lowers the price',
    description: 'Most common first.',
  }),
  law: listOf(text(LONGEST, { title: 'Rule' }), 2, 12, {
    title: 'What Georgia law requires',
    description: 'Facts alone, each checked by your lawyer or your association.',
  }),
  faq: listOf(
    z.strictObject({
      question: text(160, { title: 'Question' }),
      answer: text(LONGEST, { title: 'Answer' }),
    }),
    3,
    12,
    {
      title: 'Questions and answers',
      description: 'Search engines are told them word for word.',
      editor: { label_singular: 'Question', summary: '{{question}}' },
    },
  ),
};

/** The head of a material's file, src/content/materials. */
export const materialSchema = z.strictObject({
  ...head,
  metalTypes: listOf(z.enum(Object.keys(METAL_NAMES), 'Please choose from the list'), 1, 9, {
    title: 'Prices on the page',
    description: 'The best known first.',
  }),
  ...body,
});

/** The same in Spanish, `copper.es.md`: texts alone, so that a fact is not told twice. */
export const materialTextsSchema = z.strictObject({ ...head, ...body });
