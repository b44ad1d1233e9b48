import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import { quoteSearch } from '../../../src/domain/quotes/quote-search.ts';
import { cursorValues } from '../../lib/keyset.ts';
import type { QuoteShape } from './quote-conditions.ts';

export interface QuoteQuestion {
  readonly shape: QuoteShape;
  /** The statement's placeholders. */
  readonly values: Record<string, string>;
}

/** A filter as a statement and its values, for one of staff; null where it can find nothing. */
export function quoteQuestion(
  { assignee, q, after, ...closed }: QuoteFilter,
  staffId: string,
  length: number,
): QuoteQuestion | null {
  const cursor = cursorValues(after);
  if (!cursor) return null;
  const search = q ? quoteSearch(q) : null;
  const isOne = assignee !== undefined && assignee !== 'none';
  return {
    shape: {
      ...closed,
      assignee: isOne ? 'one' : (assignee ?? 'any'),
      search: search?.by ?? null,
      isFirst: after === undefined,
      limit: length + 1,
    },
    values: { ...cursor, ...search, assignee: assignee === 'me' ? staffId : (assignee ?? '') },
  };
}
