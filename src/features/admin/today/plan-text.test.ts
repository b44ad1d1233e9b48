import { expect, test } from 'vitest';
import type { PlanItem } from '../../../domain/admin/admin-plan.api.ts';
import { planText } from './plan-text.ts';

const NOW = '2026-11-30T15:00:00.000Z';
const ITEM: PlanItem = {
  kind: 'call',
  id: '7',
  dueAt: '2026-11-30T14:00:00.000Z',
  about: 'Ada Wright',
  yard: 'griffin',
  assigneeName: 'Stan',
};

test.each([
  ['call', 'Call Ada Wright', '/admin/quotes?id=7', true],
  ['request', 'Answer Ada Wright', '/admin/quotes?id=7', true],
  ['pickup', 'Pickup: Ada Wright', '/admin/quotes?id=7', false],
  ['offer', 'Offer to Ada Wright ends', '/admin/quotes?id=7', false],
  ['inquiry', 'Inquiry: Ada Wright', '/admin/quotes?tab=inquiries&id=7', true],
  ['data_request', 'Data request: Ada Wright', '/admin/privacy?id=7', true],
] as const)('a %s of an hour ago leads to its page', (kind, title, href, isLate) => {
  expect(planText({ ...ITEM, kind }, NOW)).toEqual({ title, href, facts: 'Griffin GA · Stan', isLate });
});

test('what is still to come is not late, and names only what is known', () => {
  const item = { ...ITEM, dueAt: '2026-11-30T15:00:01.000Z', yard: null, assigneeName: null };
  expect(planText(item, NOW)).toMatchObject({ facts: '', isLate: false });
});
