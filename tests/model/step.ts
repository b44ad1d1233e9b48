import * as fc from 'fast-check';
import { expect } from 'vitest';
import { compareBooks } from './compare.ts';
import type { PlainBooks } from './plain-books.ts';
import type { Walk } from './walk.ts';

/** What a call came to: 'done', or the code of its refusal. */
async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof Error && error.name === 'CodedError')
      return (error as Error & { code: string }).code;
    throw error;
  }
}

type Deed = (model: PlainBooks, real: Walk) => Promise<void>;

/** One step: what the model says and what the functions do must come to the same, and so must everything stored. */
class Step implements fc.AsyncCommand<PlainBooks, Walk> {
  readonly name: string;
  readonly isReady: (model: PlainBooks) => boolean;
  readonly deed: Deed;
  constructor(name: string, isReady: (model: PlainBooks) => boolean, deed: Deed) {
    this.name = name;
    this.isReady = isReady;
    this.deed = deed;
  }
  check(model: Readonly<PlainBooks>): boolean {
    return this.isReady(model as PlainBooks);
  }
  async run(model: PlainBooks, real: Walk): Promise<void> {
    await this.deed(model, real);
    await compareBooks(model, real);
  }
  toString(): string {
    return this.name;
  }
}

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
export function mustBe(found: unknown, expected: unknown): void {
  expect(found).toEqual(expected);
}

export const agree = async (expected: string, work: () => Promise<unknown>) =>
  expect(await outcomeOf(work)).toBe(expected);

export const index = fc.nat(11);
export const account = fc.nat(2);

export const step = (name: string, deed: Deed, isReady: (model: PlainBooks) => boolean = () => true) =>
  new Step(name, isReady, deed);
