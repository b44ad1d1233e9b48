import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { posTicketSchema } from '../../src/domain/tickets/pos-ticket.schema.ts';
import { allContracts } from '../support/contracts.ts';
import { DIST } from './built-page.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: {
          readonly properties: Readonly<Record<string, { readonly description?: string }>>;
          readonly required: readonly string[];
        };
      };
    };
  };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Readonly<Record<string, unknown>> }>
  >;
}

const text = readFileSync(join(DIST, 'openapi.json'), 'utf8');
const document = JSON.parse(text) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

test('openapi.json is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(join(DIST, 'openapi.json'))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

const isForVisitors = ({ path }: { readonly path: string }) =>
  !/^\/api\/(?:admin|auth|webhooks)\//.test(path);

test('it has every call for visitors, and of the signed ones the point of sale’s; none of staff', async () => {
  const visitors = [...(await allContracts())].filter(([, contract]) => isForVisitors(contract));
  const names = [...visitors.map(([name]) => name.replace(/Api$/, '')), 'posWebhook'];
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
});

test('a ticket’s fields are told, with its signature, and what may be refused', () => {
  const { parameters = [], requestBody, responses = {} } = operation('posWebhook') ?? {};
  const { properties = {}, required } = requestBody?.content['application/json'].schema ?? {};
  expect(Object.keys(properties)).toEqual(Object.keys(posTicketSchema.shape));
  expect(required).toEqual(['yardId', 'number', 'soldAt', 'total', 'lines']);
  expect(properties['number']).toMatchObject({ maxLength: 20, pattern: '^[A-Z0-9][A-Z0-9-]*$' });
  expect(parameters.map(({ name }) => name)).toEqual(['X-Pos-Time', 'X-Pos-Signature']);
  expect(responses['409']?.description).toContain('`ticket_number_taken`');
  expect(responses['400']?.description).toContain('`invalid_signature`');
  expect(responses['403']).toBeUndefined();
});

test('a call that keeps a key says so, and every answer has its type with all that it names', () => {
  const keyed = operations.filter(({ parameters }) => parameters.some(({ $ref }) => $ref));
  expect(keyed.map(({ operationId }) => operationId)).toContain('createQuoteRequest');
  expect(keyed.map(({ operationId }) => operationId)).not.toContain('readOrder');
  const prices = operation('readPriceList')?.responses['200']?.description;
  for (const name of [
    'GradePrice[]',
    'interface GradePrice extends',
    'interface MetalPrice',
    'GRADE_GROUPS = {',
  ])
    expect(prices).toContain(name);
  const silent = operations.filter(({ responses }) => {
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    return success?.content['application/json'] && /```ts\nunknown/.test(success.description);
  });
  expect(silent).toEqual([]);
});
