import * as fc from 'fast-check';

const deep = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

const SMUGGLED = [
  '',
  ' \t\r\n ',
  '\u0000',
  'a\u0000b',
  '\u202egnp.exe',
  '\u200b\u2066',
  '\ud800',
  'a\udfffb',
  'e\u0301'.repeat(40),
  '\u{10ffff}',
  "'; drop table orders; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=cmd|calc',
  '{{7*7}}',
  '$1',
  '%00',
  '%',
  '%ff%fe',
  '../../etc/passwd',
  'a@example.com\r\nBcc: b@example.com',
  '__proto__',
  'constructor',
  'toString',
  '٠١٢٣٤٥٦٧٨٩',
];

/** Values for `?after=`; the first one is valid. */
export const CURSORS = [
  '2026-11-21T17:00:00.000000Z_7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '2026-99-99T99:99:99.999999Z_7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '0000-01-01T00:00:00.000000Z_7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '2026-11-21T......:::::Z_7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '2026-11-21T17:00:00.000000Z_------------------------------------',
];

// Each looks like something it is not.
const ALMOST = [
  '00000000-0000-0000-0000-00000000000g',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '-'.repeat(36),
  ...CURSORS,
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-21T25:61',
  '9999999.99',
  '999999.9999',
  '0.00',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999',
];

/** Text that trips careless programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...SMUGGLED, ...ALMOST),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(60, 255, 2_001, 9_000, 70_000).map((length) => 'x'.repeat(length)),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom(0, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { $ne: null }),
  fc.constantFrom(3, 15, 17, 100).map(deep),
  fc.jsonValue(),
);

interface Damage {
  /** Which of the value's places, modulo their number. */
  readonly at: number;
  readonly act: 'replace' | 'drop' | 'add' | 'wrap' | 'repeat';
  readonly key: string;
  readonly value: unknown;
}

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

// "__proto__" becomes an ordinary key.
const put = (holder: Holder, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

const placesIn = (holder: Holder): (readonly [Holder, string])[] =>
  Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as const,
    ...(isHolder(value) ? placesIn(value) : []),
  ]);

function damaged(whole: Holder, { at, act, key, value }: Damage): Holder {
  const copy = structuredClone(whole);
  const places = placesIn(copy);
  const [holder, name] = places[at % places.length] ?? [copy, 'body'];
  const old = holder[name];
  if (act === 'drop') Reflect.deleteProperty(holder, name);
  else if (act === 'wrap') put(holder, name, [old]);
  else if (act === 'repeat') put(holder, name, Array.isArray(old) ? [...old, ...old] : [old, old]);
  // A list has no names in JSON, and its length is no key to add.
  else if (act === 'add' && isHolder(old) && !Array.isArray(old)) put(old, key, value);
  else put(holder, name, value);
  return copy;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(60),
  act: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap', 'repeat'),
  key: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'role', 'status'),
    fc.string(),
  ),
  value: hostileValue,
});

/** What `sound` generates, unchanged or with up to two places damaged; undefined if nothing is left. */
export const damagedFrom = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(sound, fc.array(damage, { maxLength: 2 }))
    .map(([body, damages]) => damages.reduce(damaged, { body } as Holder)['body']);
