import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AddressForm, createAddressForm, EMPTY_ADDRESS } from './address-form.ts';

const HOME = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };
const GOOD = { isValid: true, confidence: 'high', shippingRisk: { risk: 'low', factors: [] } };
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const valid = () => Promise.resolve(Response.json(GOOD));

function typeInto(form: AddressForm, address: typeof HOME) {
  form.change('address', address.address);
  form.change('city', address.city);
  form.change('state', address.state);
  form.change('zip', address.zip);
}

beforeEach(() => {
  answer.mockReset().mockImplementation(valid);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Asked: 83, 126
test('the state becomes two capitals, and the ZIP code ten characters', () => {
  const form = createAddressForm();
  typeInto(form, { ...HOME, state: 'gax', zip: '30223-1201-77' });
  expect(form.$state.get().address).toMatchObject({ state: 'GA', zip: '30223-1201' });
});

// Asked: 148
test('the address is sent trimmed, and its result is stored with it', async () => {
  const form = createAddressForm();
  typeInto(form, { ...HOME, address: '  12 Mill Street ' });
  const verification = await form.verify();
  expect(answer.mock.lastCall?.[0]).toBe('/api/verify-address');
  expect(JSON.parse(String(answer.mock.lastCall?.[1].body))).toEqual(HOME);
  expect(verification).toMatchObject(GOOD);
  expect(form.$state.get()).toEqual({
    address: HOME,
    errors: {},
    checking: false,
    verification,
    suggestion: null,
  });
});

test('an invalid field shows a message, sends nothing, and a change clears the message', async () => {
  const form = createAddressForm();
  typeInto(form, { ...HOME, state: 'G' });
  expect(await form.verify()).toBeNull();
  expect(answer).not.toHaveBeenCalled();
  expect(form.$state.get().errors).toEqual({ state: 'Please enter the state as two letters' });
  form.change('state', 'GA');
  expect(form.$state.get().errors).toEqual({});
});

test('a change clears the result, retyping the same value does not', async () => {
  const form = createAddressForm();
  form.put(HOME);
  await form.verify();
  form.change('state', 'ga');
  expect(form.$state.get().verification).not.toBeNull();
  form.change('city', 'Griffins');
  expect(form.$state.get().verification).toBeNull();
});

test('an answer that arrives after a change is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValue(promise);
  const form = createAddressForm();
  form.put(HOME);
  const asked = form.verify();
  expect(form.$state.get().checking).toBe(true);
  form.change('zip', '30224');
  resolve(Response.json(GOOD));
  expect(await asked).toBeNull();
  expect(form.$state.get()).toMatchObject({ checking: false, verification: null });
});

// Asked: 190
test.each([
  [
    'a lost connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We couldn’t reach our server',
  ],
  ['an error of the server', async () => new Response('', { status: 502 }), 'Our server answered 502'],
  [
    'a coded error',
    async () => Response.json({ code: 'unavailable', error: 'We cannot answer right now.' }, { status: 503 }),
    'We cannot answer right now',
  ],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
    'Our server took too long to answer',
  ],
])('%s lets the visitor continue with a marked address', async (_, failure, detail) => {
  answer.mockImplementation(failure);
  const form = createAddressForm();
  form.put(HOME);
  expect(await form.verify()).toMatchObject({
    isValid: true,
    confidence: 'low',
    errors: [`Verification failed: ${detail}. You may continue with manual address entry.`],
    shippingRisk: { risk: 'medium', factors: ['Address not verified'] },
  });
});

// Asked: 148, 215
test('a check times out after 10 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const form = createAddressForm();
  form.put(HOME);
  await form.verify();
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(answer.mock.lastCall?.[1].signal).toBe(timeout.mock.results[0]?.value);
});

// Asked: 108, 208
test('a suggestion fills the fields and is checked 100 ms later', async () => {
  vi.useFakeTimers();
  const form = createAddressForm();
  form.put({ ...HOME, zip: '30224' });
  const taking = form.takeSuggestion(HOME);
  expect(form.$state.get()).toMatchObject({ address: HOME, verification: null });
  await vi.advanceTimersByTimeAsync(99);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await taking).toMatchObject(GOOD);
});

test('a change right after taking the suggestion cancels its check', async () => {
  vi.useFakeTimers();
  const form = createAddressForm();
  const taking = form.takeSuggestion(HOME);
  form.put(EMPTY_ADDRESS);
  await vi.advanceTimersByTimeAsync(100);
  expect(await taking).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});
