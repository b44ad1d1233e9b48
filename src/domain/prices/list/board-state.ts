import { BOARD_BLANK_AFTER_MS, BOARD_DIM_AFTER_MS, BOARD_ROWS } from '../../../business/constants.ts';

/** How far a board's prices can be trusted: recently answered, old enough to say so, too old to be shown. */
export type BoardTrust = 'fresh' | 'dim' | 'blank';

/** `answeredAt`: when the server last confirmed the prices, in milliseconds; null: never. A clock that was set back trusts nothing. */
export function boardTrust(answeredAt: number | null, now: number): BoardTrust {
  if (answeredAt === null) return 'blank';
  const age = now - answeredAt;
  // A minute for clocks that differ a little.
  if (!(age >= -60_000) || age >= BOARD_BLANK_AFTER_MS) return 'blank';
  return age >= BOARD_DIM_AFTER_MS ? 'dim' : 'fresh';
}

/** The rows in screens of twelve, which are as even as they can be: 13 rows are 7 and 6. */
export function boardPages<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const pages = Math.ceil(rows.length / BOARD_ROWS);
  const length = Math.ceil(rows.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => rows.slice(page * length, (page + 1) * length));
}
