import { expect, test } from 'vitest';
import { orderListOf } from './order-views.ts';

// Asked: 330
test.each([
  [{}, ''],
  [{ list: 'all' }, 'all'],
  [{ list: 'to-ship' }, 'to-ship'],
  [{ flag: 'disputed' }, 'all'],
  [{ q: 'GS-12345678' }, 'all'],
  [{ id: '1' }, ''],
])('%j shows the list "%s"', (view, list) => expect(orderListOf(view)).toBe(list));
