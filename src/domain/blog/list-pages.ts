/** Items in pages of `size`; one empty page where there are none, as a list is always somewhere. */
export function listPages<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}
