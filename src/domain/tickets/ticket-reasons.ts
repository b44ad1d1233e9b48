import type { UnweighedPart } from '../../business/vehicles.ts';
import { carQuestionTexts } from '../vehicles/question-texts.ts';

/** Why weight is taken off a line. */
export const DEDUCTION_REASONS = ['dirty', 'attachments', 'moisture', 'mixed'] as const;
/** Why a line is paid at another price than the posted one. */
export const PRICE_REASONS = [...DEDUCTION_REASONS, 'lower_grade', 'agreed', 'refused'] as const;

/** Tickets of a point of sale may not say why; the counter always does. */
export const UNRECORDED_REASON = 'unrecorded';

/** The price that the seller held. Nobody chooses it: figureLine() says which line is paid at it. */
export const HELD_REASON = 'held';

/** What of an offered car the scale doesn't show. The line says which parts; only the counter knows them. */
export const PARTS_REASON = 'parts';

export type DeductionReason =
  (typeof DEDUCTION_REASONS)[number] | typeof PARTS_REASON | typeof UNRECORDED_REASON;
export type PriceReason = (typeof PRICE_REASONS)[number] | typeof HELD_REASON | typeof UNRECORDED_REASON;

/** As staff choose them. */
export const REASON_NAMES: Readonly<Record<DeductionReason | PriceReason, string>> = {
  dirty: 'Dirty',
  attachments: 'Attachments',
  moisture: 'Moisture',
  mixed: 'Mixed',
  lower_grade: 'Lower grade',
  agreed: 'Agreed',
  held: 'Held price',
  refused: 'Refused, not bought',
  parts: 'The scale can’t tell',
  unrecorded: 'Not recorded',
};

interface DeductedLine {
  readonly deductionReason: DeductionReason | null;
  readonly deductionParts?: readonly UnweighedPart[] | null | undefined;
}

/** Why weight was taken off, as staff read it: "No catalytic converter, Flood or fire damage"; null: none was. */
export const deductionText = ({ deductionReason, deductionParts }: DeductedLine): string | null =>
  deductionParts?.length
    ? deductionParts.map((part) => carQuestionTexts[part].off).join(', ')
    : deductionReason && REASON_NAMES[deductionReason];

/** The metal type of the line that makes a point of sale's other lines come to its total. */
export const ROUNDING = 'rounding';
