import { bringTexts } from './texts.ts';

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
  vehicle: { without: bringTexts.title },
  appliance: { always: bringTexts.refrigerant },
  coil: { without: bringTexts.coilPapers },
  burned_wire: { without: bringTexts.firePapers },
  converter: { without: bringTexts.converterPapers },
  others: { always: bringTexts.ownersLetter, unproven: bringTexts.notYours },
  closed: { refused: bringTexts.sealed },
  hazard: { refused: bringTexts.hazard },
};

/** Whether to come, what to bring, or that the yards cannot take it. */
export function checkLoad({ load, hasProof, hasId }: BringAnswers): BringVerdict {
  const { without, always, refused, unproven } = RULES[load];
  const reason = refused ?? (hasProof ? undefined : unproven);
  if (reason) return { outcome: 'cannot', reason };
  const things = [always, hasProof ? undefined : without, hasId ? undefined : bringTexts.id].filter(
    (thing) => thing !== undefined,
  );
  return things.length > 0 ? { outcome: 'bring', things } : { outcome: 'come' };
}
