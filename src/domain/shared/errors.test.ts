import { expect, test } from 'vitest';
import { REWARDS_BIRTHDAY } from '../../business/constants.ts';
import { PRICE_BOARD_JUMP_PERCENT } from '../../business/staff-constants.ts';
import { ERRORS } from './errors.ts';

test('the numbers in messages match the rules', () => {
  expect(ERRORS.price_jump.message).toContain(`more than ${PRICE_BOARD_JUMP_PERCENT}%`);
  expect(ERRORS.birthday_too_new.message).toContain(`less than ${REWARDS_BIRTHDAY.waitDays} days`);
});
