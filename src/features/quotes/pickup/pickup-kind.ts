import { HOME_STATE } from '../../../business/yards.ts';
import { EMPTY_QUOTE, type RequestKind } from '../request-kind.ts';

export const PICKUP_KIND: RequestKind = {
  name: 'pickup',
  loadResolver: async () => (await import('./pickup-resolver.ts')).pickupResolver,
  empty: {
    ...EMPTY_QUOTE,
    address: '',
    city: '',
    state: HOME_STATE,
    zip: '',
    weightClass: '',
    day: '',
    window: '',
  },
  event: 'pickup_request',
  conversion: 'callback_conversion',
};
