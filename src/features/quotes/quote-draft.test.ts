import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDEMPOTENCY_KEY_HOURS, QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import { stubDevice } from '../../../tests/support/stub-device.ts';
import { stubFiles } from '../../../tests/support/stub-files.ts';
import {
  isInDoubt,
  readDraft,
  readDraftPhotos,
  saveDraft,
  saveDraftPhoto,
  saveTry,
  type SavedRequest,
} from './quote-draft.ts';
import type { RequestDraft } from './request-kind.ts';

const values: RequestDraft = { firstName: '', lastName: '', phone: '', email: '', description: '' };
const HOUR_MS = 3_600_000;
const attemptOf = (key: string) => ({ key, request: {} }) as SavedRequest['attempt'];
const saved = () => readDraft('quote') as SavedRequest;

beforeEach(() => {
  stubDevice();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was sent without an answer is in doubt before the server forgets its key', () => {
  saveTry('quote', { values, attempt: attemptOf('a'), waiting: true });
  vi.advanceTimersByTime((IDEMPOTENCY_KEY_HOURS - 2) * HOUR_MS);
  expect(isInDoubt(saved())).toBe(false);
  // A second try is not a second first try.
  saveTry('quote', saved());
  vi.advanceTimersByTime(1.5 * HOUR_MS);
  expect(isInDoubt(saved())).toBe(true);
  saveTry('quote', { values, attempt: attemptOf('b'), waiting: false });
  expect(isInDoubt(saved())).toBe(false);
});

test('what waits and was never sent is not', () => {
  saveDraft('quote', { values, attempt: attemptOf('a'), waiting: true });
  vi.advanceTimersByTime(100 * HOUR_MS);
  expect(isInDoubt(saved())).toBe(false);
});

test('what the server refused stays until the request is changed', () => {
  saveDraft('quote', { values, refused: { description: 'Too short' } });
  expect(saved().refused).toEqual({ description: 'Too short' });
  saveDraft('quote', { values });
  expect(saved().refused).toBeNull();
});

test('of the photos that two tabs added, as many come back as a request may have', async () => {
  stubFiles();
  const ids = Array.from({ length: QUOTE_PHOTOS_MAX + 2 }, (_, index) => `photo-${index}`);
  for (const id of ids) await saveDraftPhoto('quote', { id, blob: new Blob([id]) });
  expect((await readDraftPhotos('quote')).map(({ id }) => id)).toEqual(ids.slice(0, QUOTE_PHOTOS_MAX));
});
