/** A test that a runner has executed, whatever came of it. */
export interface RanTest {
  /** From the project's root. */
  readonly file: string;
  /** Its own, without those of the groups around it. */
  readonly title: string;
}

/** What came of one part of `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What to show where something failed. */
  readonly output: string;
  readonly ran?: readonly RanTest[];
}

export const PASSED: Outcome = { passed: 1, failed: 0, output: '' };
export const failedWith = (output: string): Outcome => ({ passed: 0, failed: 1, output });
