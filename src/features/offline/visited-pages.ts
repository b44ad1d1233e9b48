import { CACHES } from './cache-rules.ts';
import { offlinePath } from '../../paths.ts';
import { siteAnswers } from '../../lib/requests/site-answers.ts';
import { make } from '../../ui/make.ts';

const SHOWN = 12;
const LOOK_AGAIN_MS = 10_000;
const SETTLE_MS = 1_000;

interface VisitedPage {
  readonly path: string;
  readonly title: string;
}

async function readPage(cache: Cache, { url }: Request): Promise<VisitedPage> {
  const html = (await (await cache.match(url))?.text()) ?? '';
  // Only the title: parsing the whole page would apply its styles, which this page's policy forbids.
  const { title } = new DOMParser().parseFromString(/<title>[^<]*/.exec(html)?.[0] ?? '', 'text/html');
  const path = new URL(url).pathname;
  return { path, title: title.split(' | ')[0] || path };
}

/** The pages that the worker has cached, newest first. */
async function readVisited(): Promise<VisitedPage[]> {
  try {
    const cache = await caches.open(CACHES.page);
    const cached = (await cache.keys()).toReversed();
    const pages = await Promise.all(cached.slice(0, SHOWN + 1).map((request) => readPage(cache, request)));
    return pages.filter(({ path }) => path !== offlinePath && path !== location.pathname).slice(0, SHOWN);
  } catch {
    return [];
  }
}

/** `<visited-pages>`: links to pages that open offline. Hidden without any. */
class VisitedPages extends HTMLElement {
  async connectedCallback() {
    const pages = await readVisited();
    const links = pages.map(({ path, title }) => {
      const link = make('a', 'flex min-h-12 items-center py-2 font-bold hover:text-link', title);
      link.href = path;
      return make('li', 'border-t border-line', link);
    });
    this.querySelector('ul')?.replaceChildren(...links);
    this.hidden = links.length === 0;
  }
}

customElements.define('visited-pages', VisitedPages);

const reload = () => location.reload();

/** A network that has lost the internet fires no event when it is back, so the page looks on its own. */
async function lookAgain(): Promise<void> {
  if (document.hidden) return;
  if (await siteAnswers()) reload();
}

// Shown in place of another page: reload that page once the connection has settled.
if (location.pathname !== offlinePath) {
  window.addEventListener('online', () => setTimeout(reload, SETTLE_MS));
  setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
}
