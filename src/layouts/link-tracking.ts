import { type AnalyticsEvent, type Conversion, track, trackConversion } from '../lib/analytics.ts';

/**
 * A link reports itself through attributes, so that no page needs a script for it:
 * `data-track="location_click" data-conversion="location_conversion" data-about="griffin"`. A mailto: link needs none.
 */
export function startLinkTracking(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const { track: event, conversion, about } = link.dataset;
    if (event) track(event as AnalyticsEvent, about ? { about } : {});
    if (conversion) trackConversion(conversion as Conversion);
    if (link.protocol === 'mailto:') trackConversion('email_conversion');
  });
}
