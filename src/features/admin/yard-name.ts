import { YARDS } from '../../business/yards.ts';

/** What a yard is called; one that is closed since by its id. */
export const yardName = (id: string | null): string =>
  id === null ? 'Any yard' : (YARDS.find((yard) => yard.id === id)?.name ?? id);
