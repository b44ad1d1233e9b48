/** What the fields beside an "Add" button hold: complete parts, or none; or why they can't be read. */
export type TypedParts<Part, Fault> = { readonly parts: readonly Part[] } | { readonly fault: Fault };

interface TakenIn<Part, Fault> {
  readonly list: readonly Part[];
  /** Why the list can't be used yet; null: it can. */
  readonly fault: Fault | null;
}

/**
 * Text typed beside a list but not added yet counts too: before the list is sent, totaled or left, it is added, or its fault is told. A part replaces the one
 * with its key.
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
