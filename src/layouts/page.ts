import '../features/locations/hours/open-badge.ts';
import { startOffline } from '../features/offline/start-offline.ts';
import { startCallButtons, type ShowFallback } from '../ui/call/call-button.ts';
import {
  type AnalyticsEvent,
  track,
  type Conversion,
  trackConversion,
} from '../lib/measurement/analytics.ts';
import { startMeasurement } from './scripts/start-measurement.ts';
import { startNavigation } from './navigation/navigation.ts';
import { inNewYork, yardTimeText } from '../domain/shared/time/new-york-time.ts';
import { make } from '../ui/make.ts';
import { printTexts } from './texts.ts';
import { startNotices } from './scripts/notices.ts';
import { startOpeners } from './navigation/openers.ts';
import { startWhenUsed } from './scripts/start-when-used.ts';
import { UI_INSTALL_BANNER_AFTER_MS } from '../business/constants.ts';
import { loadRareParts } from './scripts/load-parts.ts';
import { readStored, writeStored } from '../lib/storage/storage.ts';
import { LANGUAGE_KEY } from '../lib/storage/storage-keys.ts';
import { clickedLink } from '../ui/clicked-link.ts';

/** Shows the number instead of a call button whose link did nothing. */
const showFallback: ShowFallback = async (link, again) => {
  try {
    (await loadRareParts()).showCallFallback(link, again);
  } catch {
    // Offline, and not loaded before: the visitor can still dial the bare number elsewhere.
    link.textContent = link.href.slice('tel:'.length);
  }
};

/**
 * Links are tracked through attributes, so that no page needs a script for it:
 * `data-track="location_click" data-conversion="location_conversion" data-about="griffin"`. A mailto: link needs none.
 */
function startLinkTracking(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link) return;
    const { track: name, conversion, about } = link.dataset;
    if (name) track(name as AnalyticsEvent, about ? { about } : {});
    if (conversion) trackConversion(conversion as Conversion);
    if (link.matches('[data-language]')) writeStored(LANGUAGE_KEY, link.hreflang);
    if (link.protocol === 'mailto:') trackConversion('email_conversion');
  });
}

/** Phones get our own offer to install, after a while; desktops have the browser's. */
function startInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!matchMedia('(width < 48rem)').matches) return;
    event.preventDefault();
    // If there is no connection for it, the next page offers it.
    const offer = () =>
      loadRareParts().then(
        ({ offerInstall }) => offerInstall(event),
        () => {},
      );
    setTimeout(offer, UI_INSTALL_BANNER_AFTER_MS);
  });
}

/** English pages offer Spanish where the browser or an earlier choice prefers it, if the page is there in Spanish. */
function startLanguageOffer(): void {
  const prefers = readStored<string>(LANGUAGE_KEY) ?? navigator.language.slice(0, 2);
  if (prefers !== 'es' || !document.querySelector('html[lang=en] link[hreflang=es]')) return;
  void loadRareParts().then(
    ({ offerSpanish }) => offerSpanish(),
    () => {},
  );
}

/** Paper says when it was printed, next to the business's name: in the letterhead, which on home is the header. */
function startPrintDate(): void {
  const date = make('span', 'print-date hidden');
  document.querySelector('.letterhead p, .logo')?.after(date);
  const stamp = () => {
    const now = new Date();
    date.textContent = printTexts.printed(yardTimeText(now), inNewYork(now).date.slice(0, 4));
  };
  stamp();
  addEventListener('beforeprint', stamp);
}

/** Call once on a page with the frame. Importing does not run it, because a module that others import may share this file's chunk. */
export function startPage(): void {
  const measurementIds: string | undefined = import.meta.env.PUBLIC_MEASUREMENT_IDS;
  if (measurementIds) startMeasurement(measurementIds.split(','));

  track('page_view', { path: location.pathname });
  const { view } = document.body.dataset;
  if (view) track(view as AnalyticsEvent);

  // The openers turn links of the header into buttons, and must handle a click before the navigation does.
  startOpeners();
  startNavigation();
  startLinkTracking();
  startNotices();
  startCallButtons(showFallback);
  startInstallOffer();
  startLanguageOffer();
  startOffline();
  startWhenUsed();
  startPrintDate();
}
