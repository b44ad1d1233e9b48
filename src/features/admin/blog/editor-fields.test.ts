import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { writtenPostSchema as schema } from '../../../domain/content/post.schema.ts';
import { editorFields, postHeadSchema } from './editor-fields.ts';

interface Shown {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly fields?: readonly Shown[];
}

const fields = editorFields(postHeadSchema()) as readonly Shown[];
const named = (name: string) => fields.find((field) => field.name === name);

/** "image.src" for a field in a field, with whether it must be filled. */
const needed = (shown: readonly Shown[], inside = ''): Record<string, boolean> =>
  Object.assign(
    {},
    ...shown.map(({ name, required, fields: inner = [] }) => ({
      [inside + name]: required,
      ...needed(inner, `${inside}${name}.`),
    })),
  );

const refused = (value: object) => !schema.safeParse(value).success;

/** The same of the schema, by leaving each field out of a head that is complete. */
function neededBySchema(): Record<string, boolean> {
  const head = {
    title: 'Bare bright or number two',
    description: 'How to tell the three grades of copper apart before the buyer at the scale does it.',
    date: '2026-05-18',
    updated: '2026-05-19',
    author: 'Renee Holloway',
    tags: ['copper'],
    draft: false,
    image: { src: './x.svg', alt: 'Three bins.' },
  };
  expect(Object.keys(head)).toEqual(Object.keys(schema.shape));
  const without = (name: string) => Object.fromEntries(Object.entries(head).filter(([key]) => key !== name));
  return {
    ...Object.fromEntries(Object.keys(head).map((name) => [name, refused(without(name))])),
    'image.src': refused({ ...head, image: { alt: 'Three bins.' } }),
    'image.alt': refused({ ...head, image: { src: './x.svg' } }),
  };
}

test('the editor has the fields of the schema, and wants those that it wants', () => {
  expect(needed(fields)).toEqual(neededBySchema());
});

test('days, pictures, lists, switches and long texts have fields of their kind', () => {
  expect(fields.map(({ name, widget }) => `${name}: ${widget}`)).toEqual([
    'title: string',
    'description: text',
    'date: datetime',
    'updated: datetime',
    'author: string',
    'tags: list',
    'draft: boolean',
    'image: object',
  ]);
  expect(named('image')?.fields?.map(({ widget }) => widget)).toEqual(['image', 'text']);
  expect(named('date')).toMatchObject({
    type: 'date',
    format: 'YYYY-MM-DD',
    input_timezone: 'America/New_York',
  });
});

test('limits of the schema are limits of the editor', () => {
  expect(named('title')).toMatchObject({ minlength: 1, maxlength: 65 });
  expect(named('description')).toMatchObject({ minlength: 50, maxlength: 160 });
  expect(named('tags')).toMatchObject({ min: 1, max: 5 });
  const { pattern } = (named('tags') as { field?: { pattern?: [string, string] } }).field ?? {};
  expect(
    ['copper', 'selling-a-car', 'Copper', 'a b'].map((tag) => new RegExp(pattern?.[0] ?? '').test(tag)),
  ).toEqual([true, true, false, false]);
});

test('a kind that the editor has no field for stops the build', () => {
  const unknown = { properties: { weight: { type: 'null' } } } as const;
  expect(() => editorFields(unknown)).toThrow('no field for');
});

test('times, numbers and what may be left out have fields of their kind, with labels and hints', () => {
  const wanted = z.toJSONSchema(
    z.strictObject({
      sunday: z.nullish(z.strictObject({ opens: z.enum(['08:00', '16:30']).meta({ title: 'Opens' }) })),
      feet: z.int().min(10).max(120).meta({ title: 'Feet', description: 'Inside the gate.' }),
      days: z.array(z.strictObject({ date: z.iso.date() })).meta({ editor: { collapsed: true } }),
    }),
    { io: 'input' },
  );
  const options = [
    { label: '8:00 AM', value: '08:00' },
    { label: '4:30 PM', value: '16:30' },
  ];
  expect(editorFields(wanted)).toMatchObject([
    { widget: 'object', required: false, fields: [{ label: 'Opens', widget: 'select', options }] },
    { label: 'Feet', hint: 'Inside the gate.', widget: 'number', value_type: 'int', min: 10, max: 120 },
    { widget: 'list', collapsed: true, fields: [{ widget: 'datetime', format: 'YYYY-MM-DD' }] },
  ]);
});
