/** With `already_done`: who was first, and when. */
export interface FirstChange {
  readonly by: string | null;
  /** ISO time. */
  readonly at: string | null;
}

/** The figures of changed_since: who changed it and when, as far as known, and what is there now, in the shape in which it was seen. */
export interface ChangedSince<Now = unknown> extends FirstChange {
  readonly now: Now;
}
