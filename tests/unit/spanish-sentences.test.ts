import { YARDS } from '../../src/business/yards.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { core } from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { UNIT_UNKNOWN } from '../../src/domain/addresses/read-verification.ts';
import * as offeredTimes from '../../src/domain/quotes/offered-times.ts';
import type * as addresses from '../../src/domain/quotes/pickup-address.ts';
import type * as sent from '../../src/domain/quotes/sent-lines.ts';
import { ERRORS, type ErrorCode } from '../../src/domain/shared/contract/errors.ts';
import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import type * as failures from '../../src/lib/requests/failure-text.ts';
import * as requests from '../../src/lib/requests/request.ts';
import { serverTexts } from '../../src/lib/texts.es.ts';
import { ROOT } from '../../tools/root.ts';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../support/quote.sample.ts';
import { allContracts } from '../support/contracts.ts';
import { inSpanish } from '../support/in-spanish.ts';

// A page in Spanish never shows an English sentence of the server: it has its own, by code and field (docs/decisions/0073).

/** The calls of pages that are only in English: the shop with its checkout, and staff's. */
const IN_ENGLISH = /^\/(?:merch|api\/(?:merch|order|payment|paypal|create-payment|auth|admin|health))/;

/** The calls that a page in Spanish makes. */
const CALLS = [...(await allContracts())].filter(
  ([, { access, path }]) => access === undefined && !IN_ENGLISH.test(path),
);
const WITH_INPUT = CALLS.flatMap(([name, { input }]) => (input ? [{ name, input }] : []));

/** What any call may answer besides its own codes (src/domain/shared/contract/endpoint.ts). */
const ANY_CALL = [
  'invalid_input',
  'forbidden',
  'cross_site',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const CODES = [...new Set([...ANY_CALL, ...CALLS.flatMap(([, { errors = [] }]) => errors)])];

/** A schema's and a check's definition, as far as this walk needs it. */
interface Def {
  readonly error?: ((issue: object) => unknown) | undefined;
  /** Of the field that a check of several fields is about. */
  readonly path?: readonly string[];
  readonly checks?: readonly { readonly _zod: { readonly def: Def } }[];
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
  readonly options?: readonly core.$ZodType[];
  readonly innerType?: core.$ZodType;
  readonly element?: core.$ZodType;
  readonly in?: core.$ZodType;
  readonly out?: core.$ZodType;
}

interface Sentence {
  /** "pickup.day". */
  readonly field: string;
  readonly text: unknown;
}

/** Every sentence that a schema of ours can answer, each with its field. */
function sentencesOf(schema: core.$ZodType, field = ''): readonly Sentence[] {
  const {
    error,
    checks = [],
    shape = {},
    options = [],
    innerType,
    element,
    ...pipe
  } = schema._zod.def as Def;
  const own: readonly Def[] = [{ error }, ...checks.map((check) => check._zod.def)];
  const inner = [...options, innerType, element, pipe.in, pipe.out].filter((one) => one !== undefined);
  return [
    ...own.flatMap(({ error: say, path = [] }) =>
      say ? [{ field: path.join('.') || field, text: say({}) }] : [],
    ),
    ...inner.flatMap((one) => sentencesOf(one, field)),
    ...Object.entries(shape).flatMap(([name, one]) => sentencesOf(one, field ? `${field}.${name}` : name)),
  ];
}

const API_FILES = globSync('src/domain/**/*.api.ts', { cwd: ROOT });

/** The file that has a contract. */
const homeOf = (name: string): string =>
  API_FILES.find((file) => readFileSync(join(ROOT, file), 'utf8').includes(`export const ${name} =`)) ?? name;

/** The same calls as the Spanish build has them. */
const SPANISH_CALLS: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...(await Promise.all(WITH_INPUT.map(({ name }) => inSpanish<Record<string, Endpoint>>(homeOf(name))))),
);
const spanishTimes = await inSpanish<typeof offeredTimes>('src/domain/quotes/offered-times.ts');
const spanishRequests = await inSpanish<typeof requests>('src/lib/requests/request.ts');
const { failureText } = await inSpanish<typeof failures>('src/lib/requests/failure-text.ts');
const { sentLines } = await inSpanish<typeof sent>('src/domain/quotes/sent-lines.ts');
const { pickupAddressFinding } = await inSpanish<typeof addresses>('src/domain/quotes/pickup-address.ts');

/** Whether a text is told to visitors: zod's own, for what no form sends, are empty or the same everywhere. */
const isTold = ({ text }: Sentence): boolean => typeof text === 'string' && text !== '';

test('the walk finds the sentences of a schema, however deep they are', () => {
  const quote = WITH_INPUT.find(({ name }) => name === 'createQuoteRequestApi');
  const told = quote ? sentencesOf(quote.input).map(({ field, text }) => `${field}: ${String(text)}`) : [];
  expect(told).toEqual(
    expect.arrayContaining([
      'phone: Please enter a complete phone number',
      'description: Please use at most 2,000 characters',
      'location: Please choose one of our locations',
      'pickup.zip: Please enter the ZIP code',
      'callback: Please send a pickup and a callback as two requests',
    ]),
  );
});

// Asked: 317
test.each(WITH_INPUT)('$name refuses in Spanish what it refuses in English', ({ name, input }) => {
  const english = sentencesOf(input).filter(isTold);
  const translated = sentencesOf(SPANISH_CALLS[name]?.input as core.$ZodType).filter(isTold);
  expect(translated.map(({ field }) => field)).toEqual(english.map(({ field }) => field));
  expect(english.filter(({ text }, index) => translated[index]?.text === text)).toEqual([]);
});

/** An answer of the server, as a page of the language reads it. */
async function readAnswer(body: object) {
  const response = new Response(null, { status: 400, statusText: 'Bad Request' });
  return new requests.RequestError(response, await serverTexts.of(JSON.stringify(body)));
}

// Asked: 317
test.each(CODES)('%s has its own sentence in Spanish', async (code) => {
  const error = ERRORS[code].message;
  const { text } = await readAnswer({ code, error });
  expect(text).toBeTruthy();
  expect(text).not.toBe(error);
  // What the page says of a code that it does not know.
  const unknown = await readAnswer({ code: 'not_known_yet', error });
  expect(unknown.text).toBe((await readAnswer({ code: 'internal', error })).text);
  expect(code === 'internal' || text !== unknown.text).toBe(true);
  expect(unknown.code).toBe('not_known_yet');
});

// Asked: 317
test('a field that the server refuses has its own sentence in Spanish, and any other one a common one', async () => {
  const names = new Set(
    WITH_INPUT.flatMap(({ input }) =>
      sentencesOf(input)
        .filter(isTold)
        .map(({ field }) => field),
    ),
  );
  // No form sends a pickup and a callback at once.
  names.delete('callback');
  const fields = Object.fromEntries([...names, 'another'].map((name) => [name, 'Please check this']));
  const read = await readAnswer({ code: 'invalid_input', error: 'Please check', fields });
  const common = read.fields['another'];
  expect(common).toMatch(/revise este campo/);
  expect(Object.keys(read.fields).filter((name) => read.fields[name] === common)).toEqual(['another']);
});

test('days and times that are not on offer are refused in Spanish, too', () => {
  const now = new Date('2026-11-23T15:00:00Z');
  const yards = offeredTimes.yardsFor('griffin', YARDS);
  const told = ({ callbackRefusal, pickupRefusal }: typeof offeredTimes) => [
    pickupRefusal({ day: '2026-11-29', window: 'morning' }, yards, now),
    pickupRefusal({ day: '2026-11-28', window: 'afternoon' }, yards, now),
    callbackRefusal({ day: '2026-11-29', time: '09:00' }, yards, now),
    callbackRefusal({ day: '2026-11-24', time: '03:00' }, yards, now),
  ];
  const english = told(offeredTimes);
  const translated = told(spanishTimes);
  expect(translated.map((one) => one?.field)).toEqual(['day', 'window', 'day', 'time']);
  expect(english.map((one) => one?.field)).toEqual(['day', 'window', 'day', 'time']);
  for (const [index, one] of english.entries()) expect(translated[index]?.message).not.toBe(one?.message);
});

test('a call without an answer fails in Spanish, and no status text stands in it', () => {
  const answered = new spanishRequests.RequestError(
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
    '',
  );
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureText(answered)).toBe('Nuestro servidor contestó con el error 502.');
  expect(failureText(new DOMException('late', 'TimeoutError'))).toBe('No hubo respuesta a tiempo.');
  expect(failureText(new TypeError('Failed to fetch'))).toBe('No se pudo llegar a nuestro servidor.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureText(answered)).toBe('No tiene conexión.');
  vi.unstubAllGlobals();
});

test('what a request chose is repeated in Spanish, though it holds keys alone', () => {
  const lines = sentLines(
    {
      ...SAMPLE_QUOTE,
      location: 'griffin',
      description: 'Dos lavadoras',
      pickup: SAMPLE_PICKUP,
    },
    null,
  );
  expect(lines).toEqual([
    ['Metal', 'Dos lavadoras'],
    ['Peso', 'Más de 20,000 lb'],
    ['Patio', 'Griffin GA'],
    ['Dirección', '12 Mill St, Griffin, GA 30223'],
    ['Usted pidió', 'martes 24 de noviembre, por la tarde, 12:00\u00A0p.\u00A0m. a 4:00\u00A0p.\u00A0m.'],
    ['Teléfono', '(770) 555-0199'],
  ]);
});

test('what the address check finds is told in Spanish by what it found', () => {
  const checked = {
    isValid: false,
    confidence: 'low',
    errors: ['Add an apartment or unit number'],
    suggestedAddress: null,
    correctedAddress: null,
    shippingRisk: { risk: 'medium', factors: [UNIT_UNKNOWN] },
    isInShippingArea: true,
  } as const;
  const anyway = 'Puede mandar su solicitud así: una persona revisará la dirección.';
  expect(pickupAddressFinding(checked).texts).toEqual([
    'Agregue el número de apartamento o de unidad',
    anyway,
  ]);
  const none = { ...checked, shippingRisk: { risk: 'low', factors: [] } } as const;
  expect(pickupAddressFinding(none).texts).toEqual([
    'No encontramos esta dirección. Revise la calle, la ciudad, el estado y el código postal.',
    anyway,
  ]);
  expect(pickupAddressFinding({ ...checked, isValid: true }).texts).toEqual([
    'No pudimos revisar esta dirección; la revisará una persona.',
  ]);
});
