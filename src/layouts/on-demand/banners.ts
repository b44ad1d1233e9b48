import { track } from '../../lib/measurement/analytics.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { INSTALL_DISMISSED_KEY, LANGUAGE_KEY } from '../../lib/storage/storage-keys.ts';
import { panelTexts } from '../texts.ts';
import { make, makeButton } from '../../ui/make.ts';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: string }>;
}

/** One banner at a time. */
const isTaken = () => document.querySelector('.install') !== null;

/** Next to the header for the keyboard, and at the bottom of the window, where it covers no heading and moves nothing. */
const show = (banner: HTMLElement) => document.querySelector('#main')?.before(banner);

function leave(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.remove();
  if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

function answer(outcome: string): void {
  track('install_prompt_answered', { outcome });
  if (outcome !== 'accepted') writeStored(INSTALL_DISMISSED_KEY, true);
}

/** Shows the banner once; a visitor who declined, here or in the browser, is not asked again on this device. */
export function offerInstall(event: Event): void {
  if (readStored<boolean>(INSTALL_DISMISSED_KEY) || isTaken()) return;
  const install = makeButton('button button-signal', panelTexts.install, async () => {
    leave(banner);
    answer((await (event as InstallPrompt).prompt()).outcome);
  });
  const later = makeButton('button button-line', panelTexts.notNow, () => {
    leave(banner);
    answer('not_now');
  });
  const words = make('p', '');
  words.role = 'status';
  const banner = make('div', 'install', words, install, later);
  show(banner);
  // A live region announces only changes made after it was inserted.
  requestAnimationFrame(() => (words.textContent = panelTexts.installAsks));
  addEventListener('appinstalled', () => leave(banner), { once: true });
}

/** One line, in Spanish, that leads to this page in Spanish. After a no, this device is not asked again. */
export function offerSpanish(): void {
  const href = document.querySelector<HTMLAnchorElement>('[data-language][hreflang=es]')?.href;
  if (!href || isTaken()) return;
  const link = make('a', 'button button-signal', 'Ver en español');
  // As the switch in the header: page.ts keeps the choice.
  Object.assign(link, { href, hreflang: 'es' }).dataset['language'] = '';
  const stay = makeButton('button button-line', 'Seguir en inglés', () => {
    writeStored(LANGUAGE_KEY, 'en');
    leave(offer);
  });
  const offer = make('section', 'install', make('p', '', '¿Prefiere español?'), link, stay);
  Object.assign(offer, { lang: 'es', ariaLabel: 'Idioma' });
  show(offer);
}
