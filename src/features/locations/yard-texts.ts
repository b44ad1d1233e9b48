import { PROMISED_PAID_WITHIN_MINUTES } from '../../business/constants.ts';
import { YARD_FACTS } from '../../business/yard-facts.ts';
import { YARDS, type YardId } from '../../business/yards.ts';
import { clockText } from '../../domain/locations/hours/opening.ts';
import { locationTexts } from './texts.ts';

export interface YardTexts {
  /** The loads that this yard is best for. */
  readonly bestFor: string | undefined;
  readonly summary: string | undefined;
  /** The points under 'Why Choose This Location?'. */
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
}

/** A yard's own words, and the three points that follow from its facts and hours. */
export function yardTexts(id: YardId): YardTexts {
  const yard = YARDS.find((candidate) => candidate.id === id);
  if (!yard) throw new Error(`No yard is called ${id}`);
  const facts = YARD_FACTS[id];
  const { opens, closes } = yard.saturday;
  const points = locationTexts.reasons;
  return {
    bestFor: facts?.bestFor,
    summary: facts?.summary,
    reasons: [
      ...(facts?.reasons ?? []),
      points.paid(PROMISED_PAID_WITHIN_MINUTES),
      ...(facts ? [points.trailers(facts.maxTrailerFeet)] : []),
      points.saturday(clockText(opens), clockText(closes)),
    ],
  };
}
