import { VEHICLE_GRADES } from '../../business/vehicles.ts';
import { bringTexts } from './texts.ts';

/** In one of the languages. */
export type BringTexts = typeof bringTexts;

/** What someone wants to sell, as far as it matters for papers. */
export type Load = keyof typeof bringTexts.loads;

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

/** Each names its text. */
type Reason = Exclude<keyof BringTexts, 'loads'>;

interface Rule {
  /** Required of sellers without proof. */
  readonly without?: Reason;
  /** Required of every seller. */
  readonly always?: Reason;
  /** Never accepted. `unproven`: not accepted without proof. */
  readonly refused?: Reason;
  readonly unproven?: Reason;
}

const RULES: Readonly<Record<Load, Rule>> = {
  metal: {},
  vehicle: { without: 'title' },
  appliance: { always: 'refrigerant' },
  coil: { without: 'coilPapers' },
  burned_wire: { without: 'firePapers' },
  converter: { without: 'converterPapers' },
  others: { always: 'ownersLetter', unproven: 'notYours' },
  closed: { refused: 'sealed' },
  hazard: { refused: 'hazard' },
};

/** Whether to come, what to bring, or that the yards cannot take it. */
export function checkLoad({ load, hasProof, hasId }: BringAnswers): BringVerdict {
  const { without, always, refused, unproven } = RULES[load];
  const reason = refused ?? (hasProof ? undefined : unproven);
  if (reason) return { outcome: 'cannot', reason: bringTexts[reason] };
  const things = [always, hasProof ? undefined : without, hasId ? undefined : ('id' as const)]
    .filter((thing) => thing !== undefined)
    .map((thing) => bringTexts[thing]);
  return things.length > 0 ? { outcome: 'bring', things } : { outcome: 'come' };
}

/** What the ids of grades say of them; owners add grades of their own. */
const LOADS_BY_ID: readonly (readonly [RegExp, readonly Load[]])[] = [
  [new RegExp(`^(${VEHICLE_GRADES.join('|')})$`), ['vehicle']],
  [/converter/, ['converter']],
  [/coil/, ['coil']],
  [/appliance|sealed_unit/, ['appliance']],
  [/transformer/, ['metal', 'hazard']],
];

/** What else metal of a group of the price list may be. */
const LOADS_BY_GROUP: Readonly<Record<string, readonly Load[]>> = {
  copper: ['metal', 'burned_wire', 'others'],
  brass: ['metal', 'others'],
  aluminum: ['metal', 'others'],
  steel: ['metal', 'others', 'closed'],
};

/** What a grade may be, the likeliest first. */
export const loadsOfGrade = (metalType: string, group = ''): readonly Load[] =>
  LOADS_BY_ID.find(([id]) => id.test(metalType))?.[1] ?? LOADS_BY_GROUP[group] ?? ['metal'];

/** What the counter asks whoever sells a load for, besides an ID, or why it is refused; nothing of most metal. */
export function askedFor(load: Load, texts: BringTexts): readonly string[] {
  const { refused, unproven, always, without } = RULES[load];
  return [refused, unproven, always, without]
    .filter((asked) => asked !== undefined)
    .map((asked) => texts[asked]);
}
