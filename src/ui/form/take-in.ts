/** What stands in the fields of an "Add": parts that are whole, or none; or why they can't be read. */
export type TypedParts<Part, Fault> = { readonly parts: readonly Part[] } | { readonly fault: Fault };

interface TakenIn<Part, Fault> {
  readonly list: readonly Part[];
  /** What stops whoever goes on; null: nothing. */
  readonly fault: Fault | null;
}

/**
 * What is typed counts: whatever sends, totals or leaves a list takes in what stands typed beside it, and stops at what is not whole.
 * A part replaces the one with its key.
 */
export function takeIn<Part, Fault>(
  list: readonly Part[],
  typed: TypedParts<Part, Fault>,
  keyOf: (part: Part) => string,
): TakenIn<Part, Fault> {
  if ('fault' in typed) return { list, fault: typed.fault };
  const parts = new Map(typed.parts.map((part) => [keyOf(part), part]));
  const known = new Set(list.map(keyOf));
  return {
    list: [
      ...list.map((part) => parts.get(keyOf(part)) ?? part),
      ...typed.parts.filter((part) => !known.has(keyOf(part))),
    ],
    fault: null,
  };
}
