import type { core } from 'zod/mini';
import { CodedError } from './errors.ts';

/** What a schema makes of a value. Throws invalid_input with the first message of each field. */
export async function parseInput<Output>(schema: core.$ZodType<Output>, value: unknown): Promise<Output> {
  // The schema carries its own parser: a function without input then bundles no schema library.
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  const fields: Record<string, string> = Object.create(null);
  for (const { path = [], message } of result.issues) {
    const field = path.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
    if (field) fields[field] ??= message;
  }
  throw new CodedError('invalid_input', { fields });
}

/** What the address's query says, the empty values left out. */
export const queryOf = ({ url }: Request): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ''));
