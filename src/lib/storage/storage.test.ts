import { afterEach, expect, test, vi } from 'vitest';
import { readInTab, readStored, removeStored, writeInTab, writeStored } from './storage.ts';

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what cannot be saved is told, and lasts until it is removed or the page closes', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  vi.stubGlobal('sessionStorage', { getItem: () => '"old"', setItem: blocked });
  expect(readStored('draft')).toBeNull();
  expect(writeStored('draft', { waiting: true })).toBe(false);
  expect(readStored('draft')).toEqual({ waiting: true });
  removeStored('draft');
  expect(readStored('draft')).toBeNull();
  // Full: it still has what was saved before, which is not the newest.
  expect(writeInTab('order', 'new')).toBe(false);
  expect(readInTab('order')).toBe('new');
});

test('what another tab wrote or removed since is newer than what this one could not save', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const saved = new Map([['cart', '"first"']]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => saved.get(key) ?? null, setItem: blocked });
  writeStored('cart', 'of this tab');
  expect(readStored('cart')).toBe('of this tab');
  saved.set('cart', '"of the other tab"');
  expect(readStored('cart')).toBe('of the other tab');
  writeStored('cart', 'of this tab again');
  expect(readStored('cart')).toBe('of this tab again');
  saved.delete('cart');
  expect(readStored('cart')).toBeNull();
});
