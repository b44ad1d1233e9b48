import { isContentFile, POSTS_FOLDER, YARD_PHOTOS_FOLDER } from '../content/content-files.ts';

/** Paths of posts and their pictures, relative to the repository's root. */
export const POST_FILES = {
  posts: POSTS_FOLDER,
  pictures: 'src/assets/blog',
  /** The path of the pictures, relative to a post. */
  picturesFromPost: '../../assets/blog',
} as const;

/** One level and no leading dot. */
const NAME = /^[\w(][\w ()+.-]*\.(?:md|svg|png|jpe?g|webp|avif|gif)$/;

/** Whether a path is that of a post or of a picture. */
function isPostFile(path: string): boolean {
  const folder = [POST_FILES.posts, POST_FILES.pictures, YARD_PHOTOS_FOLDER].find((start) =>
    path.startsWith(`${start}/`),
  );
  return folder !== undefined && NAME.test(path.slice(folder.length + 1));
}

/** Whether the editor may read and write a file of this path: posts, pictures, and what the business says about itself. */
export const isEditorFile = (path: string): boolean => isPostFile(path) || isContentFile(path);
