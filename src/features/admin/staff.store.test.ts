import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STAFF_SESSION_IDLE_MS } from '../../business/staff-constants.ts';
import { listSessionsApi } from '../../domain/admin/admin-sessions.api.ts';
import { ERRORS } from '../../domain/shared/errors.ts';
import { endStaffSession } from './sign-in/end-staff-session.ts';
import { $staff, loadStaff, staffCall } from './staff.store.ts';

const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockResolvedValueOnce(json(200, { name: 'Stan Staff', role: 'staff' }));
  await loadStaff();
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
  const { status, message } = ERRORS.not_signed_in;
  fetched.mockResolvedValueOnce(json(status, { error: message, code: 'not_signed_in' }));
  await vi.advanceTimersByTimeAsync(1);
  expect($staff.get()).toEqual({ step: 'sign-in' });
});

test('signing out without a connection clears the page, and says that the session is still open', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await endStaffSession();
  expect($staff.get()).toMatchObject({
    step: 'failed',
    text: expect.stringMatching(/^You are still signed in/),
  });
});
