import { afterAll, expect, test } from 'vitest';
import { config, toJSONSchema, type core } from 'zod/mini';
import { parseInput } from '../../netlify/lib/read-request.ts';
import { CodedError } from '../../netlify/lib/errors.ts';
import { allContracts } from '../support/contracts.ts';

const LIBRARY = 'the words of the schema library';
config({ localeError: () => LIBRARY });
afterAll(() => config({ localeError: undefined }));

type Json = core.JSONSchema.JSONSchema;

/** The keys of a body, also those of one of its kinds alone. */
const keysOf = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Json): readonly string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf, ...allOf].flatMap((kind) => (typeof kind === 'object' ? keysOf(kind) : [])),
];

const SCHEMAS = [...(await allContracts())].flatMap(([name, { input, query }]) =>
  [input, query].flatMap((schema) =>
    schema
      ? [
          {
            name,
            schema,
            keys: keysOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json),
          },
        ]
      : [],
  ),
);

/** What each field is told of a body; nothing of one that is taken. */
async function messagesOf(schema: core.$ZodType, body: unknown): Promise<readonly string[]> {
  try {
    await parseInput(schema, body);
    return [];
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return Object.values(error.details.fields ?? {});
  }
}

const WRONG: readonly unknown[] = [null, -1.5, 'x', '', true, [], [0], {}, { x: 0 }];

// Asked: 136
test.each(SCHEMAS)('$name says "Required" or its own message of what is missing', async ({ schema }) => {
  const told = await messagesOf(schema, {});
  expect(told).not.toContain(LIBRARY);
  expect(told).not.toContain('Please check this field');
});

test.each(SCHEMAS)('$name says in our words what is of a wrong type', async ({ schema, keys }) => {
  for (const key of keys) {
    for (const value of WRONG) expect(await messagesOf(schema, { [key]: value })).not.toContain(LIBRARY);
  }
});

test('a body that is no object is refused without a field', async () => {
  for (const { schema } of SCHEMAS)
    for (const body of WRONG) expect(await messagesOf(schema, body)).not.toContain(LIBRARY);
});

test('contracts with keys were found', () => {
  expect(SCHEMAS.filter(({ keys }) => keys.length > 0).length).toBeGreaterThan(60);
});
