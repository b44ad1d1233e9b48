/** The path that visitors know a page by: "/locations" for "/locations.html" and "/locations/", "/" for "/index.html". */
export const pagePath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
