import { CONTENT, isYardFile, POST_PICTURES_FOLDER, POSTS_FOLDER } from './content-files.ts';
import { CONTENT_SCHEMAS, contentProblem } from './content-schemas.ts';
import { PICTURE_NAME } from './picture-name.ts';
import { bodyOf, readContent, type SiteFiles } from './site-files.ts';
import { SPANISH_POSTS } from './spanish-posts.ts';
import { YARD_PAGES_FOLDER, yardProblems } from './yard-problems.ts';

interface Post {
  readonly path: string;
  readonly slug: string;
  readonly head: {
    readonly title?: unknown;
    readonly description?: unknown;
    readonly draft?: unknown;
    readonly image?: { readonly src?: unknown } | null;
  };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isPost = (path: string) => folderOf(path) === POSTS_FOLDER && path.endsWith('.md');
const isPicture = (path: string) => new RegExp(`^${PICTURE_NAME}$`).test(nameOf(path));

/** Where a path leads that stands in a file: "../../assets/blog/a.svg" in a post. */
const resolved = (from: string, path: string): string =>
  new URL(path, `file:///${from}`).pathname.slice('/'.length);

const postsIn = (files: SiteFiles): readonly Post[] =>
  [...files].flatMap(([path, text]) => {
    const head = isPost(path) && text !== null ? readContent(path, text) : null;
    return typeof head === 'object' && head !== null
      ? [{ path, slug: nameOf(path).slice(0, -'.md'.length), head }]
      : [];
  });

function fileProblems(files: SiteFiles): readonly string[] {
  const needed = CONTENT.flatMap((collection) => collection.files).filter(({ mayLack }) => !mayLack);
  const missing = needed
    .filter(({ path }) => !files.has(path))
    .map(({ path }) => `${path}: a page needs this file, so it can’t be deleted`);
  const wrong = [...files].flatMap(([path, text]) => {
    if (text === null || !(CONTENT_SCHEMAS.has(path) || isYardFile(path) || isPost(path))) return [];
    const content = readContent(path, text);
    return content === undefined ? `${path}: we can’t read this file` : (contentProblem(path, content) ?? []);
  });
  return [...missing, ...wrong];
}

const IN_TEXT =
  /!\[[^\]]*\]\(\s*<?([^\s)>]+)|^ {0,3}\[[^\]\n]+\]:\s*<?(\S+\.(?:svg|png|jpe?g|webp|gif|avif))\b/gim;

/** The pictures that a file shows, as they are named in it, each with the field that names it. */
function picturesNamed(path: string, text: string): readonly (readonly [where: string, picture: string])[] {
  const content = readContent(path, text) as
    { photo?: unknown; people?: { photo?: unknown } | null; image?: { src?: unknown } } | null | undefined;
  const inHead = isPost(path) ? content?.image?.src : undefined;
  const page = folderOf(path) === YARD_PAGES_FOLDER ? content : undefined;
  const inText = path.endsWith('.md') ? [...bodyOf(text).matchAll(IN_TEXT)] : [];
  return [
    ...(typeof inHead === 'string' ? [['image, src', inHead] as const] : []),
    ...(typeof page?.photo === 'string' ? [['photo', page.photo] as const] : []),
    ...(typeof page?.people?.photo === 'string' ? [['people, photo', page.people.photo] as const] : []),
    ...inText
      .map(([, shown, defined]) => ['text', shown ?? defined ?? ''] as const)
      // Pictures on other sites, and those named by an address on ours, are not files of the build.
      .filter(([, picture]) => !/^(?:\/|[a-z]+:)/i.test(picture)),
  ];
}

const pictureProblems = (files: SiteFiles): readonly string[] =>
  [...files].flatMap(([path, text]) =>
    (text === null ? [] : picturesNamed(path, text)).flatMap(([where, picture]) => {
      const file = resolved(path, picture);
      return files.has(file) && isPicture(file)
        ? []
        : `${path}, ${where}: the picture “${nameOf(picture)}” isn’t on the site. Please choose another.`;
    }),
  );

const stem = (path: string) =>
  nameOf(path)
    .replace(/\.\w+$/, '')
    .toLowerCase();

/** A post's picture for social networks is made of a file that is known by its name alone. */
function sameNameProblems(files: SiteFiles, posts: readonly Post[]): readonly string[] {
  const pictures = [...files.keys()].filter(
    (path) => isPicture(path) && [POSTS_FOLDER, POST_PICTURES_FOLDER].includes(folderOf(path)),
  );
  return posts.flatMap(({ path, head }) => {
    const src = head.image?.src;
    const same = typeof src === 'string' ? pictures.filter((each) => stem(each) === stem(src)) : [];
    return same.length < 2
      ? []
      : `${path}, image, src: ${same.map(nameOf).join(' and ')} have the same name. Please rename one of them.`;
  });
}

const isOut = ({ head }: Post) => head.draft !== true;

const twiceProblems = (posts: readonly Post[]): readonly string[] =>
  (['title', 'description'] as const).flatMap((field) =>
    posts.flatMap(({ path, head }, index) => {
      const other = posts.slice(0, index).find((each) => each.head[field] === head[field]);
      return other && head[field] !== undefined
        ? `${path}, ${field}: ${nameOf(other.path)} has the same. Please give each post its own.`
        : [];
    }),
  );

const LINK = /\]\(\s*<?\/(?:es\/)?blog\/([^\s)>/#?]+)(?=[\s)>#?])/g;
const SPANISH_NAMES: readonly string[] = Object.values(SPANISH_POSTS);

function linkProblems(files: SiteFiles, posts: readonly Post[]): readonly string[] {
  const out = new Set(posts.filter(isOut).map(({ slug }) => slug));
  const drafts = new Set(posts.filter((post) => !isOut(post)).map(({ path }) => path));
  const missing = Object.keys(SPANISH_POSTS)
    .filter((slug) => !out.has(slug))
    .map(
      (slug) =>
        `${POSTS_FOLDER}/${slug}.md: other pages link to this post, so it can’t be deleted or made a draft`,
    );
  const dead = [...files].flatMap(([path, text]) =>
    text === null || !path.endsWith('.md') || drafts.has(path)
      ? []
      : [...bodyOf(text).matchAll(LINK)]
          .map(([, slug = '']) => slug)
          .filter((slug) => !out.has(slug) && !SPANISH_NAMES.includes(slug) && slug !== 'rss.xml')
          .map(
            (slug) => `${path}: the link to the post “${slug}” won’t work: there is no such post on the site`,
          ),
  );
  return [...missing, ...dead];
}

/**
 * Why the site can't be built properly from these files, in sentences for owners. The build and the editor both check, so that whatever the editor has saved
 * can be built.
 */
export function siteProblems(files: SiteFiles): readonly string[] {
  const posts = postsIn(files);
  const problems = [
    ...yardProblems(files),
    ...fileProblems(files),
    ...pictureProblems(files),
    ...sameNameProblems(files, posts),
    ...twiceProblems(posts.filter(isOut)),
    ...linkProblems(files, posts),
  ];
  return [...new Set(problems)];
}

/** The first problem that a change would cause; null if none. What was wrong before does not stop whoever saves now. */
export function newProblem(before: SiteFiles, after: SiteFiles): string | null {
  const known = new Set(siteProblems(before));
  return siteProblems(after).find((problem) => !known.has(problem)) ?? null;
}
