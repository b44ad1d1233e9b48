import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressView, createQueryView } from './address-view.ts';

const browser = { moves: [] as string[], onMove: () => {} };

function open(address: string): void {
  const url = new URL(address, 'https://example.com');
  vi.stubGlobal('location', url);
  const go = (how: string) => (_: unknown, __: string, to: string) => {
    browser.moves.push(`${how} ${to}`);
    url.href = new URL(to, url).href;
  };
  vi.stubGlobal('history', { state: null, pushState: go('push'), replaceState: go('replace') });
}

beforeEach(() => {
  browser.moves = [];
  vi.stubGlobal('window', {
    addEventListener: (_: string, run: () => void) => (browser.onMove = run),
    removeEventListener: () => (browser.onMove = () => {}),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a query is read, written without empty values, and followed on Back', () => {
  open('/admin/quotes?state=all&yard=griffin');
  const { $view, follow, show, addressOf } = createQueryView('/admin/quotes');
  expect($view.get()).toBeNull();
  const stop = follow();
  expect($view.get()).toEqual({ state: 'all', yard: 'griffin' });
  show({ q: 'Ada & Co', state: '' });
  expect($view.get()).toEqual({ q: 'Ada & Co' });
  expect(addressOf({})).toBe('/admin/quotes');
  expect(browser.moves).toEqual(['push /admin/quotes?q=Ada+%26+Co']);
  open('/admin/quotes');
  browser.onMove();
  expect($view.get()).toEqual({});
  stop();
  open('/admin/quotes?q=x');
  browser.onMove();
  expect($view.get()).toEqual({});
});

const createSteps = () =>
  createAddressView<string>({
    unread: 'first',
    read: () => location.hash.slice(1) || 'first',
    addressOf: (step) => `#${step}`,
  });

test('a view that is already in the address is not pushed again', () => {
  open('/checkout');
  const { $view, show } = createSteps();
  show('first');
  show('second');
  show('second');
  show('third', 'replace');
  expect(browser.moves).toEqual(['push #second', 'replace #third']);
  expect($view.get()).toBe('third');
});

test('a follower may show something other than the address', () => {
  open('/checkout#third');
  const { $view, follow, show } = createSteps();
  follow((asked) => show(asked === 'third' ? 'second' : asked, 'replace'));
  expect($view.get()).toBe('second');
  expect(browser.moves).toEqual(['replace #second']);
});
