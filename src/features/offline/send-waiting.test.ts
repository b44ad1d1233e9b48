import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../tests/support/stub-device.ts';
import { stubFiles } from '../../../tests/support/stub-files.ts';
import { readDraft, saveDraft, type SavedRequest } from '../quotes/quote-draft.ts';
import { sendWaiting } from './send-waiting.ts';

const takeLock = (...asked: readonly unknown[]) => (asked.at(-1) as (lock: object) => unknown)({});

beforeEach(() => {
  stubDevice();
  stubFiles();
  vi.stubGlobal('location', new URL('https://example.com/locations'));
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', { locks: { request: takeLock } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a request that is sent and not answered waits on, and is known to have been sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const attempt = { key: 'a', request: {} } as SavedRequest['attempt'];
  const values = { firstName: 'Ada', lastName: '', phone: '', email: '', description: '' };
  saveDraft('quote', { values, attempt, waiting: true });
  await sendWaiting(['quote'], false);
  expect(readDraft('quote')).toMatchObject({ attempt, waiting: true, triedAt: expect.any(Number) });
});
