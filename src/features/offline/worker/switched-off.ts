import { dropCaches, scope } from './scope.ts';

// Stands at /sw.js where the worker is switched off (docs/operations.md): it takes the place of the one a browser has,
// answers nothing, forgets what that one kept, and goes.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches().then(() => scope.registration.unregister())),
);
