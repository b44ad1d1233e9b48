import { expect, test } from 'vitest';
import type { View } from '../ui/address-view.ts';
import { inboxQuery } from './inbox-query.ts';

test.each<[View, string]>([
  [{}, 'new'],
  [{ yard: 'griffin' }, 'new'],
  [{ q: 'Ada' }, ''],
  [{ spam: 'yes' }, ''],
  [{ q: 'Ada', state: 'won' }, 'won'],
  [{ state: 'all' }, ''],
])('the view %j asks for the state %j', (view, state) => {
  expect(inboxQuery(view, 'new')).toEqual({ ...view, state });
});
