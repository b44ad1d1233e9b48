import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { vehicleKinds } from '../../netlify/database/schema/vehicles.ts';
import addressesFunction from '../../netlify/functions/addresses.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { cleanUp } from '../../netlify/services/clean-up.ts';
import { quoteFields } from '../../netlify/services/quotes/mail-fields.ts';
import { findQuote } from '../../netlify/services/quotes/rows.ts';
import { setQuoteState } from '../../netlify/services/quotes/set-quote-state.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { storedValue } from '../../src/domain/vehicles/stored-vehicle.ts';
import { type DecodedVehicle, decodeVehicleApi } from '../../src/domain/vehicles/vehicles.api.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { pickupOf, quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { carBody, storedCar } from '../support/vehicle.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
afterEach(async () => {
  server.mocks.vehicles.switches.clear();
  await server.db.delete(vehicleKinds);
});

const ACCORD = '1HGCM82633A004352';
const decode = (vin: unknown, options: CallOptions = {}) =>
  callApi(addressesFunction, decodeVehicleApi, { body: { vin }, ...options });
async function decoded(vin: string): Promise<DecodedVehicle | null> {
  const response = await decode(vin);
  expect(response.status).toBe(200);
  return ((await response.json()) as { vehicle: DecodedVehicle | null }).vehicle;
}

test('a VIN in any spelling is decoded, with the maker’s weight', async () => {
  expect(await decoded(' vin: 1hg-cm826 33a 004352')).toEqual({
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    kind: 'midsize',
    weight: { milliPounds: 3_196_000, source: 'maker' },
  });
});

test('the decoder and our table see what cars of one kind share, and each kind is asked about once', async () => {
  const before = server.mocks.vehicles.asked.length;
  for (const vin of [ACCORD, '1HGCM82643A004353', '1HGCM826X3A999999']) await decoded(vin);
  expect(server.mocks.vehicles.asked.slice(before)).toEqual(['1HGCM826*3A']);
  const rows = await server.db.select().from(vehicleKinds);
  expect(rows).toMatchObject([{ pattern: '1HGCM826*3A', make: 'Honda', milliPounds: 3_196_000 }]);
});

test('after 180 days it is asked again, and the row goes', async () => {
  await decoded(ACCORD);
  await server.db.update(vehicleKinds).set({ decodedAt: sql`now() - interval '181 days'` });
  const before = server.mocks.vehicles.asked.length;
  await decoded(ACCORD);
  expect(server.mocks.vehicles.asked).toHaveLength(before + 1);
  await server.db.update(vehicleKinds).set({ decodedAt: sql`now() - interval '181 days'` });
  expect(await cleanUp(server.db)).toMatchObject({ vehicleKinds: 1 });
});

test.each([
  [
    'without a curb weight',
    '2T1BR32E75C000001',
    { kind: 'compact', weight: { milliPounds: 2_700_000, source: 'typical' } },
  ],
  ['of a motorcycle', '1HD1GP4558K319097', { kind: 'motorcycle', weight: null }],
  ['of a trailer', '4YMUL0812AG000001', { kind: 'trailer', weight: null }],
  ['with a wrong check digit', '1HGCM82643A004352', { make: 'Honda' }],
])('a VIN %s is decoded as far as it goes', async (_, vin, found) => {
  expect(await decoded(vin)).toMatchObject(found);
});

// What the mock does with each is in tools/sandbox/vehicles/vehicles.ts.
test.each([
  ['nothing', '1HGZZZZZ33A004352', 'vehicle_not_known'],
  ['no result', '1HGEMPTY33A004352', 'vehicle_not_known'],
  ['scripts in make and model', '1HGSCR1T33A004352', 'vehicle_not_known'],
  ['wrong types', '1HGBAD1T33A004352', 'vehicle_decode_failed'],
  ['another VIN', '1HG0THER33A004352', 'vehicle_decode_failed'],
  ['5 MB', '1HGL0NG533A004352', 'vehicle_decode_failed'],
  ['status 500', '1HGF500T33A004352', 'vehicle_decode_failed'],
  ['nothing in time', '1HGS10W033A004352', 'vehicle_decode_failed'],
])('a decoder that answers %s knows nothing, and the log says so without the VIN', async (_, vin, event) => {
  const before = server.logged().length;
  const startedAt = performance.now();
  expect(await decoded(vin)).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(5_500);
  const lines = server.logged().slice(before).join('\n');
  expect(lines).toContain(event);
  expect(lines).not.toContain(vin.slice(0, 8));
  expect(await server.db.select().from(vehicleKinds)).toEqual([]);
});

test.each(['drop', 'rubbish'] as const)('a decoder with %s knows nothing', async (kind) => {
  server.mocks.vehicles.switches.arm(/./, { kind });
  expect(await decoded(ACCORD)).toBeNull();
});

const send = (changes: Parameters<typeof quoteBody>[0]) =>
  callApi(quotesFunction, createQuoteRequestApi, { body: quoteBody(changes) });
async function sent(changes: Parameters<typeof quoteBody>[0]) {
  const response = await send(changes);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as QuoteRequestCreated;
  await settled();
  const quote = await findQuote(server.db, id);
  if (!quote) throw new Error('It is not there.');
  return quote;
}

test('a car in a request is valued from what the server knows', async () => {
  await decoded(ACCORD);
  const { vehicle } = await sent({ vehicle: carBody({ kind: 'large_suv' }) });
  // The class that the form said is not the decoder's.
  expect(vehicle).toEqual({ ...storedCar(), isModelFound: true });
  expect(vehicle && storedValue(vehicle)).toMatchObject({ totalCents: 27_166 });
});

test('a car that could not be looked up keeps the sum that was shown, although its VIN was looked up since', async () => {
  await decoded(ACCORD);
  const { vehicle } = await sent({ vehicle: carBody({ kind: 'compact', isTyped: true }) });
  expect(vehicle).toMatchObject({ kind: 'compact', weight: { milliPounds: 2_700_000, source: 'typical' } });
});

test('a car that nobody has decoded has the typical weight of its class, and one without a class has none', async () => {
  const { vehicle } = await sent({ vehicle: carBody({ vin: '' }) });
  expect(vehicle?.weight).toEqual({ milliPounds: 3_300_000, source: 'typical' });
  const boat = await sent({ vehicle: carBody({ vin: '', kind: 'boat' }) });
  expect(boat.vehicle?.weight).toBeNull();
  expect(JSON.stringify(await quoteFields(server.db, boat))).toContain('None. Please price it yourself.');
});

const TOWED = carBody({ handover: 'pickup' });

test('a pickup is towed from its ZIP code to the chosen yard, or to the nearest', async () => {
  const near = await sent({ vehicle: TOWED, pickup: pickupOf() });
  expect(near).toMatchObject({ kind: 'pickup', vehicle: { handover: 'pickup', yardId: 'griffin' } });
  expect(near.vehicle?.miles).toBeLessThan(10);
  const far = await sent({
    vehicle: TOWED,
    location: '',
    pickup: pickupOf({ city: 'Newnan', zip: '30263' }),
  });
  expect(far.vehicle).toMatchObject({ yardId: 'newnan' });
});

const towFrom = async (address: string, zip = '30223') =>
  (await sent({ vehicle: TOWED, pickup: pickupOf({ address, zip }) })).vehicle?.miles;

test('where Smarty knows the block, the tow is as far as that; else as far as the ZIP code', async () => {
  const middle = await towFrom('12 New Street');
  expect(middle).toBeLessThan(5);
  // The mock's north end is 0.2 degrees away.
  expect(await towFrom('12 North End Rd')).toBeGreaterThan(12);
  expect(await towFrom('PO Box 12 North End')).toBe(middle);
  expect(await towFrom('12 Nowhere North End')).toBe(middle);
  server.mocks.smarty.switches.arm(/./, { kind: 'drop' });
  expect(await towFrom('12 North End Rd')).toBe(middle);
  server.mocks.smarty.switches.clear();
});

test('outside of the ZIP codes that we know, nobody knows the miles, and the tow has no sum', async () => {
  for (const zip of ['00000', '99501', '31401']) {
    const { vehicle } = await sent({ vehicle: TOWED, pickup: pickupOf({ zip }) });
    expect(vehicle?.miles).toBeNull();
    const value = vehicle && storedValue(vehicle);
    expect(value?.towCents).toBeNull();
    expect(value?.totalCents).toBe(value?.payoutCents);
  }
});

test('staff’s mails name the car in their subject, brought or towed, in whatever language it came', async () => {
  for (const changes of [
    { vehicle: carBody() },
    { vehicle: TOWED, pickup: pickupOf(), locale: 'es' as const },
  ]) {
    const { id } = await sent(changes);
    expect(server.mail.messages().map(({ subject }) => subject)).toContain(
      subjectAbout(id, 'Car: 2003 Honda Accord, Ada Wright'),
    );
  }
});

test('the VIN is in the request alone: in no mail, no sheet and no log line', async () => {
  const before = server.logged().length;
  const quote = await sent({ vehicle: carBody() });
  expect(quote.vehicle?.vin).toBe(ACCORD);
  expect(JSON.stringify(await quoteFields(server.db, quote))).toContain('2003 Honda Accord');
  expect(JSON.stringify(await quoteFields(server.db, quote))).not.toContain(ACCORD);
  expect(server.logged().slice(before).join('\n')).not.toContain(ACCORD);
});

test('a request remembers since when it is lost, and forgets it when it is not', async () => {
  const staff = await staffWith(server.db, 'staff');
  const actor = { id: staff.id, name: 'Stan Staff', role: 'staff' } as Parameters<typeof setQuoteState>[1];
  const { id } = await sent({ vehicle: carBody() });
  const lostAt = async () =>
    (await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, id)))[0]?.lostAt;
  await setQuoteState(server.db, actor, id, { from: 'new', to: 'lost', wonCents: null });
  const first = await lostAt();
  expect(first).toBeInstanceOf(Date);
  await setQuoteState(server.db, actor, id, { from: 'new', to: 'lost', wonCents: null });
  expect(await lostAt()).toEqual(first);
  await setQuoteState(server.db, actor, id, { from: 'lost', to: 'answered', wonCents: null });
  expect(await lostAt()).toBeNull();
});
