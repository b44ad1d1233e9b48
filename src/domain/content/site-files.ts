import { parse, type ScalarTag } from 'yaml';

/** Files of src/content and the pictures they name, by their paths from the repository's root. A picture has no text. */
export type SiteFiles = ReadonlyMap<string, string | null>;

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A number to the build's parser, and a text in YAML 1.2. */
const BINARY: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?0b[01]+$/,
  resolve: (text) => Number.parseInt(text.replace('0b', ''), 2),
};

/** What a file says: its JSON, or the head of a Markdown file as the build reads it. Undefined: it cannot be read. */
export function readContent(path: string, text: string): unknown {
  try {
    if (path.endsWith('.json')) return JSON.parse(text);
    return parse(HEAD.exec(text)?.[1] ?? '', {
      schema: 'core',
      customTags: (tags) => ['timestamp', 'merge', BINARY, ...tags],
    });
  } catch {
    return undefined;
  }
}

export const bodyOf = (text: string): string => text.replace(HEAD, '');
