/** What an owner reads where posts cannot be written yet. */
export const missingText = (missing: readonly string[]): string =>
  `You can't write posts here yet. Please set ${missing.join(' and ')} in Netlify, under environment variables, and deploy.`;
