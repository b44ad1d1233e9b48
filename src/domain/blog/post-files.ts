/** Paths of posts and their pictures, relative to the repository's root. */
export const POST_FILES = {
  posts: 'src/content/blog',
  pictures: 'src/assets/blog',
  /** The path of the pictures, relative to a post. */
  picturesFromPost: '../../assets/blog',
} as const;
