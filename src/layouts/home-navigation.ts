import { UI_ANCHOR_SCROLL_DELAY_MS } from '../business/constants.ts';
import { homePath } from '../paths.ts';
import { clickedLink, isPlainClick } from '../ui/clicked-link.ts';
import { toTop } from './navigation.ts';

const leaveQuery = () => history.replaceState(null, '', homePath);

/** Home leads to the top of the home page itself, and `?scrollTo=` to the element that it names, with its hash as the address. */
function start(): void {
  const onClick = (event: MouseEvent) => {
    if (clickedLink(event)?.getAttribute('href') !== homePath || !isPlainClick(event)) return;
    event.preventDefault();
    leaveQuery();
    setTimeout(toTop, UI_ANCHOR_SCROLL_DELAY_MS);
  };
  // In the capturing phase: before navigation.ts, which expects another page of a link that nobody has stopped.
  document.addEventListener('click', onClick, true);
  const id = new URLSearchParams(location.search).get('scrollTo');
  if (!id) return;
  leaveQuery();
  setTimeout(() => location.replace(`#${encodeURIComponent(id)}`), UI_ANCHOR_SCROLL_DELAY_MS);
}

// By itself: a script of the home page's that does nothing but import is no file of its own.
start();
