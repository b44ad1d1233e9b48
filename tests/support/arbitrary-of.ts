import * as fc from 'fast-check';
import { toJSONSchema, type core } from 'zod/mini';

type Schema = core.JSONSchema.JSONSchema;
type Part = boolean | Schema | undefined;

/** What fields with this name usually contain. */
export type Usual = (name: string) => readonly unknown[];

const whole = { minimum: -2_147_483_648, maximum: 2_147_483_647 };

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

function partOf(schema: Part, name: string, usual: Usual): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => partOf(choice, name, usual)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const parts = fields.map(([key, field]) => [key, partOf(field, key, usual)] as const);
      return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required ?? [] });
    }
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
      return fc.array(partOf(items, name, usual), { minLength: schema.minItems ?? 0, maxLength: 4 });
    }
    case 'integer':
      return fc.integer({
        min: Math.max(whole.minimum, schema.minimum ?? whole.minimum),
        max: Math.min(whole.maximum, schema.maximum ?? whole.maximum),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string': {
      const known = usual(schema.format === 'uuid' && !/id/i.test(name) ? 'id' : name);
      const text = textOf(schema);
      return known.length === 0 ? text : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, text);
    }
    default:
      return fc.jsonValue();
  }
}

/** Bodies that a schema accepts, as far as its JSON Schema says; values for its refinements come from `usual`. */
export const arbitraryOf = (schema: core.$ZodType, usual: Usual): fc.Arbitrary<unknown> =>
  partOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', usual);
