/** Where the next page of a list begins: behind the row with this time and id. Opaque to whoever carries it. */
export interface PageCursor {
  /** ISO time with microseconds, as the database tells it. */
  readonly at: string;
  readonly id: string;
}

export const cursorText = ({ at, id }: PageCursor): string => `${at}_${id}`;

/** null where the text is none. */
export function readCursor(text: string | null | undefined): PageCursor | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00))_([\da-f-]{36})$/.exec(text ?? '') ?? [];
  return at !== undefined && id !== undefined ? { at, id } : null;
}

/** One page of a list, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** For `?after=`; null at the end. */
  readonly next: string | null;
}
