import { loadParts } from './load-parts.ts';

/** A badge that is in sight for so long is looked at. */
const LOOKED_AT_MS = 2_000;

function listen() {
  for (const use of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(use, start, { once: true, passive: true });
}

async function start() {
  try {
    (await loadParts()).startUsed();
  } catch {
    // There was no connection for it: the next use tries again.
    listen();
  }
}

/** Without a connection the page's own hours stand. */
const showNews = () =>
  loadParts().then(
    ({ showYardNews }) => showYardNews(),
    () => {},
  );

/** What nobody needs before the page is used comes with its first use; staff's news of the yards also to who looks at a badge. */
export function startWhenUsed(): void {
  listen();
  if (scrollY > 0) void start();
  setTimeout(() => {
    const top = document.querySelector('main open-badge')?.getBoundingClientRect().top;
    // 0: it is not shown.
    if (top && top < innerHeight) void showNews();
  }, LOOKED_AT_MS);
}
