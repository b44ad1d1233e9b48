/** After the first prices, which are fetched two seconds after the load, and not while the visitor begins to scroll. */
const REGISTER_AFTER_MS = 4_000;

/** A page that was here before the worker asks it to keep what it consists of: workbox-routing answers this message. */
const keepThisPage = ({ active }: ServiceWorkerRegistration) => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href, ...files] } }, []);
};

/** Registers /sw.js in a built site, late: what it fetches must not compete with the page. */
export function registerWorker(): void {
  const { serviceWorker: workers } = navigator;
  if (!import.meta.env.PROD || import.meta.env.PUBLIC_SERVICE_WORKER === 'off' || !workers) return;
  setTimeout(() => {
    if (!workers.controller) void workers.ready.then(keepThisPage);
    workers.register('/sw.js').catch(() => {});
  }, REGISTER_AFTER_MS);
}
