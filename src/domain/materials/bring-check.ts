/** What someone wants to sell, as far as it matters for papers. */
export const LOADS = {
  metal: 'Copper, brass, aluminum, steel or stainless of my own',
  vehicle: 'A car, truck or trailer',
  appliance: 'A refrigerator, freezer or window air conditioner',
  coil: 'Air-conditioner coils',
  burned_wire: 'Burned copper wire',
  converter: 'A catalytic converter off its car',
  others: 'Utility, phone, railroad, road or cemetery metal',
  closed: 'A closed tank, cylinder or drum',
  hazard: 'Something with mercury, PCBs, asbestos or radiation',
} as const;

export type Load = keyof typeof LOADS;

export interface BringAnswers {
  readonly load: Load;
  /** A title, receipt, work order or letter that shows the seller's right to sell. */
  readonly hasProof: boolean;
  /** A current photo ID. */
  readonly hasId: boolean;
}

export type BringVerdict =
  | { readonly outcome: 'come' }
  | { readonly outcome: 'bring'; readonly things: readonly string[] }
  | { readonly outcome: 'cannot'; readonly reason: string };

const ID = 'A current photo ID with your name, address and picture';

interface Rule {
  /** Required of sellers without proof. */
  readonly without?: string;
  /** Required of every seller. */
  readonly always?: string;
  /** Never accepted. `unproven`: not accepted without proof. */
  readonly refused?: string;
  readonly unproven?: string;
}

const RULES: Readonly<Record<Load, Rule>> = {
  metal: {},
  vehicle: {
    without: 'The title, or for an older car a call to ask whether the state’s sworn statement will do',
  },
  appliance: { always: 'The paper that says who recovered the refrigerant' },
  coil: { without: 'A contractor’s license, or the receipt or work order for the unit that was replaced' },
  burned_wire: { without: 'A contractor’s license, or the police report of the fire' },
  converter: { without: 'Papers for the car it came from, and a call before you drive' },
  others: {
    always: 'A letter of its owner that we can check by phone. Call us before you load',
    unproven: 'It belongs to somebody else until that owner’s letter says otherwise.',
  },
  closed: {
    refused: 'What is closed may explode in the shear. Cut open and empty it is steel, and welcome.',
  },
  hazard: { refused: 'No scrap yard may take it. Your county’s hazardous waste program tells you who does.' },
};

/** Whether to come, what to bring, or that the yards cannot take it. */
export function checkLoad({ load, hasProof, hasId }: BringAnswers): BringVerdict {
  const { without, always, refused, unproven } = RULES[load];
  const reason = refused ?? (hasProof ? undefined : unproven);
  if (reason) return { outcome: 'cannot', reason };
  const things = [always, hasProof ? undefined : without, hasId ? undefined : ID].filter(
    (thing) => thing !== undefined,
  );
  return things.length > 0 ? { outcome: 'bring', things } : { outcome: 'come' };
}
