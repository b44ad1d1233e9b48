import type { Crumb } from '../navigation/breadcrumbs.ts';

/** JSON for a script block: `<` is escaped, so that no text in it can end the block. */
export const jsonLdText = (block: object): string => JSON.stringify(block).replaceAll('<', '\\u003c');

/** https://schema.org/BreadcrumbList with absolute URLs. */
export function breadcrumbList(crumbs: readonly Crumb[], site: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}
