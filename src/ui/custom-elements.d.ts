import type { HTMLAttributes, Ref } from 'react';

type CustomElement<Attributes> = HTMLAttributes<HTMLElement> &
  Attributes & { readonly ref?: Ref<HTMLElement> };

declare module 'react' {
  // React looks element names up in this namespace; there is no other way to add one.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'call-button': CustomElement<{ readonly placement: string }>;
      'tool-tip': CustomElement<{ readonly text: string }>;
      'open-badge': CustomElement<{ readonly yard: string }>;
    }
  }
}
