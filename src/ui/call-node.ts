import { make } from './make.ts';

/** A call button for a script's own nodes; it takes the number from the header's, so that no script carries the business. */
export function callNode(placement: string): HTMLElement {
  const link = make('a', 'button button-signal', 'Call Now');
  link.href = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')?.href ?? '';
  const button = document.createElement('call-button');
  button.setAttribute('placement', placement);
  button.append(link);
  return button;
}
