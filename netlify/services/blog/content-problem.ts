import { unsafeContent } from './unsafe-content.ts';

interface Addition {
  readonly path: string;
  /** In base64. */
  readonly contents: string;
}

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** What a file says: its JSON, or the head of a Markdown file. Throws where it cannot be read. */
async function contentOf({ path, contents }: Addition): Promise<unknown> {
  const text = Buffer.from(contents, 'base64').toString();
  if (path.endsWith('.json')) return JSON.parse(text);
  const { parse } = await import('yaml');
  return parse(HEAD.exec(text)?.[1] ?? '', { schema: 'core' });
}

/**
 * What is wrong with the first post or other file of src/content that the build would refuse, as the editor shows it; null where nothing is. The
 * schemas and the parser are not for every cold start, and loaded here.
 */
export async function problemIn(additions: readonly Addition[]): Promise<string | null> {
  for (const { path, contents } of additions) {
    const unsafe = unsafeContent({ path, text: Buffer.from(contents, 'base64').toString() });
    if (unsafe !== null) return `${path}: ${unsafe}`;
  }
  // All but pictures.
  const files = additions.filter(({ path }) => /\.(?:md|json)$/.test(path));
  if (files.length === 0) return null;
  const { contentProblem } = await import('../../../src/domain/content/content-schemas.ts');
  for (const file of files) {
    const content = await contentOf(file).catch(() => undefined);
    const problem =
      content === undefined ? `${file.path}: it cannot be read` : contentProblem(file.path, content);
    if (problem !== null) return problem;
  }
  return null;
}
