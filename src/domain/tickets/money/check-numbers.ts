import { type YardId, yardName } from '../../../business/yards.ts';
import { type Cents, moneyText } from '../../shared/numbers/money.ts';
import { yardTimeText } from '../../shared/time/new-york-time.ts';

const DIGITS = /(?<!\d)\d+$/;

/** "A-" and "0099" of "A-0099"; null if it ends in no digit. */
function splitNumber(number: string): { readonly head: string; readonly digits: string } | null {
  const found = DIGITS.exec(number);
  return found && { head: number.slice(0, found.index), digits: found[0] };
}

/** The number of the next check in the book: "A-0099" and then "A-0100"; null where none follows. */
export function nextCheckNumber(last: string): string | null {
  const split = splitNumber(last);
  return split && split.head + String(BigInt(split.digits) + 1n).padStart(split.digits.length, '0');
}

/** Checks that follow one another. */
export interface CheckRun {
  readonly from: string;
  readonly to: string;
  /** Of its numbers, those that no ticket has. */
  readonly missing: readonly string[];
}

/** Further apart, two numbers are of two books. */
const CHECK_BOOK_GAP = 50;

interface CheckParts {
  readonly number: string;
  readonly head: string;
  readonly running: bigint | null;
}

function partsOf(number: string): CheckParts {
  const split = splitNumber(number);
  return { number, head: split?.head ?? number, running: split && BigInt(split.digits) };
}

const compare = (a: bigint | string, b: bigint | string): number => (a < b ? -1 : Number(a > b));

/** The numbers between two checks of one book. */
function between(first: CheckParts, last: CheckParts): readonly string[] {
  const found: string[] = [];
  let next = nextCheckNumber(first.number);
  while (next !== null && compare(partsOf(next).running ?? 0n, last.running ?? 0n) < 0) {
    found.push(next);
    next = nextCheckNumber(next);
  }
  return found;
}

/** The day's checks by book, each from its first to its last, with what is missing between them. */
export function checkRuns(numbers: readonly string[]): readonly CheckRun[] {
  const sorted = [...new Set(numbers)]
    .map(partsOf)
    .toSorted((a, b) => compare(a.head, b.head) || compare(a.running ?? 0n, b.running ?? 0n));
  const runs: { first: CheckParts; last: CheckParts; missing: string[] }[] = [];
  for (const check of sorted) {
    const run = runs.at(-1);
    const gap =
      run && run.last.head === check.head && check.running !== null && run.last.running !== null
        ? check.running - run.last.running
        : null;
    if (run && gap !== null && gap <= BigInt(CHECK_BOOK_GAP)) {
      run.missing.push(...between(run.last, check));
      run.last = check;
    } else runs.push({ first: check, last: check, missing: [] });
  }
  return runs.map(({ first, last, missing }) => ({ from: first.number, to: last.number, missing }));
}

interface UsedCheck {
  readonly yardId: YardId;
  readonly checkNumber: string;
  /** Of the ticket that has it. */
  readonly number: string | null;
  readonly soldAt: Date;
  readonly cents: Cents;
}

/** "Check 20419 at Griffin GA already paid ticket G26-W1003, $110.00, Nov 28, 9:30 AM Eastern time" */
export const usedCheckText = ({ yardId, checkNumber, number, soldAt, cents }: UsedCheck): string =>
  `Check ${checkNumber} at ${yardName(yardId)} already paid ticket ${number}, ${moneyText(cents)}, ${yardTimeText(soldAt)}`;
