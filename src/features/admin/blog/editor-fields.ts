import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { postSchema } from '../../blog/post.schema.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Longer texts get a textarea. */
const LINE_LENGTH = 100;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A post's frontmatter as JSON Schema: dates are `format: "date"`, the picture is `format: "picture"`. */
export function postHeadSchema(): Schema {
  return z.toJSONSchema(postSchema(z.string().meta({ format: 'picture' })), {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date') jsonSchema.format = 'date';
    },
  });
}

/** For fields with unclear names. */
const LABELS: Readonly<Record<string, string>> = { src: 'Picture', alt: 'The picture in words' };

const label = (name: string) => LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

const singular = (name: string) => name.replace(/s$/, '');

function kind(name: string, schema: Schema, items: Schema | null): object {
  switch (schema.format ?? schema.type) {
    case 'picture':
      return { widget: 'image' };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
    case 'boolean':
      return { widget: 'boolean', default: schema.default === true };
    case 'array':
      return {
        widget: 'list',
        label_singular: label(singular(name)),
        min: schema.minItems,
        max: schema.maxItems,
        ...(items && { field: editorField(singular(name), items, true, schema.description) }),
      };
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

function editorField(name: string, schema: Schema, required: boolean, refusal = schema.description): Field {
  const items = isSchema(schema.items) ? schema.items : null;
  const field = {
    name,
    label: label(name),
    required,
    hint: schema.description,
    ...(schema.pattern && { pattern: [schema.pattern, refusal ?? schema.pattern] }),
    ...kind(name, schema, items),
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
