/** Astro's own island runtime, made a module by src/build/lean-scripts.ts. */
declare module 'virtual:island-runtime';
