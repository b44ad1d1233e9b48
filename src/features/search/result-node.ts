import { make } from '../../ui/make.ts';
import { aboutText, type Hit } from './search-pages.ts';
import { searchTexts } from './texts.ts';

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** Everything between the marks is plain text, even if it looks like markup. */
const marked = (excerpt: string) =>
  excerpt.split(/<\/?mark>/).map((text, index) => (index % 2 ? make('mark', '', plain(text)) : plain(text)));

/** One search result: a link with the page's kind, title, description and optional picture. */
export function resultNode(hit: Hit): HTMLLIElement {
  const { title = '', image, kind = '' } = hit.meta;
  const link = make(
    'a',
    'search-hit',
    make('span', 'search-kind', searchTexts.kind(kind)),
    make('strong', 'search-title font-display', title),
    make('span', 'search-excerpt', ...marked(aboutText(hit))),
  );
  link.href = hit.url;
  if (image) {
    const picture = make('img', '');
    Object.assign(picture, { alt: '', width: 72, height: 72, loading: 'lazy', src: image });
    link.prepend(picture);
  }
  return make('li', '', link);
}
