/** What someone wants to sell, as far as it matters for papers. */
export const LOADS = {
  metal: 'My own copper, brass, aluminum, steel or stainless',
  vehicle: 'A car, truck or trailer',
  appliance: 'A refrigerator, freezer or window air conditioner',
  coil: 'Air-conditioner coils',
  burned_wire: 'Burned copper wire',
  converter: 'A catalytic converter removed from its car',
  others: 'Utility, phone, railroad, road or cemetery metal',
  closed: 'A sealed tank, cylinder or drum',
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
    without: 'The title. For an older car, call us to ask whether the state’s sworn statement will do',
  },
  appliance: { always: 'The certificate that says who recovered the refrigerant' },
  coil: { without: 'A contractor’s license, or the receipt or work order for the unit that was replaced' },
  burned_wire: { without: 'A contractor’s license, or the police report on the fire' },
  converter: { without: 'Papers for the car it came from. Call us before you drive out' },
  others: {
    always: 'A letter from the owner that we can verify by phone. Call us before you load',
    unproven: 'It belongs to someone else unless a letter from the owner says otherwise.',
  },
  closed: {
    refused:
      'Anything sealed can explode in the shear. Cut open and empty, it’s just steel, and we’ll gladly take it.',
  },
  hazard: {
    refused: 'No scrap yard may accept it. Your county’s hazardous waste program can tell you who does.',
  },
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
