import { eq, sql, type SQL } from 'drizzle-orm';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import type { QuoteSearch } from '../../../src/domain/quotes/quote-search.ts';
import { literals } from '../../database/literals.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { beginsWith, behind } from '../../lib/keyset.ts';

/** A statement of the inbox: what is asked for, with the values left out that differ from person to person. */
export interface QuoteShape extends Pick<QuoteFilter, 'state' | 'kind' | 'yard' | 'photo' | 'spam'> {
  readonly assignee: 'any' | 'none' | 'one';
  readonly search: QuoteSearch['by'] | null;
  readonly isFirst: boolean;
  /** Rows of a page, and one more that tells whether there is another. */
  readonly limit: number;
}

const { id, state, kind, location, assigneeId, phone, firstName, lastName, email, createdAt } = quoteRequests;

const SEARCHES: Readonly<Record<QuoteSearch['by'], SQL>> = {
  id: eq(id, sql.placeholder('id')),
  phone: eq(phone, sql.placeholder('phone')),
  email: beginsWith(email, 'email'),
  name: sql`(${beginsWith(lastName, 'name')} or ${beginsWith(firstName, 'name')})`,
  names: sql`(${beginsWith(lastName, 'last')} and lower(${firstName}) = ${sql.placeholder('first')})`,
};

const ASSIGNEES: Readonly<Record<QuoteShape['assignee'], SQL | undefined>> = {
  any: undefined,
  none: sql`${assigneeId} is null`,
  one: eq(assigneeId, sql.placeholder('assignee')),
};

export const isByName = ({ search }: QuoteShape): boolean => search === 'name' || search === 'names';

export function quoteConditions(shape: QuoteShape): readonly (SQL | undefined)[] {
  const { spam, photo, search } = shape;
  return [
    shape.state && sql`${state} = ${literals(shape.state)}`,
    shape.kind && sql`${kind} = ${literals(shape.kind)}`,
    shape.yard && sql`${location} = ${literals(shape.yard)}`,
    ASSIGNEES[shape.assignee],
    photo && sql`${quoteRequests.photoState} = 'stored'`,
    spam ? sql`${quoteRequests.suspectedSpam}` : undefined,
    spam || search ? undefined : sql`not ${quoteRequests.suspectedSpam}`,
    search ? SEARCHES[search] : undefined,
    shape.isFirst ? undefined : behind(createdAt, id),
  ];
}
