import { metalName } from '../prices/metal-types.ts';
import { saleText } from '../rewards/visit-text.ts';

type Load = Parameters<typeof saleText>[0];

/** Named one by one up to this many; more are counted. */
const NAMED = 2;

/** The points history's line for a ticket: "Scrap sale: Steel, Red Brass and 3 more". */
export function ticketText(loads: readonly Load[]): string {
  const [only] = loads;
  if (only && loads.length === 1) return saleText(only);
  const names = loads.map(({ metalType }) => metalName(metalType));
  if (names.length === NAMED) return `Scrap sale: ${names.join(' and ')}`;
  return `Scrap sale: ${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
}
