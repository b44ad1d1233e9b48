import { browserDeclines, type Consent, readConsent } from '../../lib/measurement/consent.ts';
import { adoptStyles, make, makeButton } from '../make.ts';
import css from './consent-notice.css?inline';

adoptStyles(css);

const QUESTION =
  'May we count visits, calls and quote requests with Google Analytics? It learns nothing that you type, and nothing of it is loaded unless you accept.';
const BROWSER_DECLINES =
  'Your browser asks us not to measure your visit (Global Privacy Control or Do Not Track). So we do not.';
const ANSWERS: Readonly<Record<Consent, string>> = {
  accepted: ' You have accepted.',
  declined: ' You have declined.',
};

/**
 * Asks for consent without blocking the page. With an `opener`, the visitor asked for it: it takes the focus, gives it
 * back, and Escape closes it.
 */
export function askConsent(opener: HTMLElement | null, onAnswer: (consent: Consent) => void): void {
  document.querySelector('.consent')?.remove();
  const close = () => {
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  };
  const answer = (label: string, consent: Consent) =>
    makeButton('button button-line', label, () => {
      close();
      onAnswer(consent);
    });
  const isDeclined = browserDeclines();
  const given = readConsent();
  const text = isDeclined ? BROWSER_DECLINES : QUESTION + (given ? ANSWERS[given] : '');
  const notice = make(
    'section',
    'consent',
    make('p', '', make('strong', '', 'Privacy choices')),
    make('p', '', text),
    ...(isDeclined
      ? [makeButton('button button-line', 'Close', close)]
      : [answer('Accept', 'accepted'), answer('Decline', 'declined')]),
  );
  notice.ariaLabel = 'Privacy choices';
  notice.tabIndex = -1;
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close();
  });
  // First in the tab order, as it covers part of the page.
  document.querySelector('.skip')?.after(notice);
  if (opener) notice.focus();
}
