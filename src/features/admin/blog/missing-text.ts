/** What an owner reads where posts cannot be written yet. */
export const missingText = (missing: readonly string[]): string =>
  `Posts cannot be written here yet. Please set ${missing.join(' and ')} at Netlify, under environment variables, and deploy.`;
