import { answer, endpoint } from '../shared/endpoint.ts';
import type { PostState } from './post-state.ts';

export interface PostListed {
  /** Its file's name without ".md", and its address below /blog. */
  readonly slug: string;
  readonly title: string;
  /** "2026-05-18"; null where the head of the post cannot be read. */
  readonly date: string | null;
  /** The day of the last change that a reader would notice. */
  readonly updated: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly state: PostState;
}

/** Every post of this deploy, drafts too: drafts first, then the newest. */
export const listPostsApi = endpoint({
  method: 'GET',
  path: '/api/admin/blog',
  output: answer<readonly PostListed[]>(),
  access: 'owner',
});
