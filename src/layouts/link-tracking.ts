import { type AnalyticsEvent, type Conversion, track, trackConversion } from '../lib/analytics.ts';
import { clickedLink } from '../ui/clicked-link.ts';

/**
 * A link reports itself through attributes, so that no page needs a script for it:
 * `data-track="location_click" data-conversion="location_conversion" data-about="griffin"`. A mailto: link needs none.
 */
export function startLinkTracking(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link) return;
    const { track: name, conversion, about } = link.dataset;
    if (name) track(name as AnalyticsEvent, about ? { about } : {});
    if (conversion) trackConversion(conversion as Conversion);
    if (link.protocol === 'mailto:') trackConversion('email_conversion');
  });
}
