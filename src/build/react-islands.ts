import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(import.meta.resolve('../ui/island/hydrate-island.tsx'));

/** React as Astro runs it, except for what wakes an island: that is ours, and bounds each. */
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
