import { listPostsApi, type PostListed } from '../../../domain/blog/admin-blog.api.ts';
import { readEditorSetupApi } from '../../../domain/blog/admin-editor.api.ts';
import { isOut, type PostState } from '../../../domain/blog/post-state.ts';
import { adminBlogEditorNewPath, adminBlogEditorPostPath, postPath } from '../../../paths.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { missingText, staffDay } from '../staff-text.ts';
import { useStaffData } from '../use-staff-data.ts';

const STATES: Readonly<Record<PostState, { readonly words: string; readonly border: string }>> = {
  published: { words: 'Published', border: 'border-up' },
  ahead: { words: 'Published with a future date', border: 'border-copper' },
  draft: { words: 'Draft', border: 'border-line' },
  unreadable: { words: 'We can’t read this post’s header, so the site can’t update', border: 'border-down' },
};

/** A post's state, with links to the page and the editor. */
function PostRow({ post }: { readonly post: PostListed }) {
  const { slug, title, date, updated, author, tags, state } = post;
  const { words, border } = STATES[state];
  return (
    <li className={`border-l-8 bg-surface p-4 ${border}`}>
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-1">
        <strong>{words}</strong>
        {date !== null && <time dateTime={date}>, {staffDay(date)}</time>}
        {updated !== null && <time dateTime={updated}>, updated {staffDay(updated)}</time>}
      </p>
      {author !== '' && (
        <p className="text-muted">
          {author}: {tags.join(', ')}
        </p>
      )}
      <div className="actions mt-3">
        <a className="button button-line" href={adminBlogEditorPostPath(slug)} aria-label={`Edit: ${title}`}>
          Edit
        </a>
        {isOut(state) && (
          <a className="button button-line" href={postPath(slug)} aria-label={`View on site: ${title}`}>
            View on site
          </a>
        )}
      </div>
    </li>
  );
}

const counted = (posts: readonly PostListed[]): string => {
  const out = posts.filter(({ state }) => isOut(state)).length;
  const drafts = posts.length - out;
  return `${out} published, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`;
};

function Posts() {
  const posts = useStaffData(listPostsApi);
  const setup = useStaffData(readEditorSetupApi);
  const missing = setup.value?.missing ?? [];
  const { value, failure } = posts;
  return (
    <section className="mt-8" aria-labelledby="posts-title">
      <h2 id="posts-title">Posts</h2>
      <p className="mt-2 max-w-prose">
        Posts you save in the editor show up here and on the site a few minutes later.
      </p>
      {missing.length > 0 ? (
        <p className="mt-4 border-l-8 border-brass pl-3 font-bold" role="alert">
          {missingText(missing)}
        </p>
      ) : (
        <a className="button button-signal mt-4" href={adminBlogEditorNewPath}>
          Write a post
        </a>
      )}
      <LoadState {...posts} />
      <span role="status" className="mt-4 block text-muted">
        {value === null ? failure === null && 'One moment…' : counted(value)}
      </span>
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
