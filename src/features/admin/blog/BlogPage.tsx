import { listPostsApi, type PostListed } from '../../../domain/blog/admin-blog.api.ts';
import { isOut } from '../../../domain/blog/post-state.ts';
import { adminBlogEditorNewPath } from '../../../paths.ts';
import { LoadState } from '../LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { PostRow } from './PostRow.tsx';

const ask = () => staffCall(listPostsApi);

const counted = (posts: readonly PostListed[]): string => {
  const out = posts.filter(({ state }) => isOut(state)).length;
  return `${out} published, ${posts.length - out} not`;
};

function Posts() {
  const posts = useRemoteData(ask);
  const { value, failure } = posts;
  return (
    <section className="mt-8" aria-labelledby="posts-title">
      <h2 id="posts-title">Posts</h2>
      <p className="mt-2 max-w-prose">
        What this deploy was built from. A post that is saved in the editor is here, and on the site, when the
        deploy that follows is done: some minutes later.
      </p>
      <a className="button button-signal mt-4" href={adminBlogEditorNewPath}>
        Write a post
      </a>
      <LoadState {...posts} />
      <output className="mt-4 block text-muted">
        {value === null ? failure === null && 'One moment…' : counted(value)}
      </output>
      <ul className={`mt-4 grid gap-4 lg:grid-cols-2 ${value === null ? 'min-h-96' : ''}`}>
        {value?.map((post) => (
          <PostRow key={post.slug} post={post} />
        ))}
      </ul>
    </section>
  );
}

/** The island of /admin/blog. */
export const BlogPage = () => <StaffGate page={STAFF_PAGES.blog}>{() => <Posts />}</StaffGate>;
