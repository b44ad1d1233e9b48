/** `ahead`: published with a future date. `unreadable`: the build will fail on it. */
export type PostState = 'draft' | 'published' | 'ahead' | 'unreadable';

/** Whether the site has a page for it. */
export const isOut = (state: PostState): boolean => state === 'published' || state === 'ahead';

/** Both days as "2026-05-18". */
export function postState({ draft, date }: { draft: boolean; date: string }, today: string): PostState {
  if (draft) return 'draft';
  return date > today ? 'ahead' : 'published';
}
