/** One field that a write changed; undefined if the field did not exist before or after. */
interface AuditChange {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const MAX_DEPTH = 4;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The leaves of plain data by path: `{ address: { zip } }` has "address.zip". */
function leavesOf(value: unknown, path = '', depth = 0): readonly (readonly [string, string])[] {
  if (value === null || value === undefined) return path && value === null ? [[path, 'none']] : [];
  if (!isTable(value) || depth === MAX_DEPTH) return [[path || 'value', textOf(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${key}` : key, depth + 1),
  );
}

/** The fields that differ between the two sides of an audit entry. */
export function auditDifference(before: unknown, after: unknown): readonly AuditChange[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((difference) => difference.before !== difference.after);
}
