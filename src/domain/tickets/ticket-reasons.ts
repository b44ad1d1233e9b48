/** Why weight is taken off a line. */
export const DEDUCTION_REASONS = ['dirty', 'attachments', 'moisture', 'mixed'] as const;
/** Why a line is paid at another price than the posted one. */
export const PRICE_REASONS = [...DEDUCTION_REASONS, 'lower_grade', 'agreed', 'refused'] as const;

/** Tickets of a point of sale may not say why; the counter always does. */
export const UNRECORDED_REASON = 'unrecorded';

export type DeductionReason = (typeof DEDUCTION_REASONS)[number] | typeof UNRECORDED_REASON;
export type PriceReason = (typeof PRICE_REASONS)[number] | typeof UNRECORDED_REASON;

/** As staff choose them. */
export const REASON_NAMES: Readonly<Record<PriceReason, string>> = {
  dirty: 'Dirty',
  attachments: 'Attachments',
  moisture: 'Moisture',
  mixed: 'Mixed',
  lower_grade: 'Lower grade',
  agreed: 'Agreed',
  refused: 'Refused, not bought',
  unrecorded: 'Not recorded',
};

/** The metal type of the line that makes a point of sale's other lines come to its total. */
export const ROUNDING = 'rounding';
