import { expect, test } from 'vitest';
import { leanContracts } from './lean-contracts.ts';

function lean(code: string, id = '/src/domain/prices/prices.api.ts'): string | undefined {
  const { transform } = leanContracts();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform.');
  const result = Reflect.apply(transform, undefined, [code, id]) as { code: string } | null;
  return result?.code.replace(/\s+/g, ' ');
}

test('a contract keeps its method, path and input', () => {
  expect(
    lean(`export const a = endpoint({
      method: "GET",
      path: "/api/a/:id",
      input: aSchema,
      output: answer(),
      errors: ["not_found", "forbidden"],
      access: "staff"
    });`),
  ).toBe('export const a = ({ method: "GET", path: "/api/a/:id", input: aSchema, });');
});

test('what is no contract is left alone', () =>
  expect(lean('const errors: [] = endpoint()', '/src/lib/a.ts')).toBeUndefined());
