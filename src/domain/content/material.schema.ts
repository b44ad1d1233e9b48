import * as z from 'zod/mini';
import { seedGrades } from '../prices/grades/seed-grades.ts';
import { METAL_NAMES } from '../prices/texts.ts';
import { listOf, text } from './fields.ts';

const LONGEST = 600;

const head = {
  title: text(60, {
    title: 'Title in search results',
    description: 'Up to 60 characters. We add your business name.',
  }),
  description: text(160, {
    title: 'Description in search results',
    description: 'One or two sentences under that title, up to 160 characters.',
  }),
  name: text(40, { title: 'Name', description: 'What the material is called on the page: "Copper".' }),
  heading: z.optional(
    text(40, { title: 'Heading', description: 'At the top of the page. Leave blank to use the name.' }),
  ),
  drawing: text(160, {
    title: 'Describe the drawing (alt text)',
    description: 'What the drawing shows, for people who can’t see it.',
  }),
};

const grade = {
  name: text(60, { title: 'Grade' }),
  look: text(LONGEST, { title: 'Look', description: 'How to identify it.' }),
  price: text(LONGEST, {
    title: 'Price',
    description:
      'How the price compares with the grade above. Leave out numbers: the price list has today’s.',
  }).check(z.regex(/^[^¢$%]*$/, 'Please leave out numbers: the price list has today’s')),
};

const gradesOf = <Shape extends typeof grade>(shape: Shape) =>
  listOf(z.strictObject(shape), 2, 12, {
    title: 'Grades',
    description: 'Best paid first.',
    editor: { label_singular: 'Grade', summary: '{{name}}' },
  });

const body = {
  recognise: listOf(
    z.strictObject({
      test: text(30, { title: 'Test', description: 'One or two words.' }),
      finding: text(LONGEST, { title: 'Result' }),
    }),
    3,
    8,
    {
      title: 'How to identify it',
      description: 'What to try at home, and what the result means.',
      editor: { label_singular: 'Test', summary: '{{test}}' },
    },
  ),
  grades: gradesOf(grade),
  lowers: listOf(text(LONGEST, { title: 'What lowers the price' }), 2, 10, {
    title: 'What lowers the price',
    description: 'Most common first.',
  }),
  law: listOf(text(LONGEST, { title: 'Rule' }), 2, 12, {
    title: 'What Georgia law requires',
    description: 'Only facts, each checked by your lawyer or association.',
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
      description: 'Search engines show these word for word.',
      editor: { label_singular: 'Question', summary: '{{question}}' },
    },
  ),
};

/** The grades that an empty database is filled with. A yard's own come and go. */
const LISTED = seedGrades().flatMap(({ listed, metalType }) => (listed === 'hidden' ? [] : metalType));

/** The head of a material's file, src/content/materials. */
export const materialSchema = z.strictObject({
  ...head,
  metalTypes: listOf(z.enum(Object.keys(METAL_NAMES), 'Please choose from the list'), 1, 9, {
    title: 'Prices on the page',
    description: 'Best known first.',
  }),
  ...body,
  grades: gradesOf({
    ...grade,
    metalTypes: z.optional(
      listOf(z.enum(LISTED, 'Please choose from the list'), 0, 3, {
        title: 'Prices',
        description: 'The same grade on the price list. Its price of the day is shown.',
      }),
    ),
  }),
});

/** The same in Spanish, `copper.es.md`: texts alone, so that a fact is not told twice. */
export const materialTextsSchema = z.strictObject({ ...head, ...body });
