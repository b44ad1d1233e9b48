/** The id of what Stripe names, or tells whole where it was asked to; null where it names nothing. */
export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;
