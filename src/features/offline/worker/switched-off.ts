import { dropCaches, scope } from './scope.ts';

// Served at /sw.js when the worker is turned off (docs/operations.md): it replaces the installed worker, deletes its
// caches, and unregisters itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches().then(() => scope.registration.unregister())),
);
