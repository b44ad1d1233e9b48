import type { FirstChange } from '../quotes/admin-quotes.api.ts';

/** The figures of changed_since: who changed it and when, as far as known, and what is there now, in the shape in which it was seen. */
export interface ChangedSince<Now = unknown> extends FirstChange {
  readonly now: Now;
}
