import { homePath } from '../../paths.ts';

/** For a link: "en" where a page in another language leads to one that is only in English. */
export const hreflangOf = (href: string): 'en' | undefined =>
  homePath !== '/' && href.startsWith('/') && !href.startsWith(homePath) ? 'en' : undefined;
