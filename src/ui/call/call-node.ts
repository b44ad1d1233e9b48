import { callTexts } from '../texts.ts';
import { make } from '../make.ts';

/** A call button made by a script. Takes the number from the header, so that scripts do not bundle it. */
export function callNode(placement: string): HTMLElement {
  const link = make('a', 'button button-signal', callTexts.callNow);
  link.href = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')?.href ?? '';
  const button = document.createElement('call-button');
  button.setAttribute('placement', placement);
  button.append(link);
  return button;
}
