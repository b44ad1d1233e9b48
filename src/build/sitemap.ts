export interface BuiltPage {
  /** The public path: "/location/griffin". */
  readonly path: string;
  readonly html: string;
  /** The absolute URL for search engines; null if they should not know the page. */
  readonly canonical: string | null;
}

const changed = (html: string): string | undefined =>
  (/<meta property="article:modified_time" content="([^"]+)"/.exec(html) ??
    /<meta property="article:published_time" content="([^"]+)"/.exec(html))?.[1];

/** The same page in each language, as its head names them. */
const LANGUAGES = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;

/** https://www.sitemaps.org/protocol.html with all pages that may be indexed, and the day of the last change if known. */
export function sitemap(pages: readonly BuiltPage[]): string {
  const entries = pages.flatMap(({ canonical, html }) => {
    if (canonical === null) return [];
    const day = changed(html)?.slice(0, 10);
    const languages = [...html.matchAll(LANGUAGES)].map(
      ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const changedOn = day ? `<lastmod>${day}</lastmod>` : '';
    return [`<url><loc>${canonical}</loc>${changedOn}${languages.join('')}</url>`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
