import { expect, test } from 'vitest';
import { REWARDS } from '../../business/constants.ts';
import { PRICE_BOARD } from '../../business/staff-constants.ts';
import { ERRORS } from './errors.ts';

test('the numbers that sentences name are those of the rules', () => {
  expect(ERRORS.price_jump.message).toContain(`more than ${PRICE_BOARD.jumpPercent} %`);
  expect(ERRORS.birthday_too_new.message).toContain(`less than ${REWARDS.birthday.waitDays} days`);
});
