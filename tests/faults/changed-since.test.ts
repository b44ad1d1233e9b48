import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import type { Database } from '../../netlify/database/client.ts';
import { holdTicket } from '../../netlify/services/tickets/held-tickets.ts';
import { findProduct } from '../../netlify/services/catalogue/rows.ts';
import { planStop } from '../../netlify/services/truck/plan-stop.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { isOfStaff } from '../support/access.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { addInquiry } from '../support/inquiry.ts';
import { offerBody, sendRequest } from '../support/offer.ts';
import { freshPhone } from '../support/rewards.ts';
import { seenCustomer, seenGrade, seenOrder } from '../support/seen.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { useServer } from '../support/server.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { addPickupRequest, addTruck } from '../support/truck.ts';
import { ticketOf } from '../support/ticket.ts';

// Generated from the contracts: a new call that changes something says what its caller saw, or has its reason here.
const calls = (await answeredContracts(isOfStaff)).filter(
  ({ contract: { access, method } }) => access !== undefined && method !== 'GET',
);
const careful = calls.filter(({ contract }) => contract.seen !== undefined);

/** Calls that overwrite nothing of anybody's. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'adds something under an id of its own': [
    'addCustomerApi',
    'addGradeApi',
    'addProductApi',
    'addProductPictureApi',
    'addStaffPhotoApi',
    'addQuoteNoteApi',
    'copyPersonalDataApi',
    'importTicketsApi',
    'inviteUserApi',
    'copyTicketApi',
    'saveOfferTemplateApi',
    'recordTicketApi',
    'refundOrderApi',
    'sendShipmentApi',
  ],
  'takes one step that happens once; whoever comes second is told so, or finds it done': [
    'cancelPricesApi',
    'closePrivacyRequestApi',
    'confirmAtCounterApi',
    'deletePersonalDataApi',
    'fulfillAgainApi',
    'giveTicketApi',
    'honorVoucherApi',
    'settleGapApi',
    'signDayApi',
    'mergeCustomersApi',
    'tellStopApi',
    'undoPricesApi',
    'undoVoucherApi',
    'unplanStopApi',
    'discardTicketApi',
    'voidTicketApi',
    'withdrawOfferApi',
  ],
  'sets one of two states: it is as wanted already, or it was the other': [
    'disableUserApi',
    'requireSecondStepApi',
    'setInquiryAnsweredApi',
    'showSamplesApi',
  ],
  'takes something away, whatever it says': [
    'deleteOfferTemplateApi',
    'releasePhoneApi',
    'removeSpecialDayApi',
    'removeYardNoteApi',
    'resetSecondStepApi',
    'showTicketInHandApi',
    'switchOffCodeApi',
  ],
  'is about the caller’s own account or device': [
    'changeOwnFeedApi',
    'changePasswordApi',
    'generateBackupCodesApi',
    'getTotpUriApi',
    'openOwnFeedApi',
    'removePasskeyApi',
    'revokeSessionsApi',
    'turnOffPushApi',
    'turnOnPushApi',
  ],
  'changes nothing of ours': [
    'mailLinkApi',
    'previewPricesApi',
    'previewTicketsApi',
    'retryOutboxApi',
    'testProviderApi',
  ],
  'names each change by a hash of what was shown': ['importProductsApi'],
  'commits on the head that the editor saw': ['runEditorQueryApi'],
};

interface Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
}

/** Whether a body cannot leave out this key, in itself or in each of its lines. */
const mustSay = ({ properties = {}, required = [], items }: Json, key: string): boolean =>
  (key in properties && required.includes(key)) ||
  [...Object.values(properties), ...(items ? [items] : [])].some((part) => mustSay(part, key));

test('every call of staff that changes something must say what was seen, or has its reason', () => {
  const named = calls.filter(({ contract }) => contract.seen === undefined).map(({ name }) => name);
  expect(named.toSorted()).toEqual(Object.values(EXCEPTIONS).flat().toSorted());
  const silent = careful.filter(({ contract: { input, seen = '' } }) => {
    const schema = input && (toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Json);
    return !schema || !mustSay(schema, seen);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

const server = useServer();
const nobody = { id: '', name: '', email: '', cookie: '' };
const people = { stan: nobody, olive: nobody };
beforeAll(async () => {
  people.stan = await staffWith(server.db, 'owner', { user: { name: 'Stan Clerk' } });
  people.olive = await staffWith(server.db, 'owner', { user: { name: 'Olive Owner' } });
});

interface Trial {
  readonly params?: Readonly<Record<string, string>>;
  /** Of two people who saw the same. */
  readonly first: object;
  readonly second: object;
  /** What the second is told is there. */
  readonly now: unknown;
}

const product = async (db: Database) => {
  const itemId = randomUUID();
  const name = `Apron ${itemId.slice(0, 6)}`;
  await db.insert(merchandiseItems).values({
    id: itemId,
    slug: name.toLowerCase().replace(' ', '-'),
    name,
    description: 'Waxed canvas.',
    category: 'apparel',
    position: 900,
  });
  const image = '/merch/apron.svg';
  await db
    .insert(merchandiseVariants)
    .values({ itemId, color: '', size: '', priceCents: 3900, image, position: 0 });
  const found = await findProduct(db, itemId);
  if (!found) throw new Error('There is no product.');
  const { id: _id, slug: _slug, pageVersion: _page, kinds, ...facts } = found;
  return {
    id: itemId,
    kindId: kinds[0]?.id ?? '',
    body: {
      ...facts,
      kinds: kinds.map(({ reserved: _reserved, ...kind }) => ({ ...kind, stockSeen: kind.stock })),
    },
  };
};

const customer = async (db: Database) => {
  const { id } = await addCustomer(db, { totalPoints: 1_000 });
  return { params: { id }, seen: await seenCustomer(db, id) };
};

const batch = (price: string) => ({
  id: randomUUID(),
  prices: [{ metalType: 'steel', price, seen: '0.11' }],
  publishAt: null,
  confirmed: [],
});

const inquiryAnswer = (text: string) => ({
  id: randomUUID(),
  text,
  seen: { answers: 0, isAnswered: false },
});

/** A ticket that somebody weighs at the scale. */
const heldTicket = async (db: Database) => {
  const id = randomUUID();
  const body = heldTicketOf();
  await holdTicket(db, actorOf(await staffWith(db, 'staff')), id, body);
  return { params: { id }, hand: body.hand };
};

/** Planned by Stan for nine. */
const stop = async () => {
  const { truckId, day } = await addTruck(server);
  const id = randomUUID();
  const at = (startsAt: number, seen: number | null) => ({
    quoteId,
    truckId,
    day,
    startsAt,
    minutes: 30,
    seen,
  });
  const quoteId = await addPickupRequest(server);
  await planStop(server.db, actorOf(people.stan), id, at(540, null));
  return { params: { id }, at };
};

const truck = (name: string) => ({ name, yardId: 'griffin', carriesLb: 9_000, isActive: true, seen: null });
const reported = (to: string) => ({ to, seen: 1 });

const TRIALS: Readonly<Record<string, (db: Database) => Promise<Trial>>> = {
  setPricesApi: async () => {
    const now = [{ metalType: 'steel', yardId: null, price: '0.10', by: 'Stan Clerk' }];
    return { first: batch('0.10'), second: batch('0.12'), now };
  },
  setHoldLimitApi: async () => {
    const seen = { isPaused: false, most: null };
    const limit = (most: number) => ({ scope: 'copper', isPaused: false, most, seen });
    return { first: limit(1_000), second: limit(2_000), now: { isPaused: false, most: 1_000 } };
  },
  changeGradeApi: async (db) => {
    const seen = await seenGrade(db, 'copper_romex');
    const edit = (howToTell: string) => ({ ...seen, howToTell, seen });
    return {
      params: { metalType: 'copper_romex' },
      first: edit('House wire'),
      second: edit('Yellow wire'),
      now: { howToTell: 'House wire' },
    };
  },
  orderGradesApi: async (db) => {
    const seen = await seenOrder(db, 'brass');
    const [one = '', ...others] = seen;
    const first = [...others, one];
    const [last = ''] = seen.slice(-1);
    const second = [last, ...seen.slice(0, -1)];
    return {
      first: { group: 'brass', metalTypes: first, seen },
      second: { group: 'brass', metalTypes: second, seen },
      now: first,
    };
  },
  changeProductApi: async (db) => {
    const { id, body } = await product(db);
    return {
      params: { id },
      first: { ...body, description: 'One.' },
      second: { ...body, description: 'Two.' },
      now: { description: 'One.' },
    };
  },
  setProductPricesApi: async (db) => {
    const { kindId } = await product(db);
    const lines = (afterCents: number) => ({ lines: [{ kindId, beforeCents: 3900, afterCents }] });
    return { first: lines(4000), second: lines(4100), now: [{ kindId, beforeCents: 4000 }] };
  },
  orderProductsApi: async (db) => {
    await product(db);
    const rows = await db.select().from(merchandiseItems);
    const before = rows
      .toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1))
      .map(({ id }) => id);
    const [one = '', ...others] = before;
    const first = [...others, one];
    return { first: { before, after: first }, second: { before, after: before.toReversed() }, now: first };
  },
  setSpecialDayApi: async () => {
    const date = addDays(inNewYork(new Date()).date, 20);
    const day = (reason: string) => ({ yardIds: ['griffin'], date, hours: null, reason, seen: [] });
    const now = [{ yardId: 'griffin', hours: null, reason: 'Storm' }];
    return { first: day('Storm'), second: day('Inventory'), now };
  },
  setYardNoteApi: async () => ({
    params: { yardId: 'newnan' },
    first: { note: 'Busy', seen: null },
    second: { note: 'Scale closed', seen: null },
    now: 'Busy',
  }),
  changeNameApi: async (db) => {
    const { params, seen } = await customer(db);
    const name = (firstName: string) => ({ ...seen.name, firstName, email: '', seen: seen.name });
    return { params, first: name('Grace'), second: name('Greta'), now: { firstName: 'Grace' } };
  },
  changePhoneApi: async (db) => {
    const { params, seen } = await customer(db);
    const phone = () => ({ phone: freshPhone(), seen: seen.phone });
    return { params, first: phone(), second: phone(), now: expect.stringMatching(/^\(\d{3}\) /) as unknown };
  },
  setDateOfBirthApi: async (db) => {
    const { params, seen } = await customer(db);
    const born = (dateOfBirth: string) => ({ dateOfBirth, seen: seen.dateOfBirth });
    return { params, first: born('1980-05-17'), second: born('1980-05-18'), now: '1980-05-17' };
  },
  adjustPointsApi: async (db) => {
    const { params, seen } = await customer(db);
    const give = () => ({ id: randomUUID(), points: 250, reason: 'Sorry for the wait', seen: seen.points });
    return { params, first: give(), second: give(), now: 1_250 };
  },
  holdTicketApi: async (db) => {
    const { params } = await heldTicket(db);
    const [first, second] = ['Red', 'Blue'].map((label) => heldTicketOf({ label, seen: 1 }));
    return { params, first: first ?? {}, second: second ?? {}, now: { label: 'Red' } };
  },
  takeTicketApi: async (db) => {
    const { params, hand: seen } = await heldTicket(db);
    const [one, other] = [randomUUID(), randomUUID()];
    return { params, first: { hand: one, seen }, second: { hand: other, seen }, now: { hand: one } };
  },
  correctCheckApi: async (db) => {
    const ticket = ticketOf();
    await recordTicket(db, actorOf(people.stan), ticket);
    const is = (checkNumber: string) => ({
      checkNumber,
      reason: 'Two stuck together',
      seen: ticket.checkNumber,
      confirmed: [],
    });
    return { params: { id: ticket.ticketId }, first: is('9001'), second: is('9002'), now: '9001' };
  },
  setQuoteStateApi: async () => {
    const { id } = await sendRequest();
    return {
      params: { id },
      first: { from: 'new', to: 'answered' },
      second: { from: 'new', to: 'lost' },
      now: 'answered',
    };
  },
  assignQuoteApi: async (db) => {
    const { id } = await sendRequest();
    const [one, other] = [await staffWith(db, 'staff'), await staffWith(db, 'staff')];
    return {
      params: { id },
      first: { from: null, to: one.id },
      second: { from: null, to: other.id },
      now: one.id,
    };
  },
  changeYardsApi: async (db) => ({
    params: { id: (await staffWith(db, 'staff')).id },
    first: { from: [], to: ['newnan'] },
    second: { from: [], to: ['griffin'] },
    now: ['newnan'],
  }),
  changeRoleApi: async (db) => {
    const { id } = await staffWith(db, 'staff');
    return {
      params: { id },
      first: { from: 'staff', to: 'office' },
      second: { from: 'staff', to: 'owner' },
      now: 'office',
    };
  },
  assignInquiryApi: async (db) => {
    const [one, other] = [await staffWith(db, 'staff'), await staffWith(db, 'staff')];
    return {
      params: { id: await addInquiry({ db }) },
      first: { from: null, to: one.id },
      second: { from: null, to: other.id },
      now: one.id,
    };
  },
  answerInquiryApi: async (db) => {
    return {
      params: { id: await addInquiry({ db }) },
      first: inquiryAnswer('Yes.'),
      second: inquiryAnswer('No.'),
      now: { answers: 1, isAnswered: true, text: 'Yes.' },
    };
  },
  saveTruckApi: async () => {
    const params = { id: randomUUID() };
    return { params, first: truck('Red'), second: truck('Blue'), now: { name: 'Red' } };
  },
  setTruckDaysApi: async () => {
    const { truckId: id, day } = await addTruck(server);
    const seen = [{ day, opens: '08:00', closes: '12:00', driverId: null }];
    const until = (closes: string) => ({
      days: [day],
      hours: { opens: '08:00', closes },
      driverId: null,
      seen,
    });
    return { params: { id }, first: until('14:00'), second: until('15:00'), now: [{ closes: '14:00' }] };
  },
  planStopApi: async () => {
    const { params, at } = await stop();
    return { params, first: at(600, 1), second: at(660, 1), now: { startsAt: 600 } };
  },
  reportStopApi: async () => {
    const { params } = await stop();
    return { params, first: reported('on_the_way'), second: reported('done'), now: { state: 'on_the_way' } };
  },
  sendOfferApi: async () => {
    const { id } = await sendRequest();
    return {
      params: { id },
      first: offerBody(),
      second: offerBody(),
      now: { version: 1, totalCents: 24_000, pickupFeeCents: 0 },
    };
  },
};

test.each(careful)('$name overwrites nothing that its caller has not seen', async (call) => {
  const { name, contract, handler } = call;
  const trial = await TRIALS[name]?.(server.db);
  if (!trial) throw new Error(`${name} has no trial here.`);
  const ask = ({ cookie }: { readonly cookie: string }, body: object) =>
    callApi(handler, contract, { headers: { cookie }, params: trial.params ?? {}, body });
  const done = await ask(people.stan, trial.first);
  expect([done.status, await done.clone().text()]).toEqual([contract.status ?? 200, expect.any(String)]);
  const refused = await ask(people.olive, trial.second);
  const figures = { by: 'Stan Clerk', at: expect.any(String) as unknown, now: trial.now };
  expect(await refused.json()).toMatchObject({ code: 'changed_since', figures });
  expect(refused.status).toBe(409);
  // The first one's repeat is still what it was.
  expect((await ask(people.stan, trial.first)).status).toBe(contract.status ?? 200);
});
