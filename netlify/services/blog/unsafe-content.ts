interface Named {
  readonly path: string;
  readonly text: string;
}

const LINKS = [/\]\(\s*<?([^\s)>]*)/g, /^ {0,3}\[[^\]\n]+\]:\s*<?([^\s>]+)/gm];
/** Elsewhere, here, a mail or a call. Markdown reads entities in a link, so nothing else may stand before the first colon. */
const GOOD_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\.{0,2}\/)/i;
const RAW_HTML = /<(?!https?:\/\/|[\w.+-]+@)[a-z!/?]/i;
/** A drawing is shapes alone: whatever can run, load or hold HTML is none. */
const ACTIVE_DRAWING =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|handler|set|animate\w*|!ENTITY)\b|\son\w+\s*=|(?:href|src)\s*=\s*["']?(?!\s*["']?#)|&#|url\(\s*["']?(?!#)|@import/i;

/** Why a browser should not get this content, by what it is and not by its name; null where nothing is wrong. */
export function unsafeContent({ path, text }: Named): string | null {
  if (path.endsWith('.svg')) {
    return ACTIVE_DRAWING.test(text) ? 'a drawing may hold shapes alone: no scripts, links or files' : null;
  }
  if (!path.endsWith('.md')) return null;
  if (RAW_HTML.test(text)) return 'please write Markdown: HTML is not taken';
  const links = LINKS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target));
  const wrong = links.find((target) => !GOOD_LINK.test(target));
  return wrong === undefined ? null : `the link “${wrong}” leads nowhere: begin it with https:// or /`;
}
