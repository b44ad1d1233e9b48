import { writeStored } from '../../lib/storage.ts';
import { LANGUAGE_KEY } from '../../lib/storage-keys.ts';
import { make, makeButton } from '../../ui/make.ts';

const choose = (language: string) => writeStored(LANGUAGE_KEY, language);

/** One line, in Spanish, that leads to this page in Spanish. Whoever says no is not asked again on this device. */
export function offerSpanish(notices: HTMLElement): void {
  const href = document.querySelector<HTMLAnchorElement>('[data-language]')?.href;
  if (!href || notices.querySelector('.install')) return;
  const link = make('a', 'button button-signal', 'Ver en español');
  link.href = href;
  link.hreflang = 'es';
  link.addEventListener('click', () => choose('es'));
  const stay = makeButton('button button-line', 'Seguir en inglés', () => {
    choose('en');
    const hadFocus = offer.contains(document.activeElement);
    offer.remove();
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
  const question = make('p', '', '¿Prefiere español?');
  const offer = make('section', 'install', question, link, stay);
  offer.lang = 'es';
  offer.ariaLabel = 'Idioma';
  notices.append(offer);
}
