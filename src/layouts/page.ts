import '../features/locations/open-badge.ts';
import { startOffline } from '../features/offline/start-offline.ts';
import { startCallButtons } from '../ui/call-button.ts';
import { type AnalyticsEvent, track } from '../lib/analytics.ts';
import { showFallback } from './show-fallback.ts';
import { startInstallOffer } from './install-offer.ts';
import { startLinkTracking } from './link-tracking.ts';
import { startMeasurement } from './start-measurement.ts';
import { startNavigation } from './navigation.ts';
import { startNotices } from './notices.ts';
import { startOpeners } from './openers.ts';
import { startWhenUsed } from './start-when-used.ts';

const measurementIds: string | undefined = import.meta.env.PUBLIC_MEASUREMENT_IDS;
if (measurementIds) startMeasurement(measurementIds.split(','));

track('page_view', { path: location.pathname });
const { view } = document.body.dataset;
if (view) track(view as AnalyticsEvent);

// The openers make buttons of what is in the header by then, and see a click before the navigation does.
startOpeners();
startNavigation();
startLinkTracking();
startNotices();
startCallButtons(showFallback);
startInstallOffer();
startOffline();
startWhenUsed();
