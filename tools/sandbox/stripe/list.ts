import type { Stripe } from 'stripe';
import type { ListParameters } from './parameters.ts';

type Range = Exclude<ListParameters['created'], undefined>;

function isIn(range: Range | undefined, created: number): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** A page of the rows, newest first. */
export function listRows<Row extends { id: string; created: number }>(
  rows: Iterable<Row>,
  url: string,
  { created, limit = 10, starting_after: after, ending_before: before }: ListParameters,
): Stripe.ApiList<Row> {
  const all = [...rows].toReversed().filter((row) => isIn(created, row.created));
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? all.findIndex(({ id }) => id === before) : all.length;
  const wanted = all.slice(start, end);
  const data = before ? wanted.slice(-limit) : wanted.slice(0, limit);
  return { object: 'list', data, has_more: wanted.length > limit, url };
}
