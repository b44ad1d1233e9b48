import { MAIN_YARD, YARD_IDS } from '../../business/yards.ts';
import { yardMailSetting } from '../locations/yard-mail-setting.ts';
import groups from './launch-rows.json' with { type: 'json' };

/** Where an owner changes what a row is about. */
export type LaunchPlace =
  | { readonly kind: 'content'; readonly collection: string; readonly file: string }
  | { readonly kind: 'page'; readonly page: 'prices' | 'products' | 'providers' | 'trucks' | 'users' }
  /** Variables of the environment, set at Netlify. */
  | { readonly kind: 'settings'; readonly names: readonly string[] }
  /** A developer changes it: a file, or a part of docs/operations.md. */
  | { readonly kind: 'developer'; readonly file: string };

interface LaunchRow {
  readonly id: string;
  readonly title: string;
  /** What to do, in a sentence or two. */
  readonly hint: string;
  readonly place: LaunchPlace;
}

export interface LaunchGroup {
  readonly title: string;
  readonly rows: readonly LaunchRow[];
}

/** A link goes to the main yard's file, of all that it is about; a setting is each yard's own. */
function inYards(place: LaunchPlace): LaunchPlace {
  if (place.kind === 'content') return { ...place, file: place.file.replace('{yard}', MAIN_YARD) };
  if (place.kind !== 'settings' || !place.names.includes('{yards}')) return place;
  return { ...place, names: YARD_IDS.map(yardMailSetting) };
}

/** In the order of the page. */
export const LAUNCH_GROUPS: readonly LaunchGroup[] = (groups as readonly LaunchGroup[]).map((group) => ({
  ...group,
  rows: group.rows.map((row) => ({ ...row, place: inYards(row.place) })),
}));

/** What the site can see on its own (netlify/services/launch/read-launch.ts). */
export const LAUNCH_SEEN = [
  'keys',
  'database',
  'owners',
  'mail',
  'phones',
  'yards',
  'reviews',
  'prices',
] as const;
export type LaunchSeen = (typeof LAUNCH_SEEN)[number];

/** What only a person can know: an owner confirms it in the editor, and the commit says who did. */
export const LAUNCH_CONFIRMATIONS = LAUNCH_GROUPS.flatMap(({ rows }) => rows).filter(
  ({ id }) => !LAUNCH_SEEN.some((seen) => seen === id),
);

/** Whether each row is done, by its id. */
export type LaunchState = Readonly<Record<string, boolean>>;
