import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../tests/support/stub-device.ts';
import { ERRORS } from '../../../domain/shared/contract/errors.ts';
import { staffDraftKey } from '../../../lib/storage/staff-storage-keys.ts';
import { sweepStaffDrafts, staffDrafts } from './saved-draft.ts';
import { driverPhotosKey, driverReportsKey } from '../sign-in/driver-keys.ts';
import { endStaffSession } from '../sign-in/end-staff-session.ts';
import { $person, $staff, loadStaff } from '../staff.store.ts';

const NOW = Date.parse('2026-11-25T15:00:00Z');
const DAY_MS = 86_400_000;
const NOTE = 'quote-note:1';

let device: ReturnType<typeof stubDevice>;
const fetched = vi.fn<() => Promise<Response>>();
const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });

function signIn(id: string): Promise<void> {
  fetched.mockResolvedValueOnce(json(200, { id, name: id, role: 'staff' }));
  return loadStaff();
}

interface Note {
  readonly text: string;
}
/** A form as it is when a page opens, or a view of it. */
const open = () => staffDrafts<Note, number>(NOTE);
const textsOf = (form: ReturnType<typeof open>) => form.offered().map(({ typed }) => typed.text);
const offered = () => textsOf(open());
const draftKeys = () => [...device.stored.keys()].filter((key) => key.startsWith(staffDraftKey('')));

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  device = stubDevice();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await signIn('stan');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test('what was typed is offered by its time after a reload, until it is sent', () => {
  const form = open();
  expect(form.save({ typed: { text: 'Forty' }, seen: 7 })).toBe(true);
  form.save({ typed: { text: 'Forty pounds' }, seen: 7 });
  expect(textsOf(form)).toEqual([]);
  vi.setSystemTime(NOW + 60_000);
  expect(open().offered()).toMatchObject([{ savedAt: NOW, typed: { text: 'Forty pounds' }, seen: 7 }]);
  form.save();
  expect(offered()).toEqual([]);
  expect(sweepStaffDrafts()).toBe(false);
});

test('what is typed over an offer leaves it there until it is opened or discarded', () => {
  open().save({ typed: { text: 'The older' } });
  const form = open();
  vi.setSystemTime(NOW + 1);
  form.save({ typed: { text: 'The newer' } });
  expect(textsOf(form)).toEqual(['The older']);
  expect(offered()).toEqual(['The newer', 'The older']);
  // Opened: what it replaces is offered in its place.
  const [{ id } = { id: '' }] = form.offered();
  expect(form.take(id)).toMatchObject({ typed: { text: 'The older' }, savedAt: NOW });
  expect(textsOf(form)).toEqual(['The newer']);
  form.save();
  expect(offered()).toEqual(['The newer']);
  for (const each of form.offered()) form.discard(each.id);
  expect(offered()).toEqual([]);
});

test('two tabs of one person keep both, and what one has opened the other cannot', () => {
  const [one, other] = [open(), open()];
  one.save({ typed: { text: 'Of one' } });
  other.save({ typed: { text: 'Of the other' } });
  expect(offered().toSorted()).toEqual(['Of one', 'Of the other']);
  const third = open();
  const [{ id } = { id: '' }] = other.offered();
  expect(other.take(id)?.typed.text).toBe('Of one');
  expect(third.take(id)).toBeNull();
  // The first goes on typing: nobody's is replaced.
  one.save({ typed: { text: 'Of one, longer' } });
  other.save({ typed: { text: 'Of one, opened' } });
  expect(offered().toSorted()).toEqual(['Of one, longer', 'Of one, opened', 'Of the other']);
});

test('the drafts of two yards are apart', () => {
  const form = open();
  const all = { typed: { text: 'All' }, yardId: null };
  form.save(all, { typed: { text: 'Griffin' }, yardId: 'griffin' });
  const next = open();
  const griffin = next.offered().find(({ yardId }) => yardId === 'griffin');
  next.save(all);
  expect(next.take(griffin?.id ?? '')?.typed.text).toBe('Griffin');
  expect(textsOf(next)).toEqual(['All']);
});

test('another person on the same device is offered nothing, and an answer that comes late takes nothing of theirs', async () => {
  const ofStan = open();
  ofStan.save({ typed: { text: 'Of Stan' } });
  await signIn('rita');
  expect(offered()).toEqual([]);
  open().save({ typed: { text: 'Of Rita' } });
  ofStan.save();
  expect(offered()).toEqual(['Of Rita']);
  await signIn('stan');
  expect(offered()).toEqual([]);
});

test('it outlives the session and a line that drops, but not the sign-out, which leaves what others typed and a driver tapped', async () => {
  open().save({ typed: { text: 'Of Stan' } });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await loadStaff();
  fetched.mockResolvedValueOnce(json(ERRORS.not_signed_in.status, { error: '', code: 'not_signed_in' }));
  await loadStaff();
  expect($staff.get().step).toBe('sign-in');
  expect(sweepStaffDrafts()).toBe(true);
  await signIn('rita');
  open().save({ typed: { text: 'Of Rita' } });
  await signIn('stan');
  expect(offered()).toEqual(['Of Stan']);
  const done = [driverReportsKey('stan'), driverPhotosKey('stan')];
  for (const key of done) localStorage.setItem(key, JSON.stringify([{ id: 'tap', savedAt: NOW }]));

  fetched.mockResolvedValueOnce(json(200, { left: true }));
  await endStaffSession();
  expect($person.get()).toBeNull();
  expect(draftKeys().toSorted()).toEqual([staffDraftKey('rita', NOTE), ...done]);
});

test('a day later it is gone, also that of somebody else', async () => {
  open().save({ typed: { text: 'Old' } });
  vi.setSystemTime(NOW + DAY_MS - 1);
  open().save({ typed: { text: 'New' } });
  expect(offered()).toEqual(['New', 'Old']);
  vi.setSystemTime(NOW + DAY_MS);
  expect(offered()).toEqual(['New']);
  vi.setSystemTime(NOW + 2 * DAY_MS);
  await signIn('rita');
  staffDrafts('prices');
  expect(draftKeys()).toEqual([]);
});

test('a device without room says so, and the page asks before it is left', () => {
  device.fill();
  expect(open().save({ typed: { text: 'Forty' } })).toBe(false);
  expect(device.asksFirst()).toBe(true);
  // Another view of the page, and back.
  expect(offered()).toEqual(['Forty']);
});

test('who signs out leaves nothing that the device refused, either', async () => {
  device.fill();
  open().save({ typed: { text: 'Forty' } });
  fetched.mockResolvedValueOnce(json(200, { left: true }));
  await endStaffSession();
  expect(device.asksFirst()).toBe(false);
  await signIn('stan');
  expect(offered()).toEqual([]);
});
