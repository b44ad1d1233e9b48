import {
  CALLBACK_SCHEDULED_CONVERSION_USD,
  LOCATION_CLICK_CONVERSION_USD,
  PHONE_CALL_CONVERSION_USD,
  QUOTE_REQUEST_CONVERSION_USD,
} from '../../business/constants.ts';

export type AnalyticsEvent =
  | 'page_view'
  | 'call_click'
  | 'call_fallback_used'
  | 'call_blocked'
  | 'phone_copied'
  | 'scroll_to_top'
  | 'pricing_refresh'
  | 'partner_link_click'
  | 'quote_start'
  | 'quote_request'
  | 'quote_thank_you_viewed'
  | 'phone_call'
  | 'rewards_click'
  | 'rewards_sign_in'
  | 'rewards_sign_up'
  | 'rewards_redeem'
  | 'rewards_birthday_claim'
  | 'location_click'
  | 'add_to_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'camera_error'
  | 'pickup_request'
  | 'callback_scheduled'
  | 'estimate_to_quote'
  | 'vehicle_start'
  | 'vehicle_estimate_shown'
  | 'nearest_location_found'
  | 'nearest_location_error'
  | 'quick_actions_open'
  | 'install_prompt_answered'
  | 'site_search'
  | 'web_vital';

export type Conversion =
  | 'quote_conversion'
  | 'call_conversion'
  | 'location_conversion'
  | 'callback_conversion'
  | 'email_conversion'
  | 'rewards_conversion';

/** In whole US dollars, for those that have a value. */
const VALUES: Partial<Record<Conversion, number>> = {
  quote_conversion: QUOTE_REQUEST_CONVERSION_USD,
  call_conversion: PHONE_CALL_CONVERSION_USD,
  location_conversion: LOCATION_CLICK_CONVERSION_USD,
  callback_conversion: CALLBACK_SCHEDULED_CONVERSION_USD,
};

type Params = Readonly<Record<string, string | number | boolean>>;

/** The DOM event of each report. layouts/scripts/start-measurement.ts listens if there are ids and consent. */
export const ANALYTICS_EVENT = 'site:analytics';

export interface AnalyticsDetail {
  readonly name: AnalyticsEvent | 'conversion';
  readonly params: Params;
}

const report = (detail: AnalyticsDetail) => {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail }));
};

export const track = (name: AnalyticsEvent, params: Params = {}): void => report({ name, params });

export function trackConversion(label: Conversion): void {
  const value = VALUES[label];
  report({
    name: 'conversion',
    params: { label, ...(value && { value, currency: 'USD' }) },
  });
}
