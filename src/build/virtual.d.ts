/** Astro's own island runtime, made a module by src/build/lean-pages.ts. */
declare module 'virtual:island-runtime';
/** The same for islands with `client:only`, of which nothing is rendered at build time. */
declare module 'virtual:island-only';
