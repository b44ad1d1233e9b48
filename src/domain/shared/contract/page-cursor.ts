import * as z from 'zod/mini';

/** The `after` of a list's query: `next` of the page before. */
export const afterSchema = z.optional(z.string().check(z.maxLength(100)));

/** The next page of a list begins after the row with this time and id. Opaque to clients. */
export interface PageCursor {
  /** ISO time with microseconds, as in the database. */
  readonly at: string;
  readonly id: string;
}

export const cursorText = ({ at, id }: PageCursor): string => `${at}_${id}`;

const CURSOR = /^((20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{3,6}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Whether the date exists: the pattern does not know the calendar, and the database would throw. */
const isTime = (second: string): boolean => {
  const time = new Date(`${second}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(second);
};

/** null if the text is not a cursor. */
export function readCursor(text: string | null | undefined): PageCursor | null {
  const [, at, second, id] = CURSOR.exec(text ?? '') ?? [];
  return at !== undefined && second !== undefined && id !== undefined && isTime(second) ? { at, id } : null;
}

/** One page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** For `?after=`; null at the end. */
  readonly next: string | null;
}
