import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { writtenPostSchema as schema } from './post.schema.ts';

const POST = {
  title: 'Bare bright or number two',
  description: 'How to tell the three grades of copper apart before the buyer at the scale does it.',
  date: '2026-05-18',
  author: 'Renee Holloway',
  tags: ['copper', 'selling-a-car'],
  image: { src: '../../assets/blog/copper-grades.svg', alt: 'Three bins of copper.' },
};
const problems = (change: object) =>
  schema.safeParse({ ...POST, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('complete front matter is accepted, and a post is only a draft if it says so', () => {
  const post = schema.parse(POST);
  expect(post.draft).toBe(false);
  expect(post.date.toISOString()).toBe('2026-05-18T00:00:00.000Z');
  expect(post.updated).toBeUndefined();
});

// Asked: 337
test.each([
  ['a title too long for a search result', { title: 'x'.repeat(66) }, ['title']],
  ['a description that says nothing', { description: 'Copper.' }, ['description']],
  ['no author', { author: ' ' }, ['author']],
  ['no date', { date: 'some day' }, ['date']],
  ['a change before the day of publication', { updated: '2026-05-17' }, ['updated']],
  ['no tag', { tags: [] }, ['tags']],
  ['a tag that is no address', { tags: ['Selling a car'] }, ['tags.0']],
  ['a tag twice', { tags: ['copper', 'copper'] }, ['tags']],
  ['a picture from elsewhere', { image: { src: '../../content/x.svg', alt: 'x' } }, ['image.src']],
  ['a picture without its words', { image: { src: './x.svg', alt: '' } }, ['image.alt']],
  ['a misspelled field', { drafts: true }, ['']],
])('%s is refused', (_, change, paths) => expect(problems(change)).toEqual(paths));

test('every field has a description for editors', () => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const described = Object.entries(properties).filter(
    ([name, field]) => name === 'image' || (typeof field === 'object' && field.description),
  );
  expect(described.map(([name]) => name)).toEqual(Object.keys(properties));
});
