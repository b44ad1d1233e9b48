import purposes from '../content/memberships-in-spanish.json' with { type: 'json' };
import * as original from './memberships.ts';
import type * as english from './memberships.ts';

export const SEALS: typeof english.SEALS = original.SEALS;

export const MEMBERSHIPS: typeof english.MEMBERSHIPS = original.MEMBERSHIPS.map((membership) => ({
  ...membership,
  purpose: purposes[membership.seal],
}));
