import { make } from '../../ui/make.ts';
import type { Hit } from './search-pages.ts';
import { searchTexts } from './texts.ts';

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** Everything between the marks is plain text, even if it looks like markup. */
const marked = (excerpt: string) =>
  excerpt.split(/<\/?mark>/).map((text, index) => (index % 2 ? make('mark', '', plain(text)) : plain(text)));

const WORD = /([\p{L}\p{N}]+)/u;

/** What a page is about, with the words that its excerpt marks; where it has none of them, the excerpt follows. */
function described(about: string, excerpt: string): readonly (Node | string)[] {
  const found = marked(excerpt).flatMap((part) =>
    typeof part === 'string' ? [] : part.textContent.split(WORD),
  );
  const words = new Set(found.map((word) => word.toLowerCase()));
  const parts = about
    .split(WORD)
    .map((part, index) => (index % 2 && words.has(part.toLowerCase()) ? make('mark', '', part) : part));
  const isFound = found.length === 0 || parts.some((part) => typeof part !== 'string');
  return isFound && about ? parts : [...parts, about && ' ', ...marked(excerpt)];
}

/** One search result: a link with the page's kind, title, description and optional picture. */
export function resultNode({
  url,
  excerpt,
  meta: { title = '', image, kind = '', about = '' },
}: Hit): HTMLLIElement {
  const link = make(
    'a',
    'search-hit',
    make('span', 'search-kind', searchTexts.kind(kind)),
    make('strong', 'search-title font-display', title),
    make('span', 'search-excerpt', ...described(about, excerpt)),
  );
  link.href = url;
  if (image) {
    const picture = make('img', '');
    Object.assign(picture, { alt: '', width: 72, height: 72, loading: 'lazy', src: image });
    link.prepend(picture);
  }
  return make('li', '', link);
}
