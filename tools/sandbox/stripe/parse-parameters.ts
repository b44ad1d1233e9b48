import type * as z from 'zod';
import { invalid } from './failure.ts';
import type { FormValues } from './form.ts';

/** `shipping[address][line1]`, as Stripe names what is wrong. */
const paramOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');

/** What the form says, or Stripe's 400 about the first thing that is wrong with it. */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: FormValues,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse({ ...form }, { reportInput: true });
  if (success) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = paramOf([...issue.path, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramOf(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  throw invalid(issue?.message ?? 'Invalid request', {
    ...(typeof code === 'string' ? { code } : {}),
    param,
  });
}
