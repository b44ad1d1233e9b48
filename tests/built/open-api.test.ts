import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { allContracts } from '../support/contracts.ts';
import { DIST } from './built-page.ts';

interface Schema {
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

const { paths } = JSON.parse(readFileSync(join(DIST, 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const operation = (name: string) =>
  operations.find(({ operationId }) => operationId === name) ?? expect.fail(`${name} is missing`);

test('openapi.json is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(join(DIST, 'openapi.json'))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

const namesOf = (these: readonly { readonly method: string; readonly path: string }[]) =>
  these.map(({ method, path }) => `${method} ${path}`).toSorted();

test('it has whatever is the same for everybody, health, and the point of sale’s call', async () => {
  const contracts = [...(await allContracts()).values()];
  const expected = contracts.filter(
    ({ cache, path }) => cache || ['/api/health', '/api/webhooks/pos'].includes(path),
  );
  expect(namesOf(contracts.filter(({ published }) => published))).toEqual(namesOf(expected));
  expect(operations).toHaveLength(expected.length);
});

test('a ticket’s fields are told, with its signature, its answer, and what may be refused', () => {
  const { parameters, requestBody, responses } = operation('posWebhook');
  const { properties = {}, required } = requestBody?.content['application/json'].schema ?? {};
  expect(Object.keys(properties)).toEqual(Object.keys(posTicketSchema.shape));
  expect(required).toEqual(['yardId', 'number', 'soldAt', 'total', 'lines']);
  expect(properties['number']).toMatchObject({
    description: expect.stringContaining('printed') as string,
    maxLength: 20,
    pattern: '^[A-Z0-9][A-Z0-9-]*$',
  });
  expect(properties['lines']?.items?.properties?.['unit']?.description).toContain('priced by weight');
  expect(parameters.map(({ name }) => name)).toEqual(['X-Pos-Time', 'X-Pos-Signature']);
  expect(responses['200']?.content['application/json'].schema.required).toEqual([
    'received',
    'state',
    'points',
  ]);
  expect(responses['409']?.description).toContain('`ticket_number_taken`');
  expect(responses['400']?.description).toContain('`invalid_signature`');
  expect(responses['403']).toBeUndefined();
});

test('a list says what it may be asked for, and what its rows have', () => {
  const { parameters, responses } = operation('readPriceList');
  expect(parameters.map(({ name }) => name)).toEqual(['yard', 'language']);
  const { items } = responses['200']?.content['application/json'].schema ?? {};
  expect(items?.properties?.['price']).toMatchObject({ type: 'string' });
  expect(items?.required).not.toContain('isNameEnglish');
});
