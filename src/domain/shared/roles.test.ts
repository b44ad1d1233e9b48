import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lacksSecondStep, mayAct, STAFF_ROLES } from './roles.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('an owner may do all that staff may, and staff nothing of an owner’s', () => {
  expect([mayAct('owner', 'owner'), mayAct('owner', 'staff')]).toEqual([true, true]);
  expect([mayAct('staff', 'staff'), mayAct('staff', 'owner')]).toEqual([true, false]);
});

// Asked: 141
test('there are two roles, and no call is for any other', () => {
  expect(STAFF_ROLES).toEqual(['staff', 'owner']);
  const files = globSync('src/domain/**/*.api.ts', { cwd: ROOT });
  const asked = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s*access: '(\w+)'/gm)].map(([, role]) => role),
  );
  expect(new Set(asked)).toEqual(new Set(['staff', 'owner', 'provider']));
});

test.each([
  ['an owner with neither', 'owner', false, false, false, true],
  ['an owner with an app', 'owner', true, false, false, false],
  ['an owner with a passkey', 'owner', false, true, false, false],
  ['staff with neither', 'staff', false, false, false, false],
  ['staff with neither, where an owner asks for one', 'staff', false, false, true, true],
  ['staff with an app, where an owner asks for one', 'staff', true, false, true, false],
  ['staff with a passkey, where an owner asks for one', 'staff', false, true, true, false],
] as const)('%s must set one up first', (_, role, hasTwoFactor, hasPasskey, secondStepRequired, must) =>
  expect(lacksSecondStep({ role, hasTwoFactor, hasPasskey, secondStepRequired })).toBe(must),
);
