import type { Field } from '@sveltia/cms';
import * as z from 'zod/mini';
import { writtenPostSchema } from '../../../domain/content/post.schema.ts';
import { clockText } from '../../../domain/locations/hours/opening.ts';
import { YARD_ZONE } from '../../../domain/shared/time/new-york-time.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Longer texts get a textarea. */
const LINE_LENGTH = 100;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A post's frontmatter as JSON Schema: dates are `format: "date"`, the picture is `format: "picture"`. */
export function postHeadSchema(): Schema {
  return z.toJSONSchema(writtenPostSchema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date') jsonSchema.format = 'date';
    },
  });
}

const spoken = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');

const label = (name: string, { title }: Schema = {}) => title ?? spoken(name);

const optionsOf = (values: readonly unknown[]) =>
  values.map((value) => ({
    // Clock times are read as "8:00 AM".
    label: /^\d\d:\d\d$/.test(String(value)) ? clockText(String(value)) : spoken(String(value)),
    value,
  }));

const singular = (name: string) => name.replace(/s$/, '');

function kind(name: string, schema: Schema, items: Schema | null): object {
  if (schema.enum) return { widget: 'select', options: optionsOf(schema.enum) };
  switch (schema.format ?? schema.type) {
    case 'picture':
      return { widget: 'image' };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', input_timezone: YARD_ZONE };
    case 'boolean':
      return { widget: 'boolean', default: schema.default === true };
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...(schema.type === 'number' && { step: 0.0001 }),
        min: schema.minimum,
        max: schema.maximum,
      };
    case 'array': {
      const limits = { min: schema.minItems, max: schema.maxItems };
      if (items?.enum) return { widget: 'select', multiple: true, options: optionsOf(items.enum), ...limits };
      return {
        widget: 'list',
        label_singular: label(singular(name)),
        ...limits,
        ...(items?.properties && { fields: editorFields(items) }),
        ...(items &&
          !items.properties && { field: editorField(singular(name), items, true, schema.description) }),
      };
    }
    case 'object':
      return { widget: 'object', fields: editorFields(schema) };
    case 'string':
      return {
        widget: (schema.maxLength ?? 0) > LINE_LENGTH ? 'text' : 'string',
        minlength: schema.minLength,
        maxlength: schema.maxLength,
      };
    default:
      throw new Error(`The editor has no field for ${JSON.stringify(schema)}`);
  }
}

/** The schema of a field that may be null without the null, which the editor writes as no field at all. */
function withoutNull(schema: Schema): Schema {
  const [inner, none] = schema.anyOf ?? [];
  return isSchema(inner) && isSchema(none) && none.type === 'null' ? inner : schema;
}

function editorField(
  name: string,
  nullable: Schema,
  required: boolean,
  refusal = nullable.description,
): Field {
  const schema = withoutNull(nullable);
  const items = isSchema(schema.items) ? schema.items : null;
  const field = {
    name,
    label: label(name, schema),
    required,
    hint: schema.description,
    ...(schema.pattern &&
      schema.format === undefined && { pattern: [schema.pattern, refusal ?? schema.pattern] }),
    ...kind(name, schema, items),
    ...(schema['editor'] as object | undefined),
  };
  // The editor checks at startup that each option belongs to its kind of field.
  return JSON.parse(JSON.stringify(field)) as Field;
}

/** An editor field for each field of the schema, in its order, so that the two cannot differ. */
export function editorFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    if (!isSchema(schema)) throw new Error(`${name} has no schema`);
    return editorField(name, schema, required.includes(name));
  });
}
