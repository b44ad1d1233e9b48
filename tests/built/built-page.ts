import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const DIST = resolve(import.meta.dirname, '../../dist');

/** A page of dist/, read as text: the checks are simple, and Astro's output is regular. */
export class BuiltPage {
  readonly file: string;
  /** The public path: "/location/griffin". */
  readonly path: string;
  readonly html: string;

  constructor(file: string) {
    this.file = file;
    this.path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    this.html = readFileSync(join(DIST, file), 'utf8');
  }

  /** The first group of each match. */
  all(pattern: RegExp): string[] {
    return [...this.html.matchAll(pattern)].map((match) => decoded(match[1] ?? ''));
  }

  meta(name: string): string | undefined {
    return this.all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0];
  }

  get title(): string | undefined {
    return this.all(/<title>([^<]*)<\/title>/g)[0];
  }

  get canonical(): string | undefined {
    return this.all(/<link rel="canonical" href="([^"]*)"/g)[0];
  }

  get isIndexable(): boolean {
    return this.meta('robots') !== 'noindex';
  }

  get ids(): string[] {
    return this.all(/\sid="([^"]*)"/g);
  }

  get structuredData(): unknown[] {
    return [...this.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
      ([, json]) => JSON.parse(json ?? '') as unknown[],
    );
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#38': '&',
  '#34': '"',
};
const decoded = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

export const BUILT_PAGES: readonly BuiltPage[] = globSync('**/*.html', { cwd: DIST })
  .toSorted()
  .map((file) => new BuiltPage(file));
