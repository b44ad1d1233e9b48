import * as fc from 'fast-check';
import { PHOTO_TOKEN_HEADER } from '../../src/domain/quotes/quotes.api.ts';
import type { Answered } from './access.ts';
import { arbitraryOf, type Usual } from './arbitrary-of.ts';
import { CURSORS, damagedFrom, hostileText } from './damage.ts';
import type { FilledSite } from './filled-site.ts';
import { TABLES, usualOf } from './usual-values.ts';

/** The possible callers: their cookies are a browser's. */
type Caller = 'right' | 'wrong' | 'nobody';

export interface GeneratedRequest {
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Text or bytes as they go over the wire; undefined: no body. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly caller: Caller;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asText(item)]))
    : {};

const oftenOneOf = (known: readonly unknown[], other: fc.Arbitrary<string>) =>
  known.length === 0
    ? other
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.map(asText)) }, other);

function pathParts(path: string, site: FilledSite, usual: Usual) {
  const parts = [...path.matchAll(/(?<=([\w-]+)\/):(\w+)/g)].map(([, before = '', name = '']) => {
    const strange = oftenOneOf(usual(name), fc.oneof(hostileText, fc.uuid()));
    return [name, oftenOneOf(site.ids.get(TABLES[before] ?? '') ?? [], strange)] as const;
  });
  return fc.record(Object.fromEntries(parts));
}

function queryOf({ query }: Answered['contract'], usual: Usual): fc.Arbitrary<Record<string, string>> {
  if (query) return damagedFrom(arbitraryOf(query, usual)).map(texts);
  const part = fc.oneof(hostileText, fc.constantFrom(...CURSORS));
  return fc.record({ q: part, after: part }, { requiredKeys: [] });
}

const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });

/** Their bodies are pictures. */
const PICTURE_CALLS = new Set(['addQuotePhotosApi']);

const headersOf = ({ photoTokens }: FilledSite, isPicture: boolean) =>
  fc
    .record({
      isPlain: fc.nat(2),
      key: fc.oneof(fc.uuid(), fc.constantFrom('a', 'b', 'x'.repeat(201)), ascii),
      others: fc.dictionary(
        fc.constantFrom(
          'content-type',
          'origin',
          'sec-fetch-site',
          'if-none-match',
          'user-agent',
          'accept',
          'cookie',
        ),
        ascii,
        { maxKeys: 2 },
      ),
      token: fc.constantFrom(...photoTokens, 'x'.repeat(43)),
    })
    .map(({ isPlain, key, others, token }) => ({
      ...(isPicture ? { 'content-type': 'image/jpeg', [PHOTO_TOKEN_HEADER]: token } : {}),
      ...(isPlain > 0 ? {} : { 'idempotency-key': key, ...others }),
    }));

const bytes = fc.uint8Array({ maxLength: 300 }).map((raw) => new Uint8Array(raw));

/** A password's hash takes 60 ms on purpose: such calls get few requests. */
export const hashesPassword = ({ contract }: Answered): boolean =>
  contract.path.startsWith('/api/auth/') && /password/i.test(JSON.stringify(contract.input));

/** The ids that the last part of a path may name. */
export function idsInPath({ contract }: Answered, site: FilledSite): readonly string[] {
  const [, before = ''] = /\/([\w-]+)\/:\w+(?!.*:)/.exec(contract.path) ?? [];
  return site.ids.get(TABLES[before] ?? '') ?? [];
}

/** Bodies that the call accepts, as far as its schema and the site say. */
const soundBodies = ({ name, contract }: Answered, site: FilledSite, usual: Usual) => [
  ...(site.bodies.get(name) ?? []).map((body) => fc.constant(body)),
  ...(contract.input ? [arbitraryOf(contract.input, usual)] : []),
];

function bodyOf(answered: Answered, site: FilledSite, usual: Usual): fc.Arbitrary<GeneratedRequest['body']> {
  const sound = soundBodies(answered, site, usual);
  const odd = fc.oneof(
    fc.jsonValue().map(asText),
    fc.string({ unit: 'binary' }),
    bytes,
    fc.constant('{"a":'.repeat(10_000)),
  );
  if (PICTURE_CALLS.has(answered.name)) return fc.oneof(fc.constantFrom(...site.pictures), cut(site), bytes);
  if (sound.length === 0) return fc.option(odd, { nil: undefined, freq: 4 });
  return fc.oneof({ weight: 8, arbitrary: damagedFrom(fc.oneof(...sound)).map(asText) }, odd);
}

/** Truncated pictures. */
const cut = ({ pictures }: FilledSite) =>
  fc.tuple(fc.constantFrom(...pictures), fc.nat(2_000)).map(([picture, length]) => picture.slice(0, length));

/** Requests for one call: most are nearly right, each wrong in a different way. */
export function requestFor(answered: Answered, site: FilledSite): fc.Arbitrary<GeneratedRequest> {
  const { name, contract } = answered;
  const usual = usualOf(site);
  return fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant<string>(contract.method) },
      fc.constantFrom(...METHODS),
    ),
    params: pathParts(contract.path, site, usual),
    query: queryOf(contract, usual),
    headers: headersOf(site, PICTURE_CALLS.has(name)),
    body: bodyOf(answered, site, usual),
    caller: fc.oneof(
      { weight: 12, arbitrary: fc.constant<Caller>('right') },
      fc.constantFrom<Caller>('wrong', 'nobody'),
    ),
  });
}

/** Requests as a browser of ours makes them, about what is there: nothing but the state of things can refuse them. */
export function soundRequestFor(answered: Answered, site: FilledSite): fc.Arbitrary<GeneratedRequest> {
  const { name, contract } = answered;
  const usual = usualOf(site);
  const isPicture = PICTURE_CALLS.has(name);
  const bodies = soundBodies(answered, site, usual);
  return fc.record({
    method: fc.constant(contract.method),
    params: pathParts(contract.path, site, usual),
    query: contract.query ? arbitraryOf(contract.query, usual).map(texts) : fc.constant({}),
    headers: isPicture ? headersOf(site, true) : fc.constant({}),
    body: isPicture
      ? fc.constantFrom(...site.pictures)
      : bodies.length === 0
        ? fc.constant(undefined)
        : fc.oneof(...bodies).map(asText),
    caller: fc.constant<Caller>('right'),
  });
}
