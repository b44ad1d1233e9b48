import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(import.meta.resolve('../ui/island/hydrate-island.tsx'));

/** Astro's React integration, except that a file of our own wakes the islands and puts an error boundary around each. */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        }),
    },
  };
}
