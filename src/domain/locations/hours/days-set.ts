import type { YardHours } from './opening.ts';

/**
 * A yard with the days that staff have set at any yard. They override the days of src/business: of two for one date, the first
 * counts.
 */
export const withDaysSet = <Hours extends YardHours>(
  id: string,
  yard: Hours,
  set: readonly (YardHours['specialDays'][number] & { readonly yardId: string })[] = [],
): Hours & YardHours => ({
  ...yard,
  specialDays: [...set.filter(({ yardId }) => yardId === id), ...yard.specialDays],
});
