import type { ReactNode } from 'react';
import { takeFocus } from '../../../ui/focus-heading.ts';

/** Takes the focus when its view replaces another, which also scrolls to it: the new view may be much shorter. */
export function StartHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 ref={takeFocus} tabIndex={-1} className="text-4xl break-words uppercase lg:text-5xl">
      {children}
    </h1>
  );
}
