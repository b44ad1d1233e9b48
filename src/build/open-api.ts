import * as z from 'zod/mini';
import type { Endpoint, RateLimit } from '../domain/shared/endpoint.ts';
import { ERRORS, type ErrorCode } from '../domain/shared/errors.ts';

/** Calls for everybody, and those that a partner signs. Staff's, and events of providers, which describe them themselves, are not. */
export const isPublished = ({ access, path, signed }: Endpoint): boolean =>
  access === undefined ? !path.startsWith('/api/auth/') : signed !== undefined;

interface Written {
  /** The comment above it, as plain text. */
  readonly comment: string;
  readonly text: string;
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/^(?:\/\*\*| \*\/| \*)/gm, '')
    .replace(/\*\/$/, '')
    .split(/\s+/)
    .join(' ')
    .trim();

/** What the files declare and export, by name. As Prettier writes them, such a part begins where a line does. */
function declarationsIn(sources: readonly string[]): ReadonlyMap<string, Written> {
  const declared = new Map<string, Written>();
  for (const source of sources) {
    let comment = '';
    for (const part of source.split(/\n(?=\n|export |\/\*\*)/)) {
      const [, name] = /^export (?:interface|type|const) (\w+)/.exec(part) ?? [];
      if (name !== undefined) declared.set(name, { comment, text: part.trimEnd() });
      comment = part.startsWith('/**') ? plain(part) : '';
    }
  }
  return declared;
}

/** The type of a call's answer with all that it names, in TypeScript, which alone describes answers. */
function answerOf(call: string, declared: ReadonlyMap<string, Written>): string {
  const [, type = 'unknown'] = /\boutput: answer<([\s\S]*?)>\(\)/.exec(call) ?? [];
  const named = new Map<string, string>();
  const follow = (text: string) => {
    // Of values, those alone that a type is made of.
    for (const [, ofValue, name = ''] of text.matchAll(/(typeof )?\b([A-Z]\w+)\b/g)) {
      const found = declared.get(name);
      if (!found || named.has(name) || (!ofValue && found.text.startsWith('export const'))) continue;
      const { comment } = found;
      named.set(name, `${comment && `/** ${comment} */\n`}${found.text.replace(/^export /, '')}`);
      follow(found.text);
    }
  };
  follow(type);
  return ['```ts', type, ...named.values(), '```'].join('\n');
}

/** What a schema takes. Text that is cleaned first is described as it is afterwards. */
function schemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.out._zod.def.type !== 'transform')
        Object.assign(jsonSchema, schemaOf(def.out));
    },
  });
  return rest;
}

const json = (schema: object) => ({ 'application/json': { schema } });

const countOf = ({ limit, windowMs }: RateLimit) =>
  `At most ${limit} from one address in ${windowMs / 60_000} minutes.`;

const codes = (isSo: unknown, ...more: readonly ErrorCode[]) => (isSo ? more : []);

/** Codes that follow from what a contract says. */
function codesOf(contract: Endpoint): readonly ErrorCode[] {
  const { method, input, query, signed, body, limit, verbLimit, cache, file, access, errors = [] } = contract;
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...codes(input ?? query ?? signed, 'invalid_input'),
      ...codes(input ?? body, 'too_large', 'unsupported_media_type'),
      ...codes(method !== 'GET' && access === undefined, 'cross_site'),
      ...codes(limit ?? verbLimit ?? cache ?? file?.isImmutable, 'too_many_requests'),
      'internal',
      'unavailable',
    ]),
  ];
}

function refusalsOf(contract: Endpoint) {
  const byStatus = Map.groupBy(codesOf(contract), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: json({ $ref: '#/components/schemas/Error', properties: { code: { enum: those } } }),
      },
    ]),
  );
}

function parametersOf({ path, query, headers = [], errors = [] }: Endpoint) {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {};
  const type = 'string';
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    ...headers.map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type },
    })),
    ...(errors.includes('idempotency_key_reused')
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ];
}

const bodyOf = ({ input, signed, body }: Endpoint) => {
  const schema = input ?? signed;
  if (schema) return { requestBody: { required: true, content: json(schemaOf(schema)) } };
  return body ? { requestBody: { required: true, content: { '*/*': {} } } } : {};
};

/** An operation of OpenAPI 3.1. */
function operationOf(name: string, contract: Endpoint, declared: ReadonlyMap<string, Written>) {
  const { limit, verbLimit, file, status = 200 } = contract;
  const { comment = '', text = '' } = declared.get(name) ?? {};
  const counted = limit ?? verbLimit;
  const description = [comment, counted ? countOf(counted) : ''].filter(Boolean).join('\n\n');
  return {
    operationId: name.replace(/Api$/, ''),
    ...(description && { description }),
    parameters: parametersOf(contract),
    ...bodyOf(contract),
    responses: {
      [status]: file
        ? { description: 'A file', content: { [file.type]: {} } }
        : { description: answerOf(text, declared), content: json({}) },
      ...refusalsOf(contract),
    },
  };
}

const INTRODUCTION = `The calls of this site that anybody may make, and those for partners. Bodies are JSON in UTF-8, at most 64 KB; times are
ISO 8601. Every answer has an X-Request-Id: name it when you ask us about one. A page of another site may not write (\`cross_site\`); a program
that sends no Origin may. Answers are described in TypeScript, and may get more fields.`;

/** OpenAPI 3.1 of contracts, by their exported names; `sources` are the files that declare them and their types. */
export function openApi(
  contracts: ReadonlyMap<string, Endpoint>,
  sources: readonly string[],
  { title, version, url }: { readonly title: string; readonly version: string; readonly url: string },
) {
  const declared = declarationsIn(sources);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, contract] of contracts) {
    const path = (paths[contract.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    path[contract.method.toLowerCase()] = operationOf(name, contract, declared);
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: INTRODUCTION },
    servers: [{ url }],
    paths,
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Such as a UUID. A repeat with the same key gets the first answer and changes nothing; with another body, `idempotency_key_reused`.',
          schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,200}$` },
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'A sentence for visitors.' },
            code: { type: 'string', enum: Object.keys(ERRORS) },
            fields: {
              type: 'object',
              description: 'What is wrong with each field, such as "lines.0.gross".',
              additionalProperties: { type: 'string' },
            },
            figures: { description: 'Depends on the call, such as the right total.' },
          },
        },
      },
    },
  };
}
