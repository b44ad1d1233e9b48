import { expect, test } from 'vitest';
import { REWARDS_BIRTHDAY } from '../../../business/constants.ts';
import { ERRORS } from './errors.ts';

test('the numbers in messages match the rules', () => {
  expect(ERRORS.birthday_too_new.message).toContain(`less than ${REWARDS_BIRTHDAY.waitDays} days`);
});
