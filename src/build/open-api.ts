import * as z from 'zod/mini';
import { answerSchema, type Endpoint } from '../domain/shared/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '../domain/shared/contract/errors.ts';

/** Of the contracts that are published. */
type PublicCall = Endpoint & Required<Pick<Endpoint, 'published'>>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What is sent, before defaults and cleaning; or what is answered. Text that is cleaned first is described as it is afterward. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.out._zod.def.type !== 'transform')
        Object.assign(jsonSchema, schemaOf(def.out, io));
      // Programs must accept fields that are added later.
      if (io === 'output') delete jsonSchema.additionalProperties;
      // The format already says what its pattern would.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return rest;
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** What may be refused, as it follows from a contract. */
const codesOf = ({ query, errors = [], published: { signed } }: PublicCall): readonly ErrorCode[] => [
  ...errors,
  ...((query ?? signed) ? (['invalid_input'] as const) : []),
  ...(signed ? (['too_large'] as const) : []),
  'too_many_requests',
  'internal',
  'unavailable',
];

const refusalsOf = (call: PublicCall) =>
  Object.fromEntries(
    [...Map.groupBy(codesOf(call), (code) => ERRORS[code].status)].map(([status, those]) => [
      status,
      {
        description: those.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        content: json({ $ref: '#/components/schemas/Error', properties: { code: { enum: those } } }),
      },
    ]),
  );

function parametersOf({ path, query, published: { signed } }: PublicCall) {
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  const schema = { type: 'string' };
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(properties).map(([name, its]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: its,
    })),
    ...Object.entries(signed?.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema,
    })),
  ];
}

function successOf({ file, output }: Endpoint) {
  if (file) return { description: 'A file', content: { [file.type]: {} } };
  const schema = answerSchema(output);
  return { description: 'The answer', content: json(schema ? schemaOf(schema, 'output') : {}) };
}

function operationOf(call: PublicCall) {
  const { name, says, signed } = call.published;
  return {
    operationId: name,
    description: says,
    parameters: parametersOf(call),
    ...(signed && { requestBody: { required: true, content: json(schemaOf(signed.body, 'input')) } }),
    responses: { [call.status ?? 200]: successOf(call), ...refusalsOf(call) },
  };
}

const INTRODUCTION = `What anybody may read of this site, and what a partner sends. JSON in UTF-8; times are ISO 8601. Each answer has an X-Request-Id:
name it when you ask us about one. An answer may get more fields.`;

const isPublished = (contract: Endpoint): contract is PublicCall => contract.published !== undefined;

/** OpenAPI 3.1 of the contracts that are published. */
export function openApi(
  contracts: readonly Endpoint[],
  { title, url }: { readonly title: string; readonly url: string },
) {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: INTRODUCTION },
    servers: [{ url }],
    paths: Object.fromEntries(
      contracts
        .filter(isPublished)
        .map((call) => [
          call.path.replaceAll(/:(\w+)/g, '{$1}'),
          { [call.method.toLowerCase()]: operationOf(call) },
        ]),
    ),
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'A sentence for visitors.' },
            code: { type: 'string' },
            fields: {
              type: 'object',
              description: 'What is wrong with each field, such as "lines.0.gross".',
              additionalProperties: { type: 'string' },
            },
            figures: { description: 'Depends on the call.' },
          },
        },
      },
    },
  };
}
