import { track } from '../../lib/analytics.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { INSTALL_DISMISSED_KEY } from '../../lib/storage-keys.ts';
import { panelTexts } from './panel-texts.ts';
import { make, makeButton } from '../../ui/make.ts';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: string }>;
}

function answer(outcome: string): void {
  track('install_prompt_answered', { outcome });
  if (outcome !== 'accepted') writeStored(INSTALL_DISMISSED_KEY, true);
}

/** Shows the banner once; a visitor who declined, here or in the browser, is not asked again on this device. */
export function offerInstall(event: Event, notices: HTMLElement): void {
  if (readStored<boolean>(INSTALL_DISMISSED_KEY) || notices.querySelector('.install')) return;
  const leave = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.remove();
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  const install = makeButton('button button-signal', panelTexts.install, async () => {
    leave();
    answer((await (event as InstallPrompt).prompt()).outcome);
  });
  const later = makeButton('button button-line', panelTexts.notNow, () => {
    leave();
    answer('not_now');
  });
  const words = make('p', '');
  words.role = 'status';
  const banner = make('div', 'install', words, install, later);
  notices.append(banner);
  // A live region announces only changes made after it was inserted.
  requestAnimationFrame(() => (words.textContent = panelTexts.installAsks));
  addEventListener('appinstalled', leave, { once: true });
}
