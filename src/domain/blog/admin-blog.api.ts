import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { PostState } from './post-state.ts';

export interface PostListed {
  /** The file name without ".md", which is also its URL below /blog. */
  readonly slug: string;
  readonly title: string;
  /** "2026-05-18"; null if the front matter cannot be read. */
  readonly date: string | null;
  /** The day of the last substantial change. */
  readonly updated: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly state: PostState;
}

/** Every post of this deploy: drafts first, then the newest. */
export const listPostsApi = endpoint('GET /api/admin/blog', {
  output: answer<readonly PostListed[]>(),
  access: 'office',
});
