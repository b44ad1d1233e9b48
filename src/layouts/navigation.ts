import { UI } from '../business/constants.ts';
import { track } from '../lib/analytics.ts';
import { paths } from '../paths.ts';
import { expectPage } from './notices.ts';

const isHome = location.pathname === paths.home;

/** Smooth, or a jump where the visitor wants less motion: both come from `scroll-behavior` in site.css. */
const toTop = () => window.scrollTo({ top: 0 });

const leadsToAnotherPage = ({ target, download, origin, pathname, search }: HTMLAnchorElement) =>
  !target &&
  !download &&
  origin === location.origin &&
  pathname + search !== location.pathname + location.search;

const onClick = (event: MouseEvent) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  if (href === paths.home && isHome) {
    event.preventDefault();
    history.replaceState(null, '', paths.home);
    setTimeout(toTop, UI.anchorScrollDelayMs);
  } else if (href.startsWith('/#') && !isHome) {
    event.preventDefault();
    location.assign(`/?scrollTo=${href.slice(2)}`);
    expectPage();
  } else if (leadsToAnotherPage(link)) expectPage();
};

const onDoubleClickOfLogo = () => {
  let lastMs = -Infinity;
  document.querySelector('[data-logo]')?.addEventListener('click', ({ timeStamp }) => {
    if (timeStamp - lastMs < UI.logoDoubleClickMs) {
      toTop();
      track('scroll_to_top');
    }
    lastMs = timeStamp;
  });
};

/** The home page scrolls to the element that `?scrollTo=` names and keeps its hash as the address. */
const followScrollTo = () => {
  const id = isHome && new URLSearchParams(location.search).get('scrollTo');
  if (!id) return;
  history.replaceState(null, '', paths.home);
  setTimeout(() => location.replace(`#${encodeURIComponent(id)}`), UI.anchorScrollDelayMs);
};

export function startNavigation(): void {
  document.addEventListener('click', onClick);
  onDoubleClickOfLogo();
  followScrollTo();
}
