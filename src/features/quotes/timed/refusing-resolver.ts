import type { RequestResolver, RequestValues } from '../request-kind.ts';

type Refusal = { readonly field: 'day' | 'window' | 'time'; readonly message: string } | null | undefined;

/** A form with mistakes has no values. */
const isWhole = (values: RequestValues | Record<string, never>): values is RequestValues =>
  'firstName' in values;

/** A resolver that also refuses what the schema lets through but nobody offers. */
export const refusingResolver =
  (resolver: RequestResolver, refusalOf: (values: RequestValues) => Refusal): RequestResolver =>
  async (...given) => {
    const result = await resolver(...given);
    if (!isWhole(result.values)) return result;
    const refusal = refusalOf(result.values);
    return refusal
      ? { values: {}, errors: { [refusal.field]: { type: 'offer', message: refusal.message } } }
      : result;
  };
