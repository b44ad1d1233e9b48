// ASVS: 14.3.1
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STAFF_SESSION_IDLE_MS } from '../../business/constants.ts';
import { listSessionsApi, revokeSessionsApi } from '../../domain/admin/admin-sessions.api.ts';
import { readWaitingApi } from '../../domain/admin/admin-waiting.api.ts';
import { ERRORS } from '../../domain/shared/contract/errors.ts';
import { endStaffSession } from './sign-in/end-staff-session.ts';
import { $person, $staff, loadStaff, staffCall } from './staff.store.ts';

const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });
const taggedJson = (value: unknown, etag: string) =>
  new Response(JSON.stringify(value), { headers: { etag } });
const fetched = vi.fn<() => Promise<Response>>();

const ended = () => json(ERRORS.not_signed_in.status, { error: '', code: 'not_signed_in' });

function signInAs(id: string): Promise<void> {
  fetched.mockResolvedValueOnce(json(200, { id, name: 'Stan Staff', role: 'staff' }));
  return loadStaff();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await signInAs('stan');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test('an idle page is cleared when its session ends', async () => {
  expect($staff.get().step).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(STAFF_SESSION_IDLE_MS - 1);
  fetched.mockResolvedValueOnce(json(200, []));
  await staffCall(listSessionsApi);
  await vi.advanceTimersByTimeAsync(STAFF_SESSION_IDLE_MS - 1);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockResolvedValueOnce(ended());
  await vi.advanceTimersByTimeAsync(1);
  expect($staff.get()).toEqual({ step: 'sign-in' });
});

test('signing out without a connection clears the page, and says that the session is still open', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await endStaffSession();
  expect($staff.get()).toMatchObject({
    step: 'failed',
    text: expect.stringMatching(/^You’re still signed in/),
  });
});

test('what was read when the session ended is read again after the sign-in, for the same person only', async () => {
  const arrived = vi.fn<(value: unknown) => void>();
  fetched.mockResolvedValueOnce(ended());
  void staffCall(listSessionsApi).then(arrived);
  await vi.advanceTimersByTimeAsync(0);
  expect($staff.get()).toEqual({ step: 'sign-in' });
  fetched.mockResolvedValueOnce(json(200, { id: 'stan', role: 'staff' }));
  fetched.mockResolvedValueOnce(json(200, ['device']));
  await loadStaff();
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived.mock.calls).toEqual([[['device']]]);

  fetched.mockResolvedValueOnce(ended());
  void staffCall(listSessionsApi).then(arrived);
  await vi.advanceTimersByTimeAsync(0);
  await signInAs('rita');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(6);
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('a change that meets an ended session is refused, and does not take anybody out of the second step', async () => {
  fetched.mockResolvedValueOnce(ended());
  await expect(staffCall(revokeSessionsApi, { body: { password: 'x' } })).rejects.toThrow('401');
  expect($staff.get()).toEqual({ step: 'sign-in' });
  $staff.set({ step: 'second-step' });
  fetched.mockResolvedValueOnce(ended());
  await expect(staffCall(revokeSessionsApi, { body: { password: 'x' } })).rejects.toThrow('401');
  expect($staff.get()).toEqual({ step: 'second-step' });
});

test('the page is one person’s until they sign out', async () => {
  fetched.mockResolvedValueOnce(ended());
  await loadStaff();
  expect($person.get()?.id).toBe('stan');
  await signInAs('stan');
  fetched.mockResolvedValueOnce(json(200, { left: true }));
  await endStaffSession();
  expect($person.get()).toBeNull();
});

test('a slow refusal from before a new sign-in does not end the new session, and what was read is read again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const read = staffCall(listSessionsApi);
  fetched.mockResolvedValueOnce(ended());
  await expect(staffCall(revokeSessionsApi, { body: { password: 'x' } })).rejects.toThrow('401');
  await signInAs('stan');
  fetched.mockResolvedValueOnce(json(200, ['device']));
  resolve(ended());
  expect(await read).toEqual(['device']);
  expect($staff.get().step).toBe('signed-in');
});

test('what is asked for again and again comes once, and again when it has changed', async () => {
  fetched.mockResolvedValueOnce(taggedJson({ count: 1 }, 'W/"one"'));
  const first = await staffCall(readWaitingApi);
  fetched.mockResolvedValueOnce(new Response(null, { status: 304 }));
  expect(await staffCall(readWaitingApi)).toBe(first);
  expect(fetched).toHaveBeenLastCalledWith(
    readWaitingApi.path,
    expect.objectContaining({ headers: { 'if-none-match': 'W/"one"' } }),
  );
  fetched.mockResolvedValueOnce(taggedJson({ count: 2 }, 'W/"two"'));
  expect(await staffCall(readWaitingApi)).toEqual({ count: 2 });
});
