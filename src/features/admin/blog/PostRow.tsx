import type { PostListed } from '../../../domain/blog/admin-blog.api.ts';
import { isOut, type PostState } from '../../../domain/blog/post-state.ts';
import { postPath } from '../../../paths.ts';
import { adminBlogEditorPostPath } from '../../../staff-paths.ts';
import { staffDay } from '../staff-text.ts';

const STATES: Readonly<Record<PostState, { readonly words: string; readonly border: string }>> = {
  published: { words: 'Published', border: 'border-up' },
  ahead: { words: 'Published, with a date to come', border: 'border-copper' },
  draft: { words: 'Draft', border: 'border-line' },
  unreadable: { words: "Its header can't be read: the next build will stop on it", border: 'border-down' },
};

/** A post's state, with links to the page and the editor. */
export function PostRow({ post }: { readonly post: PostListed }) {
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
          <a className="button button-line" href={postPath(slug)} aria-label={`See on the site: ${title}`}>
            See on the site
          </a>
        )}
      </div>
    </li>
  );
}
