import { COUNTER_LIST_FRESH_MS, COUNTER_TYPED_MS } from '../../../../business/constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { holdTicketSchema } from '../../../../domain/tickets/held/held-ticket.schema.ts';
import { stubDevice } from '../../../../../tests/support/stub-device.ts';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { ticketDrafts } from '../held/saved-ticket.ts';
import { lineFor, NO_LINE } from './ticket-draft.ts';
import { linesToRecord, isBegun, type TicketInHand } from './ticket-in-hand.ts';
import { createCounter } from './ticket.store.ts';

const STEEL = { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' };
const COPPER = { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' };
const ADA = { id: 'ada', firstName: 'Ada', lastName: 'Wright' } as CounterCustomer;
const DONE = { ticketId: 't', number: 'G26-W1', points: 0, bonus: 0, totalPoints: null, pointsOwed: 0 };

/** What the server answers, by the beginning of a path; a function, to answer when it is called. */
let answers: Record<string, () => Promise<Response>>;
const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let device: ReturnType<typeof stubDevice>;
/** Without what is brought to the yard's list, now and by the timer of an earlier test. */
const recordedThere = () => sent.filter(({ path }) => path === '/api/admin/tickets');
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const refusal = (code: string, more: object = {}) => json({ error: '', code, ...more }, 409);

beforeEach(() => {
  // What a test leaves typed is brought nowhere in the next one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  device = stubDevice();
  sent.length = 0;
  answers = {
    '/api/admin/counter/grades': async () => json([STEEL, COPPER]),
    '/api/admin/tickets': async () => json(DONE, 201),
    '/api/admin/customers/ada': async () => json({ ...ADA, totalPoints: 11 }),
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', { search: '', pathname: '/admin/counter' });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const answer = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1];
    return answer ? answer() : refusal('not_found');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As the list of the yard has a truck that is still loaded. */
const weighedAtScale = {
  id: 't',
  customerId: null,
  label: 'Blue F-250',
  hand: 'theirs',
  version: 1,
  updatedAt: '2026-11-28T17:00:00.000Z',
  content: {
    requestId: null,
    lines: [],
    facts: { paidBy: 'check', checkNumber: '', number: '', soldAt: '' },
    typed: { ...NO_LINE, grade: STEEL, draft: { ...lineFor(STEEL), gross: '12400' }, awaitsTare: true },
  },
};

type Counter = ReturnType<typeof createCounter>;

async function opened(customer: CounterCustomer | null = null, isPractice = false): Promise<Counter> {
  const counter = createCounter({ yardId: 'griffin', isPractice }, 'stan');
  await vi.waitFor(() => expect(counter.grades.$state.get().value).not.toBeNull());
  counter.begin(customer);
  return counter;
}
function ticketOf(counter: Counter): TicketInHand {
  const view = counter.$view.get();
  if (view.step !== 'ticket') throw new Error(`The counter is at ${view.step}.`);
  return view.ticket;
}
const weigh = (counter: Counter, grade: typeof STEEL, gross: string) => {
  counter.choose(grade);
  counter.type({ draft: { ...ticketOf(counter).typed.draft, gross } });
};
const figures = (counter: Counter) =>
  linesToRecord(ticketOf(counter)).map(({ grade, line }) => `${line.gross} ${grade.metalType}`);
const heldNow = () => ticketDrafts('stan', 'griffin').fresh();

test('a line that is typed counts before it is added, is recorded with the others, and its fields are empty after it', async () => {
  const counter = await opened();
  weigh(counter, STEEL, '100');
  expect(ticketOf(counter).lines).toHaveLength(0);
  expect(figures(counter)).toEqual(['100 steel']);
  counter.put();
  expect(ticketOf(counter)).toMatchObject({ lines: [{ grade: STEEL }], focus: { on: 'metalType' } });
  weigh(counter, COPPER, '12.5');
  counter.setFacts({ paidBy: 'voucher' });
  await counter.record();
  expect(recordedThere()[0]?.body).toMatchObject({
    totalCents: 6_725,
    paidBy: 'voucher',
    lines: [{ metalType: 'steel' }, { metalType: 'copper_wire', gross: '12.5' }],
  });
  const recorded = counter.$view.get();
  expect(recorded).toMatchObject({ step: 'recorded', done: { number: 'G26-W1', cents: 6_725 } });
  // A second Enter goes on to the next customer: the ticket is one press away until that one begins.
  counter.find();
  counter.find();
  const view = counter.$view.get();
  expect(view).toMatchObject({ step: 'find', last: recorded });
  if (view.step === 'find' && view.last) counter.back(view.last);
  expect(counter.$view.get()).toEqual(recorded);
  expect(heldNow()).toEqual([]);
});

test.each([
  ['nothing is typed', () => {}, 'metalType'],
  ['a grade has no weight', (counter: Counter) => counter.choose(STEEL), 'gross'],
  ['the check has no number', (counter: Counter) => weigh(counter, STEEL, '100'), 'checkNumber'],
  ['a number is too long', (counter: Counter) => counter.setFacts({ number: '1'.repeat(100) }), 'number'],
] as const)('nothing is sent where %s, and the focus goes there', async (_what, prepare, on) => {
  const counter = await opened();
  prepare(counter);
  const before = ticketOf(counter).focus;
  await counter.record();
  expect(ticketOf(counter).focus).toEqual({ on });
  expect(ticketOf(counter).focus).not.toBe(before);
  expect(recordedThere()).toEqual([]);
});

test('an added line needs a grade, and a full ticket takes no more', async () => {
  const counter = await opened();
  counter.put();
  expect(ticketOf(counter)).toMatchObject({ lines: [], fault: { field: 'metalType' } });
  for (let line = 0; line < 41; line += 1) {
    weigh(counter, STEEL, '1');
    counter.put();
  }
  expect(ticketOf(counter)).toMatchObject({ failure: 'A ticket can have at most 40 lines.' });
  expect(ticketOf(counter).lines).toHaveLength(40);
});

test('a line is edited in its place, also without Update line, and cannot be left half typed', async () => {
  const counter = await opened();
  for (const grade of [STEEL, COPPER]) {
    weigh(counter, grade, '10');
    counter.put();
  }
  const [first, second] = ticketOf(counter).lines;
  counter.edit(first?.key ?? '');
  expect(ticketOf(counter).typed).toMatchObject({ key: first?.key, draft: { gross: '10' } });
  counter.type({ draft: { ...ticketOf(counter).typed.draft, gross: '' } });
  counter.edit(second?.key ?? '');
  expect(ticketOf(counter)).toMatchObject({ typed: { key: first?.key }, fault: { field: 'gross' } });
  counter.type({ draft: { ...ticketOf(counter).typed.draft, gross: '25' } });
  counter.edit(second?.key ?? '');
  expect(figures(counter)).toEqual(['25 steel', '10 copper_wire']);
  counter.remove(second?.key ?? '');
  expect(ticketOf(counter).typed.grade).toBeNull();
  expect(figures(counter)).toEqual(['25 steel']);
});

test('what is not recorded is on hold with the line that is half typed, and goes on at today’s prices', async () => {
  const counter = await opened(ADA);
  weigh(counter, STEEL, '100');
  counter.put();
  weigh(counter, COPPER, '2');
  counter.setFacts({ checkNumber: '7' });
  const { ticketId } = ticketOf(counter);
  answers['/api/admin/counter/grades'] = async () => json([{ ...STEEL, price: '0.12' }, COPPER]);
  counter.find();
  expect(counter.held.$device.get()).toMatchObject([{ id: ticketId, customerId: 'ada' }]);
  await vi.waitFor(() => expect(counter.grades.$state.get().value?.[0]?.price).toBe('0.12'));
  const [saved] = heldNow();
  if (!saved) throw new Error('Nothing is on hold.');
  counter.takeUp({ saved, customer: ADA });
  expect(ticketOf(counter)).toMatchObject({ ticketId, customer: ADA, facts: { checkNumber: '7' } });
  expect(ticketOf(counter)).toMatchObject({ lines: [{ priced: { cents: 1_200 } }], focus: { on: 'gross' } });
  expect(figures(counter)).toEqual(['100 steel', '2 copper_wire']);
  counter.drop(ticketOf(counter));
  expect(heldNow()).toEqual([]);
});

test('a ticket that is recorded in another tab is no longer on hold, and a device without room says so', async () => {
  const counter = await opened();
  // As a page does.
  const leave = counter.$view.listen(() => {});
  weigh(counter, STEEL, '100');
  counter.find();
  heldNow().forEach(({ id }) => ticketDrafts('stan', 'griffin').drop(id));
  device.tellOfTab('counter-ticket:stan:griffin');
  expect(counter.held.$device.get()).toEqual([]);
  leave();

  counter.begin(null);
  device.fill();
  weigh(counter, STEEL, '100');
  expect([counter.$unsaved.get(), device.asksFirst()]).toEqual([true, true]);
  counter.clear();
  expect([counter.$unsaved.get(), device.asksFirst()]).toEqual([false, false]);
});

/** What the server says of tickets in hand, and what it was sent of them. */
const HELD = '/api/admin/counter/tickets';
const savedThere = () => sent.filter(({ path }) => path.startsWith(`${HELD}/`));
const onList = (counter: Counter) => counter.held.list.reload();

test('what is typed is on the yard’s list a moment after the last key, and a ticket on hold is left to the list', async () => {
  answers[HELD] = async () => json({ version: 4 });
  const counter = await opened();
  weigh(counter, COPPER, '10');
  counter.put();
  weigh(counter, STEEL, '100');
  counter.setLabel('Blue F-250');
  const { ticketId, hand } = ticketOf(counter);
  await vi.advanceTimersByTimeAsync(COUNTER_TYPED_MS);
  expect(savedThere()).toMatchObject([
    {
      path: `${HELD}/${ticketId}`,
      body: { label: 'Blue F-250', hand, seen: null, content: { typed: { draft: { gross: '100' } } } },
    },
  ]);
  // All that a ticket in hand has is known to the server, which refuses what it does not know.
  expect(z.safeParse(holdTicketSchema, savedThere()[0]?.body).error).toBeUndefined();
  // Nothing more until something is typed; while it is weighed here, this device has it as well.
  await vi.advanceTimersByTimeAsync(10 * COUNTER_TYPED_MS);
  expect([savedThere().length, ticketOf(counter).version, heldNow().length]).toEqual([1, 4, 1]);
  counter.find();
  await onList(counter);
  expect(savedThere()).toHaveLength(2);
  expect([heldNow(), counter.held.$device.get()]).toEqual([[], []]);
});

test('without a connection a ticket stays on the device, and joins the list when there is one', async () => {
  answers[HELD] = () => Promise.reject(new TypeError('Failed to fetch'));
  const counter = await opened();
  weigh(counter, STEEL, '100');
  counter.find();
  await onList(counter);
  expect(counter.held.$device.get()).toMatchObject([{ version: null }]);
  answers[HELD] = async () => json({ version: 1 });
  await onList(counter);
  expect([savedThere().length, counter.held.$device.get()]).toEqual([2, []]);
});

test('what another tab changes while a ticket is brought to the list stays on the device', async () => {
  const counter = await opened();
  weigh(counter, STEEL, '100');
  counter.find();
  const [brought] = heldNow();
  if (!brought) throw new Error('Nothing is on hold.');
  const later = { ...brought, label: 'Blue F-250', savedAt: brought.savedAt + 1 };
  vi.spyOn(Date, 'now').mockReturnValue(later.savedAt);
  answers[`${HELD}/`] = async () => {
    ticketDrafts('stan', 'griffin').save(later);
    return json({ version: 1 });
  };
  await onList(counter);
  expect(savedThere()).toHaveLength(1);
  expect(heldNow()).toEqual([later]);
});

test('once another counter is shown, the one before brings and saves nothing', async () => {
  answers[HELD] = () => Promise.reject(new TypeError('Failed to fetch'));
  const counter = await opened();
  weigh(counter, STEEL, '100');
  await vi.advanceTimersByTimeAsync(COUNTER_TYPED_MS);
  const before = [savedThere().length, heldNow()];
  counter.stop();
  await vi.advanceTimersByTimeAsync(2 * COUNTER_LIST_FRESH_MS);
  expect([savedThere().length, heldNow()]).toEqual(before);
});

test('a ticket that somebody took over or recorded says so, and replaces nothing unless it is told to', async () => {
  const counter = await opened();
  weigh(counter, STEEL, '100');
  const { ticketId } = ticketOf(counter);
  const now = { version: 7, label: 'Theirs', content: {}, updatedAt: '2026-11-28T17:00:00.000Z' };
  answers[HELD] = async () => refusal('changed_since', { figures: { by: 'Cora', at: null, now } });
  counter.find();
  await onList(counter);
  await onList(counter);
  expect(savedThere()).toHaveLength(1);
  expect(counter.held.$lost.get().get(ticketId)).toMatchObject({ kind: 'taken', changed: { by: 'Cora' } });
  answers[HELD] = async () => json({ version: 8 });
  const [mine] = counter.held.$device.get();
  if (!mine) throw new Error('The device let go of it.');
  counter.held.insist(mine, now.version);
  await onList(counter);
  expect(savedThere().at(-1)?.body).toMatchObject({ seen: 7 });
  expect(heldNow()).toEqual([]);

  // The same at the desk, where it was recorded elsewhere meanwhile.
  counter.begin(null);
  weigh(counter, STEEL, '50');
  counter.setFacts({ paidBy: 'voucher' });
  answers['/api/admin/tickets'] = async () =>
    refusal('changed_since', { figures: { by: 'Cora', at: null, now } });
  await counter.record();
  expect(ticketOf(counter)).toMatchObject({ isBusy: false, lost: { kind: 'taken' } });
  counter.insist(7);
  expect(ticketOf(counter)).toMatchObject({ version: 7, lost: null });
  counter.giveUp(ticketOf(counter).ticketId);
  expect(heldNow()).toEqual([]);
});

test('a ticket of the list is taken over as it is there, with the tare still to come', async () => {
  const counter = await opened();
  counter.find();
  answers[`${HELD}/t/take`] = () => Promise.reject(new TypeError('lost'));
  await expect(counter.takeOver(weighedAtScale as never)).rejects.toThrow('lost');
  const first = savedThere().at(-1)?.body;
  answers[`${HELD}/t/take`] = async () => json({ ...weighedAtScale, hand: 'mine', version: 2 });
  await counter.takeOver(weighedAtScale as never);
  // It may have arrived: the same hand takes it again.
  expect(first).toMatchObject({ seen: 'theirs' });
  expect(savedThere().at(-1)?.body).toEqual(first);
  expect(ticketOf(counter)).toMatchObject({ ticketId: 't', hand: 'mine', label: 'Blue F-250', version: 2 });
  expect(ticketOf(counter)).toMatchObject({ focus: { on: 'tare' }, typed: { awaitsTare: true } });
  expect(figures(counter)).toEqual([]);
  await counter.record();
  expect(ticketOf(counter)).toMatchObject({ fault: { field: 'tare' }, focus: { on: 'tare' } });
  counter.type({ draft: { ...ticketOf(counter).typed.draft, tare: '5200' } });
  expect(figures(counter)).toEqual(['12400 steel']);
  // The account of its seller is found meanwhile: it stays the same ticket.
  counter.findSeller();
  counter.begin(ADA);
  expect(ticketOf(counter)).toMatchObject({ ticketId: 't', hand: 'mine', customer: ADA });
  expect(figures(counter)).toEqual(['12400 steel']);
});

test.each([
  ['weighed already', 'r', 'find'],
  ['not weighed yet', 'other', 'ticket'],
])('an accepted offer whose load is %s leads there', async (_how, requestId, step) => {
  vi.stubGlobal('location', { search: '?request=r', pathname: '/admin/counter' });
  const held = { ...weighedAtScale, content: { ...weighedAtScale.content, requestId } };
  answers[HELD] = async () => json([held]);
  const counter = createCounter({ yardId: 'griffin', isPractice: false }, 'stan');
  await counter.beginFor('r', ADA);
  expect(counter.$view.get().step).toBe(step);
});

test('a refusal keeps the ticket: new prices are taken over, questions are asked once, a fact is said at its field', async () => {
  const counter = await opened();
  weigh(counter, STEEL, '100');
  counter.setFacts({ paidBy: 'voucher' });
  const { ticketId } = ticketOf(counter);
  const refuse = (code: string, more: object) => {
    answers['/api/admin/tickets'] = async () => refusal(code, more);
    return counter.record();
  };
  await refuse('price_changed', { figures: { prices: [{ ...STEEL, price: '0.10' }] } });
  expect(ticketOf(counter)).toMatchObject({
    isBusy: false,
    failure: expect.stringMatching(/^Prices have changed/),
    lines: [{ priced: { cents: 1_000 } }],
  });
  await refuse('not_confirmed', { figures: { questions: ['100 lb of Steel'] } });
  expect(ticketOf(counter)).toMatchObject({ isBusy: false, questions: ['100 lb of Steel'] });
  await refuse('ticket_number_taken', { fields: { number: 'Taken' } });
  expect(ticketOf(counter)).toMatchObject({
    questions: [],
    factErrors: { number: expect.stringMatching(/^This yard already has a ticket/) },
    focus: { on: 'number' },
  });
  expect(new Set(recordedThere().map(({ body }) => body['ticketId']))).toEqual(new Set([ticketId]));
  expect(isBegun(ticketOf(counter))).toBe(true);
});

test('while a ticket is sent a second press sends nothing, and its customer’s news never reach the next ticket', async () => {
  const counter = await opened(ADA);
  weigh(counter, STEEL, '100');
  counter.setFacts({ paidBy: 'voucher' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['/api/admin/customers/ada'] = () => promise;
  const first = counter.record();
  await counter.record();
  await vi.waitFor(() => expect(counter.$view.get().step).toBe('recorded'));
  expect(recordedThere()).toHaveLength(1);
  counter.begin(null);
  resolve(json({ ...ADA, totalPoints: 11 }));
  await first;
  expect(ticketOf(counter).customer).toBeNull();
});

const NEXT = '/api/admin/counter/next-check';
const checkOf = (counter: Counter) => ticketOf(counter).facts.checkNumber;

test('the check that comes next is proposed, until another is typed, and stays with no ticket on hold', async () => {
  answers[NEXT] = async () => json({ number: '20417' });
  const counter = await opened();
  await vi.waitFor(() => expect(checkOf(counter)).toBe('20417'));
  weigh(counter, STEEL, '100');
  counter.finish();
  expect(ticketOf(counter).focus).toEqual({ on: 'record' });
  expect(heldNow()[0]?.facts.checkNumber).toBe('');
  await counter.record();
  expect(recordedThere()[0]?.body).toMatchObject({ checkNumber: '20417' });
  expect(heldNow()).toEqual([]);
  // Before the server is asked again.
  counter.begin(null);
  expect(checkOf(counter)).toBe('20418');
  counter.setFacts({ checkNumber: '31001' });
  answers[NEXT] = async () => json({ number: '20419' });
  counter.find();
  counter.begin(null);
  await vi.waitFor(() => expect(checkOf(counter)).toBe('20419'));
  // Whoever takes the number out wants another.
  counter.find();
  counter.begin(null);
  counter.setFacts({ checkNumber: '' });
  await vi.advanceTimersByTimeAsync(0);
  expect(checkOf(counter)).toBe('');
});

test('a typed check is not replaced by one that comes next, and a transfer asks for its reference', async () => {
  const { promise, resolve: tell } = Promise.withResolvers<Response>();
  answers[NEXT] = () => promise;
  const counter = await opened();
  weigh(counter, STEEL, '100');
  counter.setFacts({ checkNumber: '31001' });
  tell(json({ number: '20417' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(checkOf(counter)).toBe('31001');
  counter.setFacts({ paidBy: 'transfer' });
  await counter.record();
  expect(recordedThere()).toEqual([]);
  expect(ticketOf(counter)).toMatchObject({
    factErrors: { paidNote: 'Please enter the transfer’s reference' },
    focus: { on: 'paidNote' },
  });
  counter.setFacts({ paidNote: 'ACH 7' });
  await counter.record();
  expect(recordedThere()[0]?.body).toMatchObject({ paidBy: 'transfer', checkNumber: '', paidNote: 'ACH 7' });
});

const HOLD = {
  id: '7f0c3f5e-2a3b-4c4d-8e5f-000000000001',
  code: 'K7M2QX',
  yardId: 'griffin',
  metalType: 'copper_wire',
  name: 'Bare Bright Copper',
  price: '4.60',
  unit: 'lb',
  most: 500,
  until: '2026-11-30T21:30:00.000Z',
  phone: '(770) 555-0142',
  locale: 'en',
  customerId: null,
  refusal: null,
};

test('a held price is paid on the lines of its grade, and the ticket says which holds it used', async () => {
  const other = {
    ...HOLD,
    id: '7f0c3f5e-2a3b-4c4d-8e5f-000000000002',
    refusal: 'This price is held at Atlanta',
  };
  answers['/api/admin/counter/holds'] = async () => json([HOLD, other]);
  const counter = createCounter({ yardId: 'griffin', isPractice: false }, 'stan');
  await vi.waitFor(() => expect(counter.grades.$state.get().value).not.toBeNull());
  counter.begin(null, null, [HOLD.id, other.id]);
  await vi.waitFor(() => expect(ticketOf(counter).holds).toHaveLength(2));
  weigh(counter, COPPER, '10');
  expect(ticketOf(counter).typed.draft).toMatchObject({ price: '4.60', priceReason: 'held' });
  counter.setFacts({ checkNumber: '77' });
  await counter.record();
  expect(recordedThere()[0]?.body).toMatchObject({ holdIds: [HOLD.id], totalCents: 4_600 });
});

test('of two holds of a grade the higher pays first, what weighs more is paid at the other, and what is refused uses neither', async () => {
  const higher = { ...HOLD, id: '7f0c3f5e-2a3b-4c4d-8e5f-000000000002', price: '4.70' };
  answers['/api/admin/counter/holds'] = async () => json([HOLD, higher]);
  const counter = createCounter({ yardId: 'griffin', isPractice: false }, 'stan');
  await vi.waitFor(() => expect(counter.grades.$state.get().value).not.toBeNull());
  counter.begin(null, null, [HOLD.id, higher.id]);
  await vi.waitFor(() => expect(ticketOf(counter).holds).toHaveLength(2));
  counter.weigh(COPPER, lineFor(COPPER));
  counter.type({ draft: { ...ticketOf(counter).typed.draft, gross: '1100' } });
  expect(linesToRecord(ticketOf(counter)).map(({ line }) => `${line.gross} at ${line.price}`)).toEqual([
    '500 at 4.70',
    '500 at 4.60',
    '100 at 4.50',
  ]);
  counter.clear();
  // What may be paid is what was held when it was sold.
  answers['/api/admin/counter/holds'] = async () => json([{ ...HOLD, refusal: 'Held after the sale' }]);
  counter.setFacts({ soldAt: '2026-11-28T09:00' });
  await vi.waitFor(() => expect(ticketOf(counter).holds).toHaveLength(1));
  weigh(counter, COPPER, '20');
  expect(ticketOf(counter).typed.draft.price).toBe('4.50');
  answers['/api/admin/counter/holds'] = async () => json([HOLD]);
  counter.setFacts({ soldAt: '' });
  await vi.waitFor(() => expect(ticketOf(counter).holds[0]?.refusal).toBeNull());
  counter.type({ draft: { ...ticketOf(counter).typed.draft, price: '0', priceReason: 'refused' } });
  counter.put();
  weigh(counter, STEEL, '10');
  counter.setFacts({ checkNumber: '77' });
  await counter.record();
  expect(recordedThere()[0]?.body).toMatchObject({ holdIds: [], lines: [{ price: '0' }, {}] });
});

test('a ticket without a line of the held grade uses no hold', async () => {
  answers['/api/admin/counter/holds'] = async () => json([HOLD]);
  const counter = createCounter({ yardId: 'griffin', isPractice: false }, 'stan');
  await vi.waitFor(() => expect(counter.grades.$state.get().value).not.toBeNull());
  counter.begin(null, null, [HOLD.id]);
  await vi.waitFor(() => expect(ticketOf(counter).holds).toHaveLength(1));
  weigh(counter, STEEL, '10');
  counter.setFacts({ checkNumber: '77' });
  await counter.record();
  expect(recordedThere()[0]?.body).toMatchObject({ holdIds: [], totalCents: 110 });
});

test('practice stays on the device, is sent as practice, and leaves the next check and the yard’s list alone', async () => {
  const practiced = { id: 't', number: 'G26-W1' };
  answers['/api/admin/tickets'] = async () => json({ ...DONE, practiced }, 201);
  answers['/api/admin/counter/next-check'] = async () => json({ number: '20417' });
  const counter = await opened(null, true);
  await vi.waitFor(() => expect(ticketOf(counter).facts.checkNumber).toBe('20417'));
  weigh(counter, STEEL, '100');
  await vi.advanceTimersByTimeAsync(COUNTER_LIST_FRESH_MS * 2);
  counter.find();
  await onList(counter);
  const [saved] = ticketDrafts('stan', 'practice:griffin').fresh();
  if (!saved) throw new Error('Nothing is on hold.');
  expect(counter.held.$device.get()).toHaveLength(1);
  expect([heldNow(), sent]).toEqual([[], []]);

  counter.takeUp({ saved, customer: null });
  await counter.record();
  expect(sent).toMatchObject([
    { path: '/api/admin/tickets', body: { practice: true, checkNumber: '20417' } },
  ]);
  expect(counter.$view.get()).toMatchObject({ step: 'recorded', done: { practiced } });
  counter.begin(null);
  expect(ticketOf(counter).facts.checkNumber).toBe('20417');
  weigh(counter, STEEL, '5');
  counter.drop(ticketOf(counter));
  expect(sent).toHaveLength(1);
  expect(ticketDrafts('stan', 'practice:griffin').fresh()).toEqual([]);
});
