import type { Row } from './row.ts';
import { figureOf, floorOf, limitOf, ratioOf } from './show-row.ts';

/** One line in the terminal: what does not hold stands out at its beginning. */
export function printRow(row: Row): void {
  const floor = row.floor === null ? '' : `   (floor ${floorOf(row)})`;
  console.log(
    `${row.holds ? 'ok  ' : 'OVER'}  ${`${row.of}: ${row.what}`.padEnd(58)} ${figureOf(row).padStart(16)} ${ratioOf(row).padStart(8)}   ${limitOf(row)}${floor}`,
  );
}
