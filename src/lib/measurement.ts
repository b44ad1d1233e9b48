import type { AnalyticsDetail } from './analytics.ts';
import { takeCarriedEvents } from './carried-events.ts';
import { loadScript } from './load-script.ts';
import { measuredAddress } from './measured-address.ts';

const TAG_URL = 'https://www.googletagmanager.com/gtag/js';

/** What the tag service reads and writes; https://developers.google.com/tag-platform/gtagjs/reference */
type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const tagWindow = window as unknown as TagWindow;

// The tag service reads `arguments` objects and ignores arrays.
const gtag: (...values: unknown[]) => void = function () {
  (tagWindow.dataLayer ??= []).push(arguments);
};

export const sendEvent = ({ name, params }: AnalyticsDetail): void => gtag('event', name, params);

function setUp(ids: readonly string[]): void {
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('set', {
    page_location: measuredAddress(location.href),
    page_referrer: measuredAddress(document.referrer),
  });
  for (const id of ids) gtag('config', id, { send_page_view: false, allow_google_signals: false });
  // Blocked or out: then nobody measures, and the page goes on.
  void loadScript(`${TAG_URL}?id=${encodeURIComponent(ids[0] ?? '')}`).catch(() => undefined);
}

/**
 * Loads the tag service for the measurement ids and hands it what was carried here; again after a withdrawal it only goes
 * on. `wholePage`: consent was there from the start, so the page's vitals may be told too.
 */
export function openMeasurement(ids: readonly string[], wholePage: boolean): void {
  for (const id of ids) tagWindow[`ga-disable-${id}`] = false;
  if (!tagWindow.dataLayer) setUp(ids);
  for (const event of takeCarriedEvents()) sendEvent(event);
  if (wholePage) void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals());
}

/** After a withdrawal nothing more is sent, and what was saved on this device goes. */
export function closeMeasurement(ids: readonly string[]): void {
  for (const id of ids) tagWindow[`ga-disable-${id}`] = true;
  takeCarriedEvents();
  const names = document.cookie.split(/; */).map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  for (const name of names.filter((one) => one.startsWith('_ga'))) {
    // The service sets its cookies as high up as the browser allows.
    for (const [from] of labels.entries()) {
      const domain = labels.slice(from).join('.');
      for (const where of ['', `; domain=${domain}`]) document.cookie = `${name}=; max-age=0; path=/${where}`;
    }
  }
}
