import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../../tests/support/stub-device.ts';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { ticketDrafts } from './saved-ticket.ts';
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
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const refusal = (code: string, more: object = {}) => json({ error: '', code, ...more }, 409);

beforeEach(() => {
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Counter = ReturnType<typeof createCounter>;

async function opened(customer: CounterCustomer | null = null): Promise<Counter> {
  const counter = createCounter('griffin', 'stan');
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
  expect(sent[0]?.body).toMatchObject({
    totalCents: 6_725,
    paidBy: 'voucher',
    lines: [{ metalType: 'steel' }, { metalType: 'copper_wire', gross: '12.5' }],
  });
  expect(counter.$view.get()).toMatchObject({ step: 'recorded', done: { number: 'G26-W1', cents: 6_725 } });
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
  expect(sent).toEqual([]);
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
  expect(counter.$view.get()).toMatchObject({ step: 'find', held: [{ id: ticketId, customerId: 'ada' }] });
  await vi.waitFor(() => expect(counter.grades.$state.get().value?.[0]?.price).toBe('0.12'));
  const [saved] = heldNow();
  if (!saved) throw new Error('Nothing is on hold.');
  counter.takeUp({ saved, customer: ADA });
  expect(ticketOf(counter)).toMatchObject({ ticketId, customer: ADA, facts: { checkNumber: '7' } });
  expect(ticketOf(counter)).toMatchObject({ lines: [{ priced: { cents: 1_200 } }], focus: { on: 'gross' } });
  expect(figures(counter)).toEqual(['100 steel', '2 copper_wire']);
  counter.drop(ticketId);
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
  expect(counter.$view.get()).toMatchObject({ step: 'find', held: [] });
  leave();

  counter.begin(null);
  device.fill();
  weigh(counter, STEEL, '100');
  expect([counter.$unsaved.get(), device.asksFirst()]).toEqual([true, true]);
  counter.clear();
  expect([counter.$unsaved.get(), device.asksFirst()]).toEqual([false, false]);
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
  expect(new Set(sent.map(({ body }) => body['ticketId']))).toEqual(new Set([ticketId]));
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
  expect(sent).toHaveLength(1);
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
  expect(sent[0]?.body).toMatchObject({ checkNumber: '20417' });
  expect(heldNow()).toEqual([]);
  // Before the server is asked again.
  counter.begin(null);
  expect(checkOf(counter)).toBe('20418');
  counter.setFacts({ checkNumber: '31001' });
  answers[NEXT] = async () => json({ number: '20419' });
  counter.find();
  counter.begin(null);
  await vi.waitFor(() => expect(checkOf(counter)).toBe('20419'));
});

test('a typed check is not replaced by one that comes next, and a transfer asks for its reference', async () => {
  const { promise, resolve: tell } = Promise.withResolvers<Response>();
  answers[NEXT] = () => promise;
  const counter = await opened();
  weigh(counter, STEEL, '100');
  counter.setFacts({ checkNumber: '31001' });
  tell(json({ number: '20417' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(checkOf(counter)).toBe('31001');
  counter.setFacts({ paidBy: 'transfer' });
  await counter.record();
  expect(sent).toEqual([]);
  expect(ticketOf(counter)).toMatchObject({
    factErrors: { paidNote: 'Please enter the transfer’s reference' },
    focus: { on: 'paidNote' },
  });
  counter.setFacts({ paidNote: 'ACH 7' });
  await counter.record();
  expect(sent[0]?.body).toMatchObject({ paidBy: 'transfer', checkNumber: '', paidNote: 'ACH 7' });
});
