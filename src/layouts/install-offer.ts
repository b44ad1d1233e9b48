import { UI_INSTALL_BANNER_AFTER_MS } from '../business/constants.ts';
import { loadParts } from './load-parts.ts';
import { notices } from './notices.ts';

/** On a phone the offer to install is ours, after a while; a desk has the browser's own. */
export function startInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!matchMedia('(max-width: 767px)').matches) return;
    event.preventDefault();
    // Without a connection for it the next page offers it.
    const offer = () =>
      loadParts().then(
        ({ offerInstall }) => offerInstall(event, notices),
        () => {},
      );
    setTimeout(offer, UI_INSTALL_BANNER_AFTER_MS);
  });
}
