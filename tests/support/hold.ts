import type { NewHold } from '../../src/domain/holds/holds.api.ts';
import { freshPhone } from './rewards.ts';

/** Copper at the price that Griffin has posted, for a number that holds nothing yet. */
export const holdOf = (changes: Partial<NewHold> = {}) => ({
  metalType: 'copper_wire',
  yardId: 'griffin' as const,
  phone: freshPhone(),
  email: '',
  price: '4.50',
  unit: 'lb',
  locale: 'en' as const,
  ...changes,
});
