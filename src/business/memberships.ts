import content from '../content/memberships.json' with { type: 'json' };

/** The drawn seals, one for each. */
export const SEALS = ['guild', 'dismantlers', 'scales', 'theft'] as const;

export interface Membership {
  readonly seal: (typeof SEALS)[number];
  readonly name: string;
  readonly purpose: string;
  /** The certificate hangs in the office. */
  readonly confirmed: boolean;
}

/** Of a new site: placeholders. We have not asked any association of these names. */
export const MEMBERSHIPS: readonly Membership[] = (
  content.memberships as readonly Omit<Membership, 'purpose'>[]
).map((membership) => ({ ...membership, purpose: content.purposes[membership.seal] }));

/** Until all are confirmed. */
export const MEMBERSHIPS_ARE_SAMPLES: boolean = MEMBERSHIPS.some(({ confirmed }) => !confirmed);
