import { PROMISED_PAID_WITHIN_MINUTES } from '../../business/constants.ts';
import { YARD_FACTS } from '../../business/yard-facts.ts';
import { YARDS, type Yard, type YardId } from '../../business/yards.ts';
import { clockText } from '../../domain/locations/opening.ts';

export interface YardTexts {
  /** The loads that this yard is best for. */
  readonly bestFor: string;
  readonly summary: string;
  /** The points under 'Why Choose This Location?'. */
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
}

const paid = {
  title: `Paid in ${PROMISED_PAID_WITHIN_MINUTES} minutes or less`,
  text: 'Your load is weighed while you watch, then you are paid. No appointment.',
};
const weekend = ({ saturday: { opens, closes } }: Yard) => ({
  title: 'Saturday mornings too',
  text: `${clockText(opens)} to ${clockText(closes)}, for folks who work weekdays.`,
});
const trailers = ({ id }: Yard) => ({
  title: `Room for ${YARD_FACTS[id].maxTrailerFeet} ft`,
  text: `Truck and trailer together up to ${YARD_FACTS[id].maxTrailerFeet} ft can turn around inside the gate.`,
});

/** A yard's own words, and the three points that follow from its facts and hours. */
export function yardTexts(id: YardId): YardTexts {
  const yard = YARDS.find((candidate) => candidate.id === id);
  if (!yard) throw new Error(`No yard is called ${id}`);
  const { bestFor, summary, reasons } = YARD_FACTS[id];
  return { bestFor, summary, reasons: [...reasons, paid, trailers(yard), weekend(yard)] };
}
