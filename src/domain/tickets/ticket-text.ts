import { loadText } from '../rewards/visit-text.ts';

interface NamedLoad {
  /** Of the grade. */
  readonly name: string;
  readonly weight: string;
  readonly unit: string;
}

/** Named one by one up to this many; more are counted. */
const NAMED = 2;

/** The points history's line for a ticket: "Scrap sale: Steel, Red Brass and 3 more". */
export function ticketText(loads: readonly NamedLoad[]): string {
  const [only] = loads;
  if (only && loads.length === 1) return `Scrap sale: ${only.name}, ${loadText(only)}`;
  const names = loads.map(({ name }) => name);
  if (names.length === NAMED) return `Scrap sale: ${names.join(' and ')}`;
  return `Scrap sale: ${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
}
