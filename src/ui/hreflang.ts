import { homePath } from '../paths.ts';

/** For a link: "en" where a page in another language leads to one that is in English alone. */
export const hreflangOf = (href: string): 'en' | undefined =>
  homePath !== '/' && href.startsWith('/') && !href.startsWith(homePath) ? 'en' : undefined;
