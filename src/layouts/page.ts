import '../features/locations/open-badge.ts';
import '../ui/call-button.ts';
import '../ui/tool-tip.ts';
import { type AnalyticsEvent, startAnalytics, track } from '../lib/analytics.ts';
import { startDrawer } from './drawer.ts';
import { startLinkTracking } from './link-tracking.ts';
import { startNavigation } from './navigation.ts';

const measurementIds: string | undefined = import.meta.env.PUBLIC_MEASUREMENT_IDS;
// Never beside card fields, nor where a secret is in the address.
if (measurementIds && !('unmeasured' in document.body.dataset)) startAnalytics(measurementIds.split(','));

track('page_view', { path: location.pathname });
const { view } = document.body.dataset;
if (view) track(view as AnalyticsEvent);

startNavigation();
startDrawer();
startLinkTracking();
