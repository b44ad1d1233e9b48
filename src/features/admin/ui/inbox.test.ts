import { expect, test } from 'vitest';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { inboxQuery } from './inbox.tsx';

test.each<[QueryView, string]>([
  [{}, 'new'],
  [{ yard: 'griffin' }, 'new'],
  [{ q: 'Ada' }, ''],
  [{ spam: 'yes' }, ''],
  [{ q: 'Ada', state: 'won' }, 'won'],
  [{ state: 'all' }, ''],
])('the view %j asks for the state %j', (view, state) => {
  expect(inboxQuery(view, 'new')).toEqual({ ...view, state });
});
