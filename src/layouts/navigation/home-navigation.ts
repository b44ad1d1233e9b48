import { UI_ANCHOR_SCROLL_DELAY_MS } from '../../business/constants.ts';
import { replaceAddress } from '../../lib/address/write-address.ts';
import { homePath } from '../../paths.ts';
import { clickedLink, isPlainClick } from '../../ui/clicked-link.ts';
import { toTop } from './navigation.ts';

const leaveQuery = () => replaceAddress(homePath);

/** Home scrolls to the top of the home page itself, and `?scrollTo=` to the element it names, whose hash then replaces it in the URL. */
function start(): void {
  const onClick = (event: MouseEvent) => {
    if (clickedLink(event)?.getAttribute('href') !== homePath || !isPlainClick(event)) return;
    event.preventDefault();
    leaveQuery();
    setTimeout(toTop, UI_ANCHOR_SCROLL_DELAY_MS);
  };
  // In the capturing phase, before navigation.ts, which assumes that a link nobody has canceled leads to another page.
  document.addEventListener('click', onClick, true);
  const id = new URLSearchParams(location.search).get('scrollTo');
  if (!id) return;
  leaveQuery();
  setTimeout(() => location.replace(`#${encodeURIComponent(id)}`), UI_ANCHOR_SCROLL_DELAY_MS);
}

// Called here, because a home page script that only imports would not become a file of its own.
start();
