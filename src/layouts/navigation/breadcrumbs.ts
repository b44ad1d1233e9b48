import { crumbTexts, frameTexts } from '../texts.ts';
import { slugName } from '../../domain/shared/text/slug-name.ts';
import { homePath, locationsPath, servicesPath } from '../../paths.ts';
import { languageRoot, pagePath } from '../head/page-path.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** First segments whose list has another address. */
const ADDRESSES: Readonly<Record<string, string>> = {
  location: locationsPath,
  materials: servicesPath,
  materiales: servicesPath,
};
/** Path segments without a page of their own. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(['/blog/page', '/blog/tag', '/es/blog']);

/** Home and one crumb per segment; empty on home. `last` names the page if its slug does not. */
export function breadcrumbs(pathname: string, last?: string): readonly Crumb[] {
  const segments = pagePath(pathname).slice(languageRoot.length).split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => ({
    label:
      index === segments.length - 1 && last !== undefined
        ? last
        : (crumbTexts[segments.slice(0, index + 1).join('/')] ?? slugName(segment)),
    href:
      (index === 0 ? ADDRESSES[segment] : undefined) ??
      `${languageRoot}/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [
    { label: frameTexts.home, href: homePath },
    ...crumbs.filter(({ href }) => !WITHOUT_PAGE.has(href)),
  ];
}
