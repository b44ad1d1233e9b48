import type { ReactNode } from 'react';

// With a scroll to it: a view that is shorter than the one before may leave only the footer on the screen.
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The heading of a view that has just taken another one's place: it gets the focus, for whoever cannot see that. */
export function StartHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 ref={takeFocus} tabIndex={-1} className="text-4xl break-words uppercase lg:text-5xl">
      {children}
    </h1>
  );
}
