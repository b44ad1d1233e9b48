import type { Metric } from 'web-vitals';
import { type AnalyticsDetail, track } from './analytics.ts';
import { takeCarriedEvents } from './carried-events.ts';
import { loadScript } from '../requests/load-script.ts';

const TAG_URL = 'https://www.googletagmanager.com/gtag/js';

/** What the tag service reads and writes; https://developers.google.com/tag-platform/gtagjs/reference */
type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const tagWindow = globalThis as unknown as TagWindow;

// The tag service reads `arguments` objects and ignores arrays.
const gtag: (...values: unknown[]) => void = function () {
  (tagWindow.dataLayer ??= []).push(arguments);
};

export const sendEvent = ({ name, params }: AnalyticsDetail): void => gtag('event', name, params);

/**
 * An address as a measurement service may learn it: no fragment, and of the query only campaign labels (utm_source and the
 * like), as queries hold order numbers, searches and secrets. '' if it is not an address.
 */
export function measuredAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const labels = [...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name));
  return `${origin}${pathname}${labels.length > 0 ? `?${new URLSearchParams(labels)}` : ''}`;
}

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
  // If it is blocked or down, nothing is measured.
  void loadScript(`${TAG_URL}?id=${encodeURIComponent(ids[0] ?? '')}`).catch(() => undefined);
}

/** Whole milliseconds; layout shift with three decimals. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);

const reportVital = (metric: Metric) =>
  track('web_vital', { metric: metric.name, value: rounded(metric), rating: metric.rating });

/** Reports LCP, INP and CLS, each when it is final: mostly when the visitor leaves the page. */
async function reportVitals(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  for (const observe of [onLCP, onINP, onCLS]) observe(reportVital);
}

/**
 * Loads the tag service, or goes on with it after a withdrawal, and sends the carried events. `wholePage`: consent was
 * there from the start, so the page's vitals may be reported too.
 */
export function openMeasurement(ids: readonly string[], wholePage: boolean): void {
  for (const id of ids) tagWindow[`ga-disable-${id}`] = false;
  if (!tagWindow.dataLayer) setUp(ids);
  for (const event of takeCarriedEvents()) sendEvent(event);
  if (wholePage) void reportVitals();
}

/** After a withdrawal: sends nothing more and deletes what was saved on this device. */
export function closeMeasurement(ids: readonly string[]): void {
  for (const id of ids) tagWindow[`ga-disable-${id}`] = true;
  takeCarriedEvents();
  const names = document.cookie.split(/; */).map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  for (const name of names.filter((one) => one.startsWith('_ga'))) {
    // The service sets its cookies on the highest domain that the browser allows.
    for (const [from] of labels.entries()) {
      const domain = labels.slice(from).join('.');
      for (const where of ['', `; domain=${domain}`]) document.cookie = `${name}=; max-age=0; path=/${where}`;
    }
  }
}
