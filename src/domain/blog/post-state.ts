/** `ahead`: published with a date still to come. `unreadable`: the build will refuse it. */
export type PostState = 'draft' | 'published' | 'ahead' | 'unreadable';

/** Whether the site has a page for it. */
export const isOut = (state: PostState): boolean => state === 'published' || state === 'ahead';

/** Both days as "2026-05-18". */
export function postState({ draft, date }: { draft: boolean; date: string }, today: string): PostState {
  if (draft) return 'draft';
  return date > today ? 'ahead' : 'published';
}
