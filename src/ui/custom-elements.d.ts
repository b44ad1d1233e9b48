import type { HTMLAttributes } from 'react';

declare module 'react' {
  // React looks element names up in this namespace; there is no other way to add one.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'call-button': HTMLAttributes<HTMLElement> & { readonly placement: string };
      'open-badge': HTMLAttributes<HTMLElement> & { readonly yard: string; readonly today?: 'full' };
      'tool-tip': HTMLAttributes<HTMLElement> & { readonly text: string };
    }
  }
}
