import { make } from '../../ui/make.ts';
import type { Hit } from './search-pages.ts';

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** What stands between the marks is text, whatever it looks like. */
const marked = (excerpt: string) =>
  excerpt.split(/<\/?mark>/).map((text, index) => (index % 2 ? make('mark', '', plain(text)) : plain(text)));

/** A found page as an item of the list: one link with its kind, title, excerpt and, where it has one, picture. */
export function resultNode({ url, excerpt, meta: { title = '', image, kind = '' } }: Hit): HTMLLIElement {
  const link = make(
    'a',
    'search-hit',
    make('span', 'search-kind', kind),
    make('strong', 'search-title font-display', title),
    make('span', 'search-excerpt', ...marked(excerpt)),
  );
  link.href = url;
  if (image) {
    const picture = make('img', '');
    Object.assign(picture, { alt: '', width: 72, height: 72, loading: 'lazy', src: image });
    link.prepend(picture);
  }
  return make('li', '', link);
}
