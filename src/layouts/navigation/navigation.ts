import { UI_LOGO_DOUBLE_CLICK_MS } from '../../business/constants.ts';
import { track } from '../../lib/measurement/analytics.ts';
import { homePath } from '../../paths.ts';
import { clickedLink, isPlainClick } from '../../ui/clicked-link.ts';
import { expectPage } from '../scripts/notices.ts';

const isHome = location.pathname === homePath;

/** Smooth scrolling, or a jump for visitors who prefer less motion: both come from `scroll-behavior` in reset.css. */
export const toTop = () => window.scrollTo({ top: 0 });

const leadsToAnotherPage = ({ target, download, origin, pathname, search }: HTMLAnchorElement) =>
  !target &&
  !download &&
  origin === location.origin &&
  pathname + search !== location.pathname + location.search;

let logoAtMs = -Infinity;

function onLogo(atMs: number) {
  if (atMs - logoAtMs < UI_LOGO_DOUBLE_CLICK_MS) {
    toTop();
    track('scroll_to_top');
  }
  logoAtMs = atMs;
}

function onClick(event: MouseEvent) {
  const link = clickedLink(event);
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  if (link.matches('[data-logo]')) onLogo(event.timeStamp);
  if (event.defaultPrevented || !isPlainClick(event)) return;
  if (href.startsWith(`${homePath}#`) && !isHome) {
    event.preventDefault();
    location.assign(`${homePath}?scrollTo=${href.slice(homePath.length + 1)}`);
    expectPage();
  } else if (leadsToAnotherPage(link)) expectPage();
}

export function startNavigation(): void {
  document.addEventListener('click', onClick);
}
