import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import { fileProblem } from './file-problem.ts';

interface Addition {
  readonly path: string;
  /** In base64. */
  readonly contents: string;
}

interface Named {
  readonly path: string;
  readonly text: string;
}

const LINKS = [
  /\]\(\s*<?([^\s)>]*)/g,
  /^ {0,3}\[[^\]\n]+\]:\s*<?([^\s>]+)/gm,
  // In a list, in a quote, or with a name over two lines: whatever has a scheme.
  /\]:\s*<?([^\s>/?#]*[:&\\][^\s>]*)/g,
];
/** Another site, a page of ours, an email address or a phone number. Markdown decodes entities in a link, so nothing else may stand before the first colon. */
const GOOD_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\.{0,2}\/)/i;
const RAW_HTML = /<(?!https?:\/\/|[\w.+-]+@)[a-z!/?]/i;
/** A drawing is shapes alone: anything that can run, load or hold HTML is refused, whatever stands before its colon. */
const ACTIVE_DRAWING =
  /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|embed|object|handler|set|animate\w*|!ENTITY)\b| on\w+=|(?:href|src)=["']?(?! ?["']?#)|&#|url\(["']?(?! ?["']?#)|@import/i;

/** Removes spaces and line ends around "=" and "(", which a browser ignores, so that the pattern needs only one spelling. */
const withFewBlanks = (text: string): string =>
  text
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/ ?([=(]) ?/g, '$1');

/** Why a browser should not get this content, by what it is and not by its name; null if nothing is wrong. */
export function unsafeContent({ path, text }: Named): string | null {
  if (path.endsWith('.svg')) {
    return ACTIVE_DRAWING.test(withFewBlanks(text))
      ? 'a drawing can contain only shapes, no scripts, links or files'
      : null;
  }
  if (!path.endsWith('.md')) return null;
  if (RAW_HTML.test(text)) return 'please write Markdown, not HTML';
  const links = LINKS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target));
  const wrong = links.find((target) => !GOOD_LINK.test(target));
  return wrong === undefined ? null : `the link “${wrong}” won’t work: start it with https:// or /`;
}

/** The file with its phone numbers as they are kept, in whatever US spelling they were typed. */
export function withStoredPhones(addition: Addition): Addition {
  const { path, contents } = addition;
  if (!path.endsWith('.json')) return addition;
  const text = Buffer.from(contents, 'base64').toString();
  const stored = text.replaceAll(
    /("(?:phone|quotesPhone)":\s*")([^"\\]*)(?=")/g,
    (_, before: string, phone: string) => before + (toE164(phone) ?? phone),
  );
  return stored === text ? addition : { path, contents: Buffer.from(stored).toString('base64') };
}

/**
 * What is wrong with the first of these files, as the editor shows it; null if nothing is. The schemas and the parser are loaded here, because not every cold
 * start needs them.
 */
export async function problemIn(additions: readonly Addition[]): Promise<string | null> {
  for (const { path, contents } of additions) {
    const bytes = Buffer.from(contents, 'base64');
    const wrong = unsafeContent({ path, text: bytes.toString() }) ?? (await fileProblem(path, bytes));
    if (wrong !== null) return `${path}: ${wrong}`;
  }
  // All but pictures.
  const files = additions.filter(({ path }) => /\.(?:md|json)$/.test(path));
  if (files.length === 0) return null;
  const [{ contentProblem }, { readContent }] = await Promise.all([
    import('../../../src/domain/content/content-schemas.ts'),
    import('../../../src/domain/content/site-files.ts'),
  ]);
  for (const { path, contents } of files) {
    const content = readContent(path, Buffer.from(contents, 'base64').toString());
    const problem =
      content === undefined ? `${path}: we can’t read this file` : contentProblem(path, content);
    if (problem !== null) return problem;
  }
  return null;
}
