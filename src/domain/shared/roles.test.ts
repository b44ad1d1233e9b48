import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lacksSecondStep, mayAct, STAFF_ACCESS, STAFF_ROLES } from './roles.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each([
  ['staff', ['staff', 'counter']],
  ['office', ['staff', 'office']],
  ['owner', ['staff', 'counter', 'office', 'owner']],
] as const)('%s may make the calls for %j', (role, allowed) => {
  expect(STAFF_ACCESS.filter((access) => mayAct(role, access))).toEqual(allowed);
});

// Asked: 141
test('there are three roles, and no call is for any other', () => {
  expect(STAFF_ROLES).toEqual(['staff', 'office', 'owner']);
  const files = globSync('src/domain/**/*.api.ts', { cwd: ROOT });
  const asked = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\baccess: '(\w+)'/g)].map(([, access]) => access),
  );
  expect(new Set(asked)).toEqual(new Set([...STAFF_ACCESS, 'provider']));
});

test.each([
  ['an owner with neither', 'owner', false, false, false, true],
  ['an owner with an app', 'owner', true, false, false, false],
  ['an owner with a passkey', 'owner', false, true, false, false],
  ['the office with neither', 'office', false, false, false, true],
  ['staff with neither', 'staff', false, false, false, false],
  ['staff with neither, where an owner asks for one', 'staff', false, false, true, true],
  ['staff with an app, where an owner asks for one', 'staff', true, false, true, false],
  ['staff with a passkey, where an owner asks for one', 'staff', false, true, true, false],
] as const)('%s must set one up first', (_, role, hasTwoFactor, hasPasskey, secondStepRequired, must) =>
  expect(lacksSecondStep({ role, hasTwoFactor, hasPasskey, secondStepRequired })).toBe(must),
);
