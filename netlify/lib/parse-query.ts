import type { core } from 'zod/mini';
import { parseInput } from './parse-input.ts';

/** What a schema makes of an address's query, the empty values left out. Throws invalid_input. */
export function parseQuery<Output>(schema: core.$ZodType<Output>, { url }: Request): Promise<Output> {
  const given = [...new URL(url).searchParams].filter(([, value]) => value !== '');
  return parseInput(schema, Object.fromEntries(given));
}
