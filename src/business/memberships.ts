import content from '../content/memberships.json' with { type: 'json' };

/** The drawn seals, one for each. */
export const SEALS = ['guild', 'dismantlers', 'scales', 'theft'] as const;

export interface Membership {
  readonly seal: (typeof SEALS)[number];
  readonly name: string;
  readonly purpose: string;
  /** The certificate hangs in the office. Until all are confirmed, the page says that the names are samples. */
  readonly confirmed: boolean;
}

/** Of a new site: placeholders. We have not asked any association of these names. */
export const MEMBERSHIPS: readonly Membership[] = (
  content.memberships as readonly Omit<Membership, 'purpose'>[]
).map((membership) => ({ ...membership, purpose: content.purposes[membership.seal] }));
