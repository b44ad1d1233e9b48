/** After the first prices, which load after two seconds, and after the visitor's first scroll. */
const REGISTER_AFTER_MS = 4_000;

/** Asks the worker to cache a page that loaded before it, from the browser's cache. workbox-routing handles this message. */
const cacheThisPage = ({ active }: ServiceWorkerRegistration) => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.href, ...new Set(files)].map((url) => [url, { cache: 'force-cache' }]);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, []);
};

/** Registers /sw.js in a built site. Late, so that its requests do not compete with the page's. */
export function registerWorker(): void {
  const { serviceWorker: workers } = navigator;
  if (!import.meta.env.PROD || import.meta.env.PUBLIC_SERVICE_WORKER === 'off' || !workers) return;
  setTimeout(() => {
    if (!workers.controller) void workers.ready.then(cacheThisPage);
    workers.register('/sw.js').catch(() => {});
  }, REGISTER_AFTER_MS);
}
