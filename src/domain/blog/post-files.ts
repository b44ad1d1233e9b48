import {
  isContentFile,
  POST_PICTURES_FOLDER,
  POSTS_FOLDER,
  YARD_PHOTOS_FOLDER,
} from '../content/content-files.ts';
import { PICTURE_NAME } from '../content/picture-name.ts';

/** Paths of posts and their pictures, relative to the repository's root. */
export const POST_FILES = {
  posts: POSTS_FOLDER,
  pictures: POST_PICTURES_FOLDER,
  /** The path of the pictures, relative to a post. */
  picturesFromPost: '../../assets/blog',
} as const;

/** A post's name is the last part of its address. One level and no leading dot. */
const POST = /^[a-z\d]+(?:-[a-z\d]+)*\.md$/;
const PICTURE = new RegExp(`^${PICTURE_NAME}$`);

/** Whether a path is that of a post or of a picture. */
function isPostFile(path: string): boolean {
  const folder = [POST_FILES.posts, POST_FILES.pictures, YARD_PHOTOS_FOLDER].find((start) =>
    path.startsWith(`${start}/`),
  );
  const name = path.slice(`${folder}/`.length);
  return folder !== undefined && (PICTURE.test(name) || (folder === POST_FILES.posts && POST.test(name)));
}

/** Whether the editor may read and write a file of this path: posts, pictures, and what the business says about itself. */
export const isEditorFile = (path: string): boolean => isPostFile(path) || isContentFile(path);
