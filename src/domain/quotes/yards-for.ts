import { YARDS, type Yard } from '../../business/yards.ts';

/** The yards whose hours count for a request: the chosen one; without a choice any of them will do. */
export const yardsFor = (location: string): readonly Yard[] =>
  YARDS.filter(({ id }) => location === '' || id === location);
