import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  auditActionText,
  auditChanges,
  auditFieldText,
  auditSubjectText,
  auditValueText,
} from './audit-text.ts';

test('a field is named in words, along its path', () => {
  expect(auditFieldText('hasTwoFactor')).toBe('authenticator app');
  expect(auditFieldText('pickupFeeCents')).toBe('pickup fee');
  expect(auditFieldText('stays.totalPoints')).toBe('kept account, total points');
  expect(auditSubjectText('price_batch')).toBe('price change');
  expect(auditSubjectText('customer')).toBe('customer');
});

// Asked: 330
test.each([
  ['hasTwoFactor', 'true', 'yes'],
  ['amountCents', '1250', '$12.50'],
  ['points', '1250', '1250'],
  ['expiresAt', '2026-11-21T16:48:00.000Z', 'Nov 21, 2026, 11:48 AM'],
  ['reason', 'wrong_password', 'wrong password'],
  ['state', 'honored', 'redeemed'],
  ['redemptionId', '3f2b8c1e-58a4-4b0e-9a51-0c9a3c1f7a10', null],
  ['yardId', 'griffin', 'Griffin GA'],
  ['yardIds', '["griffin","newnan"]', 'Griffin GA, Newnan GA'],
  ['opens', 'none', 'closed all day'],
  ['hours.closes', 'none', null],
  ['ids', '["3f2b8c1e-58a4-4b0e-9a51-0c9a3c1f7a10"]', null],
  ['lines', '[{"metalType":"copper_wire","price":"4.64"}]', 'Bare Bright Copper $4.64'],
  ['lines', '[{"metalType":"brass","price":"2.40"}]', 'Red Brass $2.40'],
  [
    'lines',
    '[{"unit":"lb","gross":"12","tare":"0","price":"4.50","metalType":"copper_wire","priceReason":null},{"sumCents":1250}]',
    'Bare Bright Copper $4.50, unit lb, gross 12; sum $12.50',
  ],
  ['note', '[torn', '[torn'],
  ['name', 'Olive Owner', 'Olive Owner'],
])('%s %s reads as %s', (field, value, text) => expect(auditValueText(field, value)).toBe(text));

const changesOf = (before: unknown, after: unknown) =>
  auditChanges(before, after).map(({ field, from, to }) => [field, from, to]);

test('what changed begins with the amount and the number, and what came to be as nothing is not said', () => {
  const ticket = { bonus: 0, customerId: null, points: 450, number: 'G26-W1001', totalCents: 4500 };
  expect(changesOf(null, ticket)).toEqual([
    ['totalCents', null, '$45.00'],
    ['number', null, 'G26-W1001'],
    ['points', null, '450'],
  ]);
  expect(changesOf({ stock: 4, reason: 'x' }, { stock: 0, reason: 'x' })).toEqual([['stock', '4', '0']]);
});

// Asked: 330
test('every action that the server records has words of its own', () => {
  const services = resolve(import.meta.dirname, '../../../../netlify/services');
  const code = globSync('**/*.ts', { cwd: services }).map((file) =>
    readFileSync(`${services}/${file}`, 'utf8'),
  );
  const actions = code.flatMap((text) =>
    [...text.matchAll(/action: '([a-z_]+)'/g)].map(([, name]) => name ?? ''),
  );
  expect(actions.length).toBeGreaterThan(20);
  const wordless = actions.filter((name) => auditActionText(name) === name.replaceAll('_', ' '));
  expect(wordless, 'add them to ACTIONS in audit-text.ts').toEqual([]);
});
