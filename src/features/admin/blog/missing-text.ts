/** What an owner reads where posts and content cannot be written yet. */
export const missingText = (missing: readonly string[]): string =>
  `You can't save posts or content here yet. Please set ${missing.join(' and ')} in Netlify, under environment variables, and deploy.`;
