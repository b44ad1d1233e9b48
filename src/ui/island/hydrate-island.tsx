import hydrate from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';
import { typedBefore } from './typed-before.ts';

/** Astro's own way to wake an island, with a boundary around each (src/build/react-islands.ts). */
export default (element: HTMLElement): ReturnType<typeof hydrate> =>
  (Island: ComponentType<object>, ...given) => {
    const typed = typedBefore(element);
    const Bounded = (props: object) => (
      <IslandBoundary typed={typed}>
        <Island {...props} />
      </IslandBoundary>
    );
    return hydrate(element)(Bounded, ...given);
  };
