import { YARDS } from '../../business/yards.ts';

/** The name of a yard; the id if the yard no longer exists. */
export const yardName = (id: string | null): string =>
  id === null ? 'Any yard' : (YARDS.find((yard) => yard.id === id)?.name ?? id);
