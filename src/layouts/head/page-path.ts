import { homePath } from '../../paths.ts';

/** Above the addresses of this language: "" or "/es". */
export const languageRoot = homePath === '/' ? '' : homePath;

/** A page's public path: "/locations" for "/locations.html" and "/locations/", "/" for "/index.html". */
export const pagePath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
