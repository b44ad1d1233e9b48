import { loadParts } from './load-parts.ts';

/** A badge that is in view this long counts as looked at. */
const LOOKED_AT_MS = 2_000;

function listen() {
  for (const use of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(use, start, { once: true, passive: true });
}

async function start() {
  try {
    (await loadParts()).startUsed();
  } catch {
    // There was no connection: the next use tries again.
    listen();
  }
}

/** Offline, the page's own hours are shown. */
const showNews = () =>
  loadParts().then(
    ({ showYardNews }) => showYardNews(),
    () => {},
  );

/** Loads what nobody needs before the page is used, at its first use; staff's notes about the yards also when somebody looks at a badge. */
export function startWhenUsed(): void {
  listen();
  if (scrollY > 0) void start();
  setTimeout(() => {
    const top = document.querySelector('main open-badge')?.getBoundingClientRect().top;
    // 0: it is not shown.
    if (top && top < innerHeight) void showNews();
  }, LOOKED_AT_MS);
}
