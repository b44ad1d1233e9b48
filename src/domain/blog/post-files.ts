/** Where posts and their pictures are, from the root of the repository. */
export const POST_FILES = {
  posts: 'src/content/blog',
  pictures: 'src/assets/blog',
  /** The pictures, as a post names them. */
  picturesFromPost: '../../assets/blog',
} as const;
