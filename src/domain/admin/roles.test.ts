import { expect, test } from 'vitest';
import { mayAct } from './roles.ts';

test('an owner may do all that staff may, and staff nothing of an owner’s', () => {
  expect([mayAct('owner', 'owner'), mayAct('owner', 'staff')]).toEqual([true, true]);
  expect([mayAct('staff', 'staff'), mayAct('staff', 'owner')]).toEqual([true, false]);
});
