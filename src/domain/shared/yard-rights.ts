import { YARD_CHOICES, YARD_IDS, type YardId } from '../../business/yards.ts';
import type { StaffRole } from './roles.ts';

export interface YardRights {
  readonly role: StaffRole;
  /** Where an owner lets somebody on staff work; empty: at all yards. */
  readonly yards: readonly YardId[];
}

/** Only staff are held to their yards: the office and owners work for all. */
const isHeld = ({ role, yards }: YardRights): boolean => role === 'staff' && yards.length > 0;

/** The yards at which somebody buys metal, in the order of the business. */
export const yardsOf = (who: YardRights): readonly YardId[] =>
  isHeld(who) ? YARD_IDS.filter((id) => who.yards.includes(id)) : YARD_IDS;

/** Whether somebody may act at a yard; null: at all of them at once, as with the common price. */
export const mayActAt = (who: YardRights, yardId: YardId | null): boolean =>
  yardId === null ? !isHeld(who) : yardsOf(who).includes(yardId);

/** The same as choices of a field. */
export const yardChoicesOf = (who: YardRights) => YARD_CHOICES.filter(([id]) => mayActAt(who, id));

/** With `forbidden`: the yard at which the caller may not act; null: only all yards at once. */
export interface RefusedYard {
  readonly yardId: YardId | null;
}
